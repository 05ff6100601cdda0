import { sql, type RawBuilder } from 'kysely';
import type { Criteria } from '#model/criteria.ts';
import { fieldNamed, type Entity } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import type { SortDirection } from '#model/vocabulary.ts';
import type { Scope } from '../context.ts';
import { jsonOf, sortValueOf } from '../sql/columns.ts';
import { reachOf } from '../sql/reach.ts';
import { toCondition, toSearchCondition, type Condition } from '../sql/criteria.ts';

/** Which records, in which order: what list, export and "all that match" have in common. */
export interface Selection {
  text?: string | undefined;
  filter?: Criteria | undefined;
  sort: { active: string; direction: SortDirection };
  /** The IANA zone in which dates of the filter are meant. */
  zone: string;
  /** A condition that no filter can say, and a text that tells it from others. */
  within?: { id: string; condition: Condition };
}

export interface Window {
  limit: number;
  offset: number;
}

/** From this offset on only keys are skipped over, not whole rows. */
const DEEP_OFFSET = 1000;

/** One page as the JSON text of the answer, written by PostgreSQL: `{"items":[…],"totalItems":n}`. */
export async function pageOf(scope: Scope, entity: Entity, selection: Selection, { limit, offset }: Window) {
  const condition = conditionOf(scope, entity, selection);
  const ordered = sql`${condition} order by ${orderOf(entity, selection)} limit ${limit} offset ${offset}`;
  const source = offset < DEEP_OFFSET ? ordered : rowsOf(entity, scope, selection, ordered);
  const { rows } = await sql<{ snapshot: string; items: string }>`
    select pg_current_snapshot()::text as snapshot,
      coalesce((select json_agg(item) from (
        select ${columnsOf(entity)} from ${sql.table(entity.name)} where ${source}
      ) item), '[]')::text as items`.execute(scope.db);
  const { snapshot = '', items = '[]' } = rows[0] ?? {};
  const reach = reachOf(scope, entity) ? scope.caller.id : 'all';
  const what = JSON.stringify([
    scope.tenant.id,
    reach,
    entity.name,
    selection.text,
    selection.filter,
    selection.zone,
    selection.within?.id,
  ]);
  const total = await scope.totals(what, snapshot, () => countOf(scope, entity, condition));
  return `{"items":${items},"totalItems":${total}}`;
}

/** The keys of everything selected, in order: an export reads its rows by them without holding a transaction. */
export async function keysOf(scope: Scope, entity: Entity, selection: Selection): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from ${sql.table(entity.name)}
    where ${conditionOf(scope, entity, selection)} order by ${orderOf(entity, selection)}`.execute(scope.db);
  return rows.map(({ key }) => key);
}

/** The records of the keys, in their order; keys that are gone meanwhile are left out. */
export async function recordsOf(scope: Scope, entity: Entity, keys: readonly string[]): Promise<Values[]> {
  const { rows } = await sql<{ record: Values }>`
    select row_to_json(item) as record from (
      select ${columnsOf(entity)} from ${sql.table(entity.name)}
      where tenant = ${scope.tenant.id} and key = any(${[...keys]})
    ) item`.execute(scope.db);
  const byKey = new Map(rows.map(({ record }) => [record['key'], record]));
  return keys.map((key) => byKey.get(key)).filter((record) => record !== undefined);
}

/** How many records satisfy the condition, and the snapshot in which that is true. */
export async function countOf(scope: Scope, entity: Entity, condition: Condition) {
  const { rows } = await sql<{ total: number; snapshot: string }>`
    select count(*) as total, pg_current_snapshot()::text as snapshot
    from ${sql.table(entity.name)} where ${condition}`.execute(scope.db);
  return { total: rows[0]?.total ?? 0, snapshot: rows[0]?.snapshot ?? '' };
}

/** The fields of an entity as they read in an answer, from its table or from a query of that name. */
export function columnsOf(entity: Entity, from: string = entity.name): RawBuilder<unknown> {
  return sql.join(entity.fields.map((field) => jsonOf(entity, field, from)));
}

export function conditionOf(scope: Scope, entity: Entity, selection: Omit<Selection, 'sort'>): Condition {
  const conditions = [withinReach(scope, entity)];
  if (selection.text?.trim()) conditions.push(toSearchCondition(selection.text, entity));
  if (selection.within) conditions.push(selection.within.condition);
  if (selection.filter) conditions.push(toCondition(selection.filter, entity, selection.zone));
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** The rows of the tenant that the caller may reach. */
export function withinReach(scope: Scope, entity: Entity): Condition {
  const own = sql<boolean>`${sql.ref(`${entity.name}.tenant`)} = ${scope.tenant.id}`;
  const reach = reachOf(scope, entity);
  return reach ? sql`${own} and ${reach}` : own;
}

/** Ties are broken by the key, so that paging neither repeats nor skips a row. */
function orderOf(entity: Entity, { sort }: Selection): RawBuilder<unknown> {
  const value = sortValueOf(entity, fieldNamed(entity.fields, sort.active, entity.name));
  const direction = sql.raw(sort.direction);
  return sql`${value} ${direction}, ${sql.ref(`${entity.name}.key`)} ${direction}`;
}

function rowsOf(entity: Entity, scope: Scope, selection: Selection, ordered: RawBuilder<unknown>) {
  return sql`tenant = ${scope.tenant.id}
    and key in (select key from ${sql.table(entity.name)} where ${ordered})
    order by ${orderOf(entity, selection)}`;
}
