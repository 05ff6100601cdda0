import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldKind } from '#model/kinds.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';
import { keepText } from './keep-text.ts';

/** One line of text. */
export const TextInput = memo(function TextInput({ field }: InputProps) {
  const { register } = useFormContext();
  const { ref, ...registered } = register(field.name, { setValueAs: keepText });
  return (
    <FieldFrame field={field}>
      {({ id, ...aria }) => (
        <OutlinedInput
          {...registered}
          id={id}
          inputRef={ref}
          type={field.kind === 'email' ? 'email' : 'text'}
          inputProps={{ ...aria, ...hintsByKind[field.kind] }}
        />
      )}
    </FieldFrame>
  );
});

const hintsByKind: Partial<Record<FieldKind, object>> = {
  code: { autoCapitalize: 'off', spellCheck: false, dir: 'ltr' },
  email: { dir: 'ltr' },
};
