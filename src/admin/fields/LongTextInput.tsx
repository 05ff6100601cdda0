import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';
import { keepText } from './keep-text.ts';

/** Several lines of text, with the count beside the limit. */
export const LongTextInput = memo(function LongTextInput({ field, name }: InputProps) {
  const { register } = useFormContext();
  const { ref, ...registered } = register(name, { setValueAs: keepText });
  return (
    <FieldFrame field={field} name={name} note={<CharacterCount field={field} name={name} />}>
      {({ id, ...aria }) => (
        <OutlinedInput {...registered} id={id} inputRef={ref} inputProps={aria} multiline minRows={3} maxRows={12} />
      )}
    </FieldFrame>
  );
});

function CharacterCount({ field, name }: InputProps) {
  const translate = useTranslate();
  const text: unknown = useWatch({ name });
  const limit = field.hints.entry?.maxLength ?? field.property.maxLength;
  const count = typeof text === 'string' ? Array.from(text).length : 0;
  return <span>{translate('form.characters', { count, limit })}</span>;
}
