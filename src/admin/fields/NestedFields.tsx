import Box from '@mui/material/Box';
import { useContext } from 'react';
import { columnOf, fieldGrid } from './field-grid.ts';
import type { InputProps } from './field-props.ts';
import { InputTableContext } from './input-table.ts';

/** The inputs of an object, or of one record of a list: the fields of `field` at the path `name`. */
export function NestedFields({ field, name }: InputProps) {
  const inputs = useContext(InputTableContext);
  return (
    <Box sx={fieldGrid}>
      {field.fields
        .filter(({ readOnly }) => !readOnly)
        .map((nested) => {
          const Input = inputs[nested.kind];
          return (
            <Box key={nested.name} sx={columnOf(nested)}>
              {Input && <Input field={nested} name={`${name}.${nested.name}`} />}
            </Box>
          );
        })}
    </Box>
  );
}
