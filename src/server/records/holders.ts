import { sql } from 'kysely';
import { entities } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import { grantedTo } from '#model/field-access.ts';
import type { Holder, Holders } from '#model/holders.ts';
import type { Scope } from '../context.ts';
import type { Condition } from '../sql/criteria.ts';
import { sortValueOf, valueOf } from '../sql/columns.ts';
import { countOf, withinReach } from './list.ts';

/** Records of one entity that are named; beyond them only the count is told. */
const MAX_NAMED = 5;

/**
 * Which records keep those of the keys from being removed, by entity and field. What the caller may not see is counted
 * and not named.
 */
export async function holdersOf(scope: Scope, entity: Entity, keys: readonly string[]): Promise<Holders> {
  const holders: Holder[] = [];
  let unseen = 0;
  for (const link of await linksTo(scope, entity)) {
    const holding = holdingBy(scope, entity, link, keys);
    const { total } = await countOf(scope, link.holder, holding);
    const seen = maySee(scope, link) ? await seenOf(scope, link, holding) : undefined;
    if (seen && seen.count > 0) holders.push(seen);
    unseen += total - (seen?.count ?? 0);
  }
  return { holders, unseen };
}

/** A way by which rows point at records: a field of an entity, or a table that goes with the records of one. */
interface Link {
  table: string;
  column: string;
  holder: Entity;
  /** The column that names the record with which a row of the table goes. */
  owner?: string | undefined;
}

/** Asks the database itself, which is who refuses: constraints are named `table.column.rule`. */
async function linksTo(scope: Scope, { name }: Entity): Promise<Link[]> {
  const { rows } = await sql<{ constraint: string; owner: string | null; holder: string }>`
    select held.conname as constraint, owning.conname as owner,
      (select relname from pg_class where oid = coalesce(owning.confrelid, held.conrelid)) as holder
    from pg_constraint held
    left join pg_constraint owning
      on owning.conrelid = held.conrelid and owning.contype = 'f' and owning.confdeltype = 'c'
    where held.contype = 'f' and held.confdeltype <> 'c'
      and held.confrelid = ${`"${name}"`}::regclass
    order by held.conname`.execute(scope.db);
  return rows.flatMap(({ constraint, owner, holder: holderName }) => {
    const holder = entities.find((candidate) => candidate.name === holderName);
    const [table = '', column = ''] = constraint.split('.');
    return holder ? [{ table, column, holder, owner: owner?.split('.')[1] }] : [];
  });
}

function holdingBy(scope: Scope, entity: Entity, { table, column, holder, owner }: Link, keys: readonly string[]) {
  const own = sql<boolean>`${sql.ref(`${table}.tenant`)} = ${scope.tenant.id}`;
  const points = sql<boolean>`${own} and ${sql.ref(`${table}.${column}`)} = any(${[...keys]})`;
  if (owner) {
    return sql<boolean>`${sql.ref(`${holder.name}.tenant`)} = ${scope.tenant.id} and ${sql.ref(`${holder.name}.key`)} in (
      select ${sql.ref(`${table}.${owner}`)} from ${sql.table(table)} where ${points})`;
  }
  // Records that were to go themselves hold nothing.
  return holder.name === entity.name ? sql<boolean>`${points} and not (key = any(${[...keys]}))` : points;
}

/** Whether the caller may open such records, and read the field that points. */
function maySee({ caller }: Scope, { holder, column, owner }: Link): boolean {
  if (!holder.access.show.some((role) => caller.roles.includes(role))) return false;
  return owner !== undefined || grantedTo(holder, caller.roles).fields.some(({ name }) => name === column);
}

async function seenOf(scope: Scope, { holder, column, owner }: Link, holding: Condition): Promise<Holder> {
  const condition = sql<boolean>`${withinReach(scope, holder)} and ${holding}`;
  const { total } = await countOf(scope, holder, condition);
  const { rows: records } = await sql<Holder['records'][number]>`
    select key, ${valueOf(holder, holder.text)} as text from ${sql.table(holder.name)} where ${condition}
    order by ${sortValueOf(holder, holder.text)}, key limit ${MAX_NAMED}`.execute(scope.db);
  return { entity: holder.name, ...(owner === undefined && { field: column }), count: total, records };
}
