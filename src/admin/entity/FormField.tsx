import { memo, type ReactNode } from 'react';
import type { Field } from '#model/entity.ts';
import { useIsShown } from '../fields/condition.ts';
import { widthOf } from '../fields/field-grid.ts';
import { inputs } from '../fields/inputs.ts';
import { ReadOnlyField } from './ReadOnlyField.tsx';

interface Props {
  field: Field;
  isNew: boolean;
}

/** One field of a form, in its width; shown only while its condition holds, and read only where it can't be written. */
export const FormField = memo(function FormField({ field, isNew }: Props) {
  const Input = inputs[field.kind];
  const isFixed = field.readOnly || (field.hints.immutable && !isNew);
  const shown = (
    <div {...widthOf(field)}>
      {isFixed ? <ReadOnlyField field={field} /> : <Input field={field} name={field.name} />}
    </div>
  );
  return field.hints.when ? <OnCondition field={field}>{shown}</OnCondition> : shown;
});

function OnCondition({ field, children }: { field: Field; children: ReactNode }) {
  return useIsShown(field, field.name) ? children : null;
}
