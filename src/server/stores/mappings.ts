import { sql } from 'kysely';
import type { Entity } from '#model/entity.ts';
import type { Scope } from '../context.ts';
import { keysOf, type Selection } from '../records/list.ts';
import type { Condition } from '../sql/criteria.ts';

/** The condition that records are mapped to a learning environment, or are not. */
export function mappedTo(scope: Scope, entity: Entity, environmentKey: string, isMapped: boolean) {
  const { table, column } = namesOf(entity);
  const condition: Condition = sql`${isMapped ? sql`` : sql`not`} exists (
    select from ${table} mapped
    where mapped.tenant = ${scope.tenant.id} and mapped."learningEnvironmentKey" = ${environmentKey}
      and mapped.${column} = ${sql.ref(`${entity.name}.key`)})`;
  return { id: `${isMapped ? 'mapped to' : 'not mapped to'} ${environmentKey}`, condition };
}

/** Maps the selected records; those that are mapped already stay. Answers how many were mapped. */
export async function map(scope: Scope, entity: Entity, environmentKey: string, selection: Selection): Promise<number> {
  return mapKeys(scope, entity, environmentKey, await keysOf(scope, entity, selection));
}

/** The same of records that the caller is known to reach. */
export async function mapKeys(scope: Scope, entity: Entity, environmentKey: string, keys: string[]): Promise<number> {
  const { table, column } = namesOf(entity);
  const { rows } = await sql`
    insert into ${table} (tenant, "learningEnvironmentKey", ${column}, "mappedAt", "mappedBy")
    select ${scope.tenant.id}, ${environmentKey}, key, ${scope.now.toISOString()}, ${scope.caller.name}
    from unnest(${keys}::text[]) key
    on conflict do nothing returning 1`.execute(scope.db);
  return rows.length;
}

/** Takes the selected records out of the learning environment. Answers how many were taken out. */
export async function unmap(
  scope: Scope,
  entity: Entity,
  environmentKey: string,
  selection: Selection,
): Promise<number> {
  const { table, column } = namesOf(entity);
  const keys = await keysOf(scope, entity, selection);
  const { rows } = await sql`
    delete from ${table}
    where tenant = ${scope.tenant.id} and "learningEnvironmentKey" = ${environmentKey} and ${column} = any(${keys})
    returning 1`.execute(scope.db);
  return rows.length;
}

function namesOf(entity: Entity) {
  return { table: sql.table(`learning-environment-${entity.name}`), column: sql.ref(`${entity.name}Key`) };
}
