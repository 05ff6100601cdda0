import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';

/** A number, typed as text, so that what is no number can be told. */
export const NumberInput = memo(function NumberInput({ field, name }: InputProps) {
  const { register } = useFormContext();
  const { ref, ...registered } = register(name, { setValueAs: keepNumber });
  const inputMode = field.kind === 'integer' ? 'numeric' : 'decimal';
  return (
    <FieldFrame field={field} name={name}>
      {({ id, ...aria }) => (
        <OutlinedInput
          {...registered}
          id={id}
          inputRef={ref}
          inputProps={{ ...aria, inputMode, dir: 'ltr' }}
          {...(field.kind === 'percentage' && { endAdornment: <InputAdornment position="end">%</InputAdornment> })}
        />
      )}
    </FieldFrame>
  );
});

/** What is no number stays the text that it is, for the check to refuse. */
function keepNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return null;
  return Number.isFinite(Number(text)) ? Number(text) : text;
}
