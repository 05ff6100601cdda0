import type { CellProps } from './field-props.ts';
import { useTextOf } from './texts.ts';

/** What the value says. */
export function TextCell({ field, value }: CellProps) {
  const textOf = useTextOf();
  return textOf(field, value) || null;
}
