import { sql } from 'kysely';
import { wholeOf } from '#model/entities.ts';
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
export async function createMany(scope: Scope, entity: Entity, rows: { key: string; values: Values }[]): Promise<void> {
  const at = scope.now.toISOString();
  const stamps = { creationTime: at, modificationTime: at, createdBy: scope.caller.name, version: 1 };
  const records = rows.map(({ key, values }) => ({ key, ...readOnlyDefaultsOf(entity), ...values, ...stamps }));
  await insertMany(scope.db, entity, { tenant: scope.tenant.id, createdById: scope.caller.id, records });
  const audited = rows.map(({ key, values }) => ({ key, changes: changesBetween({}, values) }));
  await auditOf(scope, entity, audited).execute(scope.db);
}

/** Changes locked records with their audit rows, in two statements however many they are. */
export async function updateMany(scope: Scope, entity: Entity, changes: Change[]): Promise<void> {
  if (changes.length === 0) return;
  const modificationTime = scope.now.toISOString();
  const writable = wholeOf(entity).fields.filter((field) => !field.readOnly);
  const rows = changes.map(({ stored, changes: changed }) => {
    const kept = Object.fromEntries(writable.map(({ name }) => [name, stored[name]]));
    const values = Object.fromEntries(changed.map(({ field, to }) => [field, to]));
    const stamps = { key: stored['key'], modificationTime, version: Number(stored['version']) + 1 };
    const record = { ...kept, ...values, ...stamps };
    return columnValues(entity, record, toJsonColumn);
  });
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'key');
  const table = sql.table(entity.name);
  await sql`
    update ${table} as current
    set ${sql.join(names.map((name) => sql`${sql.ref(name)} = changed.${sql.ref(name)}`))}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) changed
    where current.tenant = ${scope.tenant.id} and current.key = changed.key`.execute(scope.db);
  const audited = changes.map(({ stored, changes: changed }) => ({ key: String(stored['key']), changes: changed }));
  await auditOf(scope, entity, audited).execute(scope.db);
}
