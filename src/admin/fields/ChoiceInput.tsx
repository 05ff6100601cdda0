import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo, type ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Field } from '#model/entity.ts';
import type { Widget } from '#model/vocabulary.ts';
import { hasNone } from './choices.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';
import { keepText } from './keep-text.ts';
import { RadioChoice } from './RadioChoice.tsx';
import { ToggleChoice } from './ToggleChoice.tsx';
import { textOfValue } from './value-text.ts';

/** So few values stand side by side; among more one chooses in a list. */
const MOST_RADIOS = 3;

export const ChoiceInput = memo(function ChoiceInput({ field, name }: InputProps) {
  const Widget = widgets[field.hints.widget ?? usualWidgetOf(field)];
  return <Widget field={field} name={name} />;
});

function usualWidgetOf({ property, hints }: Field): Widget {
  const { length } = property.enum ?? [];
  return length > 1 && length <= MOST_RADIOS && !hints.when ? 'radio' : 'select';
}

/** One of a few values: the browser's own select, which every device knows. */
function ChoiceSelect({ field, name }: InputProps) {
  const translate = useTranslate();
  const { register } = useFormContext();
  const { ref, ...registered } = register(name, { setValueAs: keepText });
  return (
    <FieldFrame field={field} name={name}>
      {({ id, ...aria }) => (
        <NativeSelect {...registered} inputRef={ref} input={<OutlinedInput />} inputProps={{ ...aria, id }}>
          <option value="" hidden={!hasNone(field)} aria-label={translate('common.none')} />
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

const widgets = { radio: RadioChoice, select: ChoiceSelect, toggle: ToggleChoice } as const satisfies Record<
  Widget,
  ComponentType<InputProps>
>;
