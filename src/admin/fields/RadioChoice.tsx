import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { hasNone } from './choices.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';
import { keepText } from './keep-text.ts';
import { textOfValue } from './value-text.ts';

/** One of two or three values, all in sight; none of them where that is allowed and means something else than a default. */
export function RadioChoice({ field, name }: InputProps) {
  const translate = useTranslate();
  const { field: input } = useController({ name });
  const values = field.property.enum ?? [];
  const choices = hasNone(field) ? ['', ...values] : values;
  const current = typeof input.value === 'string' ? input.value : '';
  // The tab key leads to the chosen one, or to the first.
  const focused = choices.includes(current) ? current : choices[0];
  return (
    <FieldFrame field={field} name={name} group="radiogroup">
      {() => (
        <RadioGroup
          row
          role="presentation"
          name={name}
          value={current}
          onChange={(_event, value) => input.onChange(keepText(value))}
          onBlur={input.onBlur}
          sx={{ columnGap: 1 }}
        >
          {choices.map((choice) => (
            <FormControlLabel
              key={choice}
              value={choice}
              label={choice === '' ? translate('common.none') : textOfValue(field, choice, translate)}
              control={<Radio size="small" {...(choice === focused && { inputRef: input.ref })} />}
            />
          ))}
        </RadioGroup>
      )}
    </FieldFrame>
  );
}
