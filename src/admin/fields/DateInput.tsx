import { memo } from 'react';
import { useController } from 'react-hook-form';
import { DatePicker } from './DatePicker.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';

/** A date in the person's pattern, or an instant in their pattern and zone. */
export const DateInput = memo(function DateInput({ field, name }: InputProps) {
  const { field: input } = useController({ name });
  return (
    <FieldFrame field={field} name={name}>
      {({ id, ...aria }) => (
        <DatePicker
          id={id}
          aria={aria}
          withTime={field.kind === 'dateTime'}
          value={typeof input.value === 'string' ? input.value : null}
          onChange={input.onChange}
          onBlur={input.onBlur}
          inputRef={input.ref}
        />
      )}
    </FieldFrame>
  );
});
