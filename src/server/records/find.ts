import { sql } from 'kysely';
import type { Entity } from '#model/entity.ts';
import type { Values } from '#model/validate.ts';
import type { Scope } from '../context.ts';
import { notFound } from '../problems.ts';
import type { Db } from '../sql/database.ts';
import { columnsOf } from './list.ts';

/** The record of that key as the API answers it. Throws 404 where the tenant has none. */
export async function find(scope: Scope, entity: Entity, key: string): Promise<Values> {
  return read(scope, entity, key, scope.db, false);
}

/** The same inside a transaction, locked until its end. */
export async function findForUpdate(scope: Scope, entity: Entity, key: string, transaction: Db): Promise<Values> {
  return read(scope, entity, key, transaction, true);
}

async function read(scope: Scope, entity: Entity, key: string, db: Db, isLocked: boolean): Promise<Values> {
  const { rows } = await sql<{ record: Values }>`
    select row_to_json(item) as record from (
      select ${columnsOf(entity)} from ${sql.table(entity.name)}
      where tenant = ${scope.tenant.id} and key = ${key} ${isLocked ? sql`for update` : sql``}
    ) item`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return row.record;
}
