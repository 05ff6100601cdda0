import { useTranslate } from 'react-admin';
import type { CellProps } from './field-props.ts';
import { useOptionsOf } from './suggestions.ts';

/** How many names are told before the rest is counted. */
const TOLD = 2;

/** The names of the records that keys stand for: the first ones, and how many more. */
export function ReferencesCell({ field, value }: CellProps) {
  const translate = useTranslate();
  const keys = Array.isArray(value) ? value.map(String) : [];
  const told = keys.slice(0, TOLD);
  const options = useOptionsOf(field, told);
  const names = told.flatMap((key) => options.find((option) => option.value === key)?.label ?? []).join(', ');
  const more = keys.length - told.length;
  return more > 0 ? translate('list.namesAndMore', { names, more }) : names || null;
}
