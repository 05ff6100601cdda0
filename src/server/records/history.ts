import { sql } from 'kysely';
import type { Entity } from '#model/entity.ts';
import type { HistoryItem } from '#model/history.ts';
import type { Scope } from '../context.ts';

const MAX_ITEMS = 200;

/** The audited changes of a record, newest first, at most the last 200. */
export async function historyOf(scope: Scope, entity: Entity, key: string): Promise<HistoryItem[]> {
  const { rows } = await sql<HistoryItem>`
    select at, by, changes from audit
    where tenant = ${scope.tenant.id} and entity = ${entity.name} and key = ${key}
    order by id desc limit ${MAX_ITEMS}`.execute(scope.db);
  return rows;
}
