import { sql } from 'kysely';
import type { Entity, Field } from '#model/entity.ts';
import type { HistoryItem } from '#model/history.ts';
import type { FieldErrors } from '#model/validate.ts';
import type { Scope } from '../context.ts';

interface Changed {
  key: string;
  changes: HistoryItem['changes'];
}

/**
 * Those of the written records that now belong to themselves by a reference that allows no circle: message keys by
 * field, by record. Asked in the transaction of the change, after it; who changes such a reference at the same time
 * waits, or of two records each could get under the other.
 */
export async function circlesAmong(
  scope: Scope,
  entity: Entity,
  written: readonly Changed[],
): Promise<Map<string, FieldErrors>> {
  const circles = new Map<string, FieldErrors>();
  for (const field of entity.fields.filter(({ hints }) => hints.reference?.acyclic)) {
    const moved = written.filter(({ changes }) => changes.some((change) => change.field === field.name && change.to));
    if (moved.length === 0) continue;
    await lockOthersOut(scope, entity, field);
    for (const key of await keysInCircles(scope, entity, field, moved)) {
      circles.set(key, { ...circles.get(key), [field.name]: [`${field.messageKey}.acyclic`] });
    }
  }
  return circles;
}

/** Until the end of the transaction, for this field of this tenant. */
async function lockOthersOut(scope: Scope, entity: Entity, { name }: Field): Promise<void> {
  const what = JSON.stringify([scope.tenant.id, entity.name, name]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(scope.db);
}

async function keysInCircles(scope: Scope, entity: Entity, { name }: Field, moved: readonly Changed[]) {
  const [table, next] = [sql.table(entity.name), sql.ref(`${entity.name}.${name}`)];
  const key = sql.ref(`${entity.name}.key`);
  const ofTenant = sql`${sql.ref(`${entity.name}.tenant`)} = ${scope.tenant.id}`;
  // What was met before is not met again, so that it ends in a circle too.
  const { rows } = await sql<{ start: string }>`
    with recursive above as (
      select ${key} as start, ${next} as at from ${table}
      where ${ofTenant} and ${key} = any(${moved.map((one) => one.key)})
      union
      select above.start, ${next} from above join ${table} on ${ofTenant} and ${key} = above.at
    ) select start from above where at = start`.execute(scope.db);
  return rows.map(({ start }) => start);
}
