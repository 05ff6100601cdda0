import { sql } from 'kysely';
import type { Entity } from '#model/entity.ts';
import type { Scope } from '../context.ts';
import { notFound, ofRecord, Problem } from '../problems.ts';
import { withinReach } from './list.ts';
import { auditOf } from './audit.ts';
import { isKey } from './new-key.ts';
import { holdersOf } from './holders.ts';
import { isHeld } from './refusals.ts';

/**
 * Removes all of the records or none, each with an audit row; answers how many.
 * Throws 404 when one of them does not exist and 400, with the holders, when others point at one.
 */
export async function remove(scope: Scope, entity: Entity, keys: readonly string[]): Promise<number> {
  const wanted = [...new Set(keys)];
  if (!wanted.every((key) => isKey(key))) throw notFound();
  try {
    return await scope.db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ key: string }>`
        with removed as (
          delete from ${sql.table(entity.name)} where ${withinReach(scope, entity, 'change')} and key = any(${wanted}) returning key
        ), audited as (${auditOf(
          scope,
          entity,
          wanted.map((key) => ({ key, changes: REMOVAL })),
        )})
        select key from removed`.execute(transaction);
      if (rows.length !== wanted.length) throw notFound();
      return rows.length;
    });
  } catch (error) {
    if (!isHeld(error)) throw error;
    throw new Problem(400, { ...ofRecord('common.inUse'), ...(await holdersOf(scope, entity, wanted)) });
  }
}

const REMOVAL = [{ field: '', from: true, to: null }];
