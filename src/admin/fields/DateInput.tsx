import Skeleton from '@mui/material/Skeleton';
import { lazy, memo, Suspense } from 'react';
import { useController } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';

const DatePicker = lazy(async () => ({ default: (await import('./DatePicker.tsx')).DatePicker }));

/** A date in the person's pattern, or an instant in their pattern and zone. */
export const DateInput = memo(function DateInput({ field, name }: InputProps) {
  const { field: input } = useController({ name });
  return (
    <FieldFrame field={field} name={name}>
      {({ id, ...aria }) => (
        <Suspense fallback={<Skeleton variant="rounded" height={34} />}>
          <DatePicker
            id={id}
            aria={aria}
            withTime={field.kind === 'dateTime'}
            value={typeof input.value === 'string' ? input.value : null}
            onChange={input.onChange}
            onBlur={input.onBlur}
            inputRef={input.ref}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
});
