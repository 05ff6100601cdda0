import type { CellProps } from './field-props.ts';

export function TextCell({ value }: CellProps) {
  return typeof value === 'string' ? value : null;
}
