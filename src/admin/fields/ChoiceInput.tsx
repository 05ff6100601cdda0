import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';
import { keepText } from './keep-text.ts';
import { RadioChoice } from './RadioChoice.tsx';
import { textOfValue } from './value-text.ts';

/** So few values stand side by side; among more one chooses in a list. */
const MOST_RADIOS = 3;

export const ChoiceInput = memo(function ChoiceInput({ field, name }: InputProps) {
  const { length } = field.property.enum ?? [];
  const isShort = length > 1 && length <= MOST_RADIOS && !field.hints.when;
  return isShort ? <RadioChoice field={field} name={name} /> : <ChoiceSelect field={field} name={name} />;
});

/** One of a few values: the browser's own select, which every device knows. */
function ChoiceSelect({ field, name }: InputProps) {
  const translate = useTranslate();
  const { register } = useFormContext();
  const { ref, ...registered } = register(name, { setValueAs: keepText });
  return (
    <FieldFrame field={field} name={name}>
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
}
