import { neutralised } from '#model/csv.ts';
import type { Entity, Field } from '#model/entity.ts';
import { isTyped } from '#model/kinds.ts';
import type { Scope } from '../context.ts';
import { recordsOf } from '../records/list.ts';

export type Cell = string | number | boolean | undefined;

const BATCH = 500;

/** The header and then the rows of the listed columns, batch by batch, so that a long export stays small in memory. */
export async function* exportedRows(scope: Scope, entity: Entity, keys: readonly string[]): AsyncGenerator<Cell[]> {
  yield entity.columns.map((field) => field.title);
  for (let from = 0; from < keys.length; from += BATCH) {
    const records = await recordsOf(scope, entity, keys.slice(from, from + BATCH));
    for (const record of records) yield entity.columns.map((field) => cellOf(field, record[field.name]));
  }
}

function cellOf(field: Field, value: unknown): Cell {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value === null || value === undefined) return undefined;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return isTyped(field.kind) ? neutralised(text) : text;
}
