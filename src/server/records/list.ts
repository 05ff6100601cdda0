import { sql, type RawBuilder } from 'kysely';
import type { Criteria } from '#model/criteria.ts';
import { entityNamed } from '#model/entities.ts';
import { fieldNamed, type Entity } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import type { SortDirection } from '#model/vocabulary.ts';
import type { Scope } from '../context.ts';
import { jsonOf, sortNameOf, sortValueOf } from '../sql/columns.ts';
import { fixed } from '../sql/fixed.ts';
import { reachOf, type Purpose } from '../sql/reach.ts';
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

/**
 * The keys of everything selected, or of the first so many, in order: an export reads its rows by them without holding
 * a transaction.
 */
export async function keysOf(scope: Scope, entity: Entity, selection: Selection, limit?: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from ${sql.table(entity.name)}
    where ${conditionOf(scope, entity, selection)} order by ${orderOf(entity, selection)}
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(scope.db);
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
  const known = columnTexts.get(entity)?.get(from);
  if (known) return known;
  const columns = fixed(sql.join(entity.fields.map((field) => jsonOf(entity, field, from))));
  columnTexts.set(entity, (columnTexts.get(entity) ?? new Map()).set(from, columns));
  return columns;
}

/** Made once per entity: there are many, and they never change. */
const columnTexts = new WeakMap<Entity, Map<string, RawBuilder<unknown>>>();

/** What the selected records satisfy, of those within the caller's reach for a purpose. */
export function conditionOf(
  scope: Scope,
  entity: Entity,
  selection: Omit<Selection, 'sort'>,
  purpose?: Purpose,
): Condition {
  const conditions = [withinReach(scope, entity, purpose)];
  if (selection.text?.trim()) conditions.push(toSearchCondition(selection.text, entity));
  if (selection.within) conditions.push(selection.within.condition);
  if (selection.filter) conditions.push(toCondition(selection.filter, entity, selection.zone));
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** The rows of the tenant that the caller may reach, to read them unless said. */
export function withinReach(scope: Scope, entity: Entity, purpose?: Purpose): Condition {
  const own = sql<boolean>`${sql.ref(`${entity.name}.tenant`)} = ${scope.tenant.id}`;
  const reach = reachOf(scope, entity, purpose);
  return reach ? sql`${own} and ${reach}` : own;
}

/** Ties are broken by the key, so that paging neither repeats nor skips a row. */
export function orderOf(entity: Entity, { sort }: Pick<Selection, 'sort'>): RawBuilder<unknown> {
  const field = fieldNamed(entity.fields, sort.active, entity.name);
  const to = field.kind === 'reference' ? field.hints.reference?.to : undefined;
  const value = to === undefined ? sortValueOf(entity, field) : sortNameOf(entity, field, entityNamed(to).text);
  const direction = sql.raw(sort.direction);
  return sql`${value} ${direction}, ${sql.ref(`${entity.name}.key`)} ${direction}`;
}
