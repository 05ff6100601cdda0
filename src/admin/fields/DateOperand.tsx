import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { OperandProps } from './field-props.ts';
import { operandAria } from './operand-aria.ts';

const DatePicker = lazy(async () => ({ default: (await import('./DatePicker.tsx')).DatePicker }));

/** A day in the person's pattern; compared with an instant it means that whole day. */
export function DateOperand({ value, onChange, label, describedBy }: OperandProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={34} />}>
      <DatePicker
        value={typeof value === 'string' ? value.slice(0, 10) : null}
        onChange={(date) => onChange(date ?? undefined)}
        aria={operandAria({ label, describedBy })}
      />
    </Suspense>
  );
}
