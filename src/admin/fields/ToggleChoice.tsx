import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { hasNone } from './choices.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';
import { textOfValue } from './value-text.ts';

/** One of a few values as buttons in a row; pressing the chosen one takes it back where there may be none. */
export function ToggleChoice({ field, name }: InputProps) {
  const translate = useTranslate();
  const { field: input } = useController({ name });
  const values = field.property.enum ?? [];
  return (
    <FieldFrame field={field} name={name} group="group">
      {() => (
        <ToggleButtonGroup
          exclusive
          size="small"
          role="presentation"
          value={input.value ?? null}
          onChange={(_event, value: string | null) => (value !== null || hasNone(field)) && input.onChange(value)}
          onBlur={input.onBlur}
          sx={{ flexWrap: 'wrap' }}
        >
          {values.map((value, index) => (
            <ToggleButton
              key={value}
              value={value}
              sx={{ color: 'text.primary' }}
              {...(index === 0 && { ref: input.ref })}
            >
              {textOfValue(field, value, translate)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </FieldFrame>
  );
}
