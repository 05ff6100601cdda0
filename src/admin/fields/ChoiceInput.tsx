import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';
import { keepText } from './keep-text.ts';
import { textOfValue } from './value-text.ts';

/** One of a few values: the browser's own select, which every device knows. */
export const ChoiceInput = memo(function ChoiceInput({ field }: InputProps) {
  const translate = useTranslate();
  const { register } = useFormContext();
  const { ref, ...registered } = register(field.name, { setValueAs: keepText });
  return (
    <FieldFrame field={field}>
      {({ id, ...aria }) => (
        <NativeSelect {...registered} inputRef={ref} input={<OutlinedInput />} inputProps={{ ...aria, id }}>
          <option value="" aria-label={translate('common.none')} />
          {field.property.enum?.map((value) => (
            <option key={value} value={value}>
              {textOfValue(field, value, translate)}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
});
