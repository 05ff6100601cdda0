import { sql } from 'kysely';
import { wholeOf } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import type { HistoryItem } from '#model/history.ts';
import type { Scope } from '../context.ts';

const MAX_ITEMS = 200;

interface Part {
  limit: number;
  offset: number;
}

/** The audited changes of a record that the caller may read, newest first: the last 200 when no part is asked for. */
export async function historyOf(
  scope: Scope,
  entity: Entity,
  key: string,
  { limit, offset }: Part = { limit: MAX_ITEMS, offset: 0 },
): Promise<HistoryItem[]> {
  const hidden = hiddenOf(entity);
  const { rows } = await sql<HistoryItem & { action: string | null }>`
    select at, by, action, changes from audit where ${conditionOf(scope, entity, key)}
    order by id desc limit ${limit} offset ${offset}`.execute(scope.db);
  return rows.map(({ action, changes, ...item }) => ({
    ...item,
    ...(action !== null && { action }),
    changes: changes.filter(({ field }) => !hidden.includes(field)),
  }));
}

/** How many there are. */
export async function historyCountOf(scope: Scope, entity: Entity, key: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from audit where ${conditionOf(scope, entity, key)}`.execute(scope.db);
  return rows[0]?.total ?? 0;
}

/** Moments of which the caller may read nothing are none. */
function conditionOf({ tenant }: Scope, entity: Entity, key: string) {
  const own = sql<boolean>`tenant = ${tenant.id} and entity = ${entity.name} and key = ${key}`;
  const hidden = hiddenOf(entity);
  if (hidden.length === 0) return own;
  return sql<boolean>`${own} and exists (
    select from jsonb_array_elements(changes) change where change->>'field' <> all(${hidden}))`;
}

function hiddenOf(entity: Entity): string[] {
  const granted = new Set(entity.fields.map(({ name }) => name));
  return wholeOf(entity).fields.flatMap(({ name }) => (granted.has(name) ? [] : name));
}
