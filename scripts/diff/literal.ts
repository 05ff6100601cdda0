import type { Field } from '#model/entity.ts';
import { fold } from '#model/fold.ts';

/** A field's default as SQL writes it in one of its columns; the folded one holds it folded. */
export function defaultIn(column: string, { name, kind, property: { default: value } }: Field): string {
  if (typeof value === 'string') return text(column === name ? value : fold(value));
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!Array.isArray(value) || kind === 'list') return `${text(JSON.stringify(value))}::jsonb`;
  return `array[${value.map((item) => text(String(item))).join(', ')}]::text[]`;
}

function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
