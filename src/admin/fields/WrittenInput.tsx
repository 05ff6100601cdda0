import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo, useState } from 'react';
import { useController } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';
import { useNumberText } from './number-text.ts';

/** A number that is typed in another way than it is kept. What can't be read stays as it was typed, for the check to refuse. */
export const WrittenInput = memo(function WrittenInput({ field, name }: InputProps) {
  const { field: input } = useController({ name });
  const [typed, setTyped] = useState<string>();
  const { unit, example = '', inputMode, write, read } = useNumberText(field);
  const kept: unknown = input.value;
  const written = typeof kept === 'number' ? write(kept) : typeof kept === 'string' ? kept : '';
  return (
    <FieldFrame field={field} name={name}>
      {({ id, ...aria }) => (
        <OutlinedInput
          id={id}
          inputRef={input.ref}
          value={typed ?? written}
          placeholder={example}
          onChange={({ target: { value: text } }) => {
            setTyped(text);
            input.onChange(text.trim() === '' ? null : (read(text) ?? text.trim()));
          }}
          onBlur={() => {
            setTyped(undefined);
            input.onBlur();
          }}
          inputProps={{ ...aria, inputMode, autoComplete: 'off', dir: 'ltr' }}
          {...(unit && { startAdornment: <InputAdornment position="start">{unit}</InputAdornment> })}
        />
      )}
    </FieldFrame>
  );
});
