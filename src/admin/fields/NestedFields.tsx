import Box from '@mui/material/Box';
import { useContext } from 'react';
import { useCondition } from './condition.ts';
import { fieldGrid, widthOf } from './field-grid.ts';
import type { InputProps } from './field-props.ts';
import { InputTableContext } from './input-table.ts';

/** The inputs of an object, or of one record of a list: the fields of `field` at the path `name`. */
export function NestedFields({ field, name }: InputProps) {
  return (
    <Box sx={fieldGrid}>
      {field.fields
        .filter(({ readOnly }) => !readOnly)
        .map((nested) => {
          const Nested = nested.hints.when ? OnCondition : NestedField;
          return <Nested key={nested.name} field={nested} name={`${name}.${nested.name}`} />;
        })}
    </Box>
  );
}

function NestedField({ field, name }: InputProps) {
  const Input = useContext(InputTableContext)[field.kind];
  return <div {...widthOf(field)}>{Input && <Input field={field} name={name} />}</div>;
}

/** Shown while its condition holds among the fields beside it. */
function OnCondition({ field, name }: InputProps) {
  return useCondition(field, name) ? <NestedField field={field} name={name} /> : null;
}
