import { sql } from 'kysely';
import type { Entity } from '#model/entity.ts';
import type { HistoryItem } from '#model/history.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { toJsonColumn } from '../sql/columns.ts';
import { auditOf } from './audit.ts';
import { insertMany } from './insert-many.ts';
import { changesBetween, columnValues, readOnlyDefaultsOf } from './write.ts';

export interface Change {
  stored: Values;
  changes: HistoryItem['changes'];
}

/** Creates checked records with their audit rows, in two statements however many they are. */
export async function createMany(
  scope: Scope,
  entity: Entity,
  rows: { key: string; values: Values }[],
  action?: string,
): Promise<void> {
  if (rows.length === 0) return;
  const at = scope.now.toISOString();
  const stamps = { creationTime: at, modificationTime: at, createdBy: scope.caller.name, version: 1 };
  const records = rows.map(({ key, values }) => ({ key, ...readOnlyDefaultsOf(entity), ...values, ...stamps }));
  await insertMany(scope.db, entity, { tenant: scope.tenant.id, createdById: scope.caller.id, records });
  const audited = rows.map(({ key, values }) => ({ key, action, changes: changesBetween({}, values) }));
  await auditOf(scope, entity, audited).execute(scope.db);
}

/** Changes locked records with their audit rows, in two statements however many they are. */
export async function updateMany(scope: Scope, entity: Entity, changes: Change[], action?: string): Promise<void> {
  if (changes.length === 0) return;
  const modificationTime = scope.now.toISOString();
  const written = new Set(changes.flatMap(({ changes: changed }) => changed.map(({ field }) => field)));
  const rows = changes.map(({ stored, changes: changed }) => {
    const kept = Object.fromEntries([...written].map((name) => [name, stored[name]]));
    const stamps = { key: stored['key'], modificationTime, version: Number(stored['version']) + 1 };
    const record = { ...kept, ...valuesTo(changed), ...stamps };
    return columnValues(entity, record, toJsonColumn);
  });
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'key');
  const table = sql.table(entity.name);
  await sql`
    update ${table} as current
    set ${sql.join(names.map((name) => sql`${sql.ref(name)} = changed.${sql.ref(name)}`))}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) changed
    where current.tenant = ${scope.tenant.id} and current.key = changed.key`.execute(scope.db);
  const audited = changes.map((change) => ({ key: String(change.stored['key']), action, changes: change.changes }));
  await auditOf(scope, entity, audited).execute(scope.db);
  await scope.followUps[entity.name]?.(
    scope,
    changes.map(({ stored, changes: changed }) => ({ before: stored, after: { ...stored, ...valuesTo(changed) } })),
  );
}

function valuesTo(changes: HistoryItem['changes']): Values {
  return Object.fromEntries(changes.map(({ field, to }) => [field, to]));
}
