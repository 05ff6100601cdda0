import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';
import { textOfValue } from './value-text.ts';

export const BooleanInput = memo(function BooleanInput({ field, name }: InputProps) {
  const translate = useTranslate();
  const { field: input } = useController({ name });
  const value = input.value === true;
  return (
    <FieldFrame field={field} name={name}>
      {({ id, ...aria }) => (
        <FormControlLabel
          htmlFor={id}
          label={<span aria-hidden>{textOfValue(field, value, translate)}</span>}
          control={
            <Switch
              checked={value}
              onChange={({ target }) => input.onChange(target.checked)}
              onBlur={input.onBlur}
              slotProps={{ input: { ...aria, id, role: 'switch', ref: input.ref } }}
            />
          }
        />
      )}
    </FieldFrame>
  );
});
