import { memo } from 'react';
import { useController } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';
import { TimeText } from './TimeText.tsx';

export const TimeInput = memo(function TimeInput({ field, name }: InputProps) {
  const { field: input } = useController({ name });
  return (
    <FieldFrame field={field} name={name}>
      {({ id, ...aria }) => (
        <TimeText
          id={id}
          aria={aria}
          value={typeof input.value === 'string' ? input.value : null}
          onChange={input.onChange}
          onBlur={input.onBlur}
          inputRef={input.ref}
        />
      )}
    </FieldFrame>
  );
});
