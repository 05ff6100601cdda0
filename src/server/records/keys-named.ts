import { sql } from 'kysely';
import type { Entity } from '#model/entity.ts';
import type { Scope } from '../context.ts';
import { sortColumnOf } from '../sql/columns.ts';
import { withinReach } from './list.ts';
import { isKey } from './new-key.ts';

/** A record that a text stands for; without a key several are called so. */
export interface Named {
  key: string | undefined;
}

/** The records that folded texts stand for, within the caller's reach: by key, by its unique fields, then by name. */
export async function keysNamed(scope: Scope, entity: Entity, texts: string[]) {
  const unique = entity.fields.filter(({ hints }) => hints.unique);
  const columns = [...unique, entity.text].map((field) => sortColumnOf(field));
  const named = new Map<string, Named>();
  for (const column of ['key', ...columns]) {
    const sought = texts.filter((text) => !named.has(text) && (column !== 'key' || isKey(text)));
    if (sought.length === 0) continue;
    const { rows } = await sql<{ text: string; key: string; count: number }>`
      select ${sql.ref(column)} as text, min(key) as key, count(*)::integer as count from ${sql.table(entity.name)}
      where ${withinReach(scope, entity)} and ${sql.ref(column)} = any(${sought}) group by 1`.execute(scope.db);
    for (const { text, key, count } of rows) named.set(text, { key: count === 1 ? key : undefined });
  }
  return named;
}
