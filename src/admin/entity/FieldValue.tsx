import { useTranslate } from 'react-admin';
import type { Field } from '#model/entity.ts';
import { cells } from '../fields/cells.ts';

/** A value as its kind shows it; nothing is said in words. */
export function FieldValue({ field, value }: { field: Field | undefined; value: unknown }) {
  const translate = useTranslate();
  if (value === null || value === undefined) return translate('history.nothing');
  if (!field) return JSON.stringify(value);
  const Cell = cells[field.kind];
  return <Cell field={field} value={value} />;
}
