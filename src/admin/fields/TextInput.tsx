import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldKind } from '#model/kinds.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';
import { keepText } from './keep-text.ts';

/** One line of text, or what browsers take as one. */
export const TextInput = memo(function TextInput({ field, name }: InputProps) {
  const { register } = useFormContext();
  const { ref, ...registered } = register(name, { setValueAs: keepText });
  return (
    <FieldFrame field={field} name={name}>
      {({ id, ...aria }) => (
        <OutlinedInput
          {...registered}
          id={id}
          inputRef={ref}
          type={typeByKind[field.kind] ?? 'text'}
          inputProps={{ ...aria, ...hintsByKind[field.kind] }}
        />
      )}
    </FieldFrame>
  );
});

/** Tells a phone which keyboard to show. */
const typeByKind: Partial<Record<FieldKind, string>> = { email: 'email', url: 'url', phone: 'tel' };

const hintsByKind: Partial<Record<FieldKind, object>> = {
  code: { autoCapitalize: 'off', spellCheck: false, dir: 'ltr' },
  email: { dir: 'ltr' },
  url: { dir: 'ltr' },
  phone: { dir: 'ltr' },
};
