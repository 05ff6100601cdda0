import Box from '@mui/material/Box';
import { memo, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { matches, type Criteria } from '#model/criteria.ts';
import type { Field } from '#model/entity.ts';
import { inputs } from '../fields/inputs.ts';
import { ReadOnlyField } from './ReadOnlyField.tsx';

interface Props {
  field: Field;
  isNew: boolean;
}

/** One field of a form, in its width; shown only while its condition holds. */
export const FormField = memo(function FormField({ field, isNew }: Props) {
  const Input = inputs[field.kind];
  const column = columns[field.hints.width ?? 'full'];
  const shown = (
    <Box sx={{ gridColumn: { xs: 'auto', md: column } }}>
      {field.hints.immutable && !isNew ? <ReadOnlyField field={field} /> : <Input field={field} name={field.name} />}
    </Box>
  );
  return field.hints.when ? (
    <OnCondition field={field} when={field.hints.when}>
      {shown}
    </OnCondition>
  ) : (
    shown
  );
});

/** What is hidden has no value: the server would refuse it. */
function OnCondition({ field, when, children }: { field: Field; when: Criteria; children: React.ReactNode }) {
  const { setValue, getValues } = useFormContext();
  const values = useWatch();
  const isShown = matches(when, values);
  useEffect(() => {
    if (!isShown && getValues(field.name) !== null) setValue(field.name, null, { shouldDirty: true });
  }, [isShown, field.name, getValues, setValue]);
  return isShown ? children : null;
}

const columns = { third: 'span 2', half: 'span 3', full: '1 / -1' } as const;
