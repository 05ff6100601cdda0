import { useFormatDate } from './format-date.ts';
import type { CellProps } from './field-props.ts';

/** A local date in the person's pattern. */
export function DateCell({ value }: CellProps) {
  const { dateOf } = useFormatDate();
  return typeof value === 'string' ? <time dateTime={value}>{dateOf(value)}</time> : null;
}

/** An instant in the person's pattern and zone. */
export function DateTimeCell({ value }: CellProps) {
  const { instantOf } = useFormatDate();
  return typeof value === 'string' ? <time dateTime={value}>{instantOf(value)}</time> : null;
}
