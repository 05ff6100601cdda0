import { sql } from 'kysely';
import type { Entity } from '#model/entity.ts';
import type { Scope } from '../context.ts';
import { valueOf } from '../sql/columns.ts';
import { withinReach } from './list.ts';

/** What records are called, by key; those that the caller may not know are left out. */
export async function namesOf(scope: Scope, entity: Entity, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ key: string; name: string }>`
    select key, ${valueOf(entity, entity.text)} as name from ${sql.table(entity.name)}
    where ${withinReach(scope, entity, 'name')} and key = any(${[...keys]})`.execute(scope.db);
  return new Map(rows.map(({ key, name }) => [key, name]));
}
