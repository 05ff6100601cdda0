import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSession } from '../session/SessionContext.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';
import { numberIn } from './number-text.ts';

/** A number, typed as text, so that what is no number can be told. */
export const NumberInput = memo(function NumberInput({ field, name }: InputProps) {
  const { register } = useFormContext();
  const { culture } = useSession();
  const { ref, ...registered } = register(name, { setValueAs: (value: unknown) => keepNumber(value, culture) });
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
function keepNumber(value: unknown, culture: string): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return text === '' ? null : (numberIn(text, culture) ?? text);
}
