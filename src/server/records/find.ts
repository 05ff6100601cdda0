import { sql, type RawBuilder } from 'kysely';
import type { Entity } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { notFound } from '../problems.ts';
import type { Purpose } from '../sql/reach.ts';
import { columnsOf, withinReach } from './list.ts';
import { isKey } from './new-key.ts';

/** The record of that key as the API answers it. Throws 404 where the tenant has none. */
export async function find(scope: Scope, entity: Entity, key: string): Promise<Values> {
  return read(scope, entity, key, { purpose: 'read', lock: sql`` });
}

/**
 * The same in a scope whose `db` is a transaction: the row stays locked until its end. What is computed from other rows
 * may be older than the lock. New rows may still point at this one, or two transactions could wait for each other.
 */
export async function findForUpdate(scope: Scope, entity: Entity, key: string): Promise<Values> {
  return read(scope, entity, key, { purpose: 'change', lock: sql`for no key update` });
}

interface Reading {
  purpose: Purpose;
  lock: RawBuilder<unknown>;
}

async function read(scope: Scope, entity: Entity, key: string, { purpose, lock }: Reading): Promise<Values> {
  if (!isKey(key)) throw notFound();
  const { rows } = await sql<{ record: Values }>`
    select row_to_json(item) as record from (
      select ${columnsOf(entity)} from ${sql.table(entity.name)}
      where ${withinReach(scope, entity, purpose)} and key = ${key} ${lock}
    ) item`.execute(scope.db);
  const [row] = rows;
  if (!row) throw notFound();
  return row.record;
}
