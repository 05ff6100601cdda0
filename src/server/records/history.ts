import { sql } from 'kysely';
import { wholeOf } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import type { HistoryItem } from '#model/history.ts';
import type { Scope } from '../context.ts';

const MAX_ITEMS = 200;

/** The audited changes of a record that the caller may read, newest first, of at most the last 200. */
export async function historyOf(scope: Scope, entity: Entity, key: string): Promise<HistoryItem[]> {
  const { rows } = await sql<HistoryItem & { action: string | null }>`
    select at, by, action, changes from audit
    where tenant = ${scope.tenant.id} and entity = ${entity.name} and key = ${key}
    order by id desc limit ${MAX_ITEMS}`.execute(scope.db);
  const items = rows.map(({ action, ...item }) => (action === null ? item : { ...item, action }));
  const granted = new Set(entity.fields.map(({ name }) => name));
  const hidden = wholeOf(entity).fields.flatMap(({ name }) => (granted.has(name) ? [] : name));
  return hidden.length === 0 ? items : items.flatMap((item) => withoutFields(item, hidden));
}

/** The moment without its changes of these fields; none where nothing is left of it. */
function withoutFields(item: HistoryItem, names: readonly string[]): HistoryItem[] {
  const changes = item.changes.filter(({ field }) => !names.includes(field));
  return changes.length > 0 ? [{ ...item, changes }] : [];
}
