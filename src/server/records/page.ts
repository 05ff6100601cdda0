import { sql, type RawBuilder } from 'kysely';
import type { Entity } from '#model/entity.ts';
import { PAGE_SIZES } from '#model/limits.ts';
import type { SortDirection } from '#model/vocabulary.ts';
import type { Scope } from '../context.ts';
import { reachOf } from '../sql/reach.ts';
import { PREPARED } from '../sql/sql-pool.ts';
import { columnsOf, conditionOf, countOf, orderOf, type Selection } from './list.ts';

export interface Window {
  limit: number;
  offset: number;
}

/** From this offset on only keys are skipped over, not whole rows. */
const DEEP_OFFSET = 1000;

/** One page as the JSON text of the answer, written by PostgreSQL: `{"items":[…],"totalItems":n}`. */
export async function pageOf(scope: Scope, entity: Entity, selection: Selection, window: Window): Promise<string> {
  const what = identityOf(scope, entity, selection);
  const { snapshot, items } =
    (await itemsFromEnd(scope, entity, selection, { ...window, what })) ??
    (await itemsWhere(scope, entity, rowsOf(scope, entity, selection, window), isHot(selection, window)));
  const total = await scope.totals.totalOf(what, snapshot, () =>
    countOf(scope, entity, conditionOf(scope, entity, selection)),
  );
  return `{"items":${items},"totalItems":${total}}`;
}

/** What a total is the total of: who reaches the same rows may share it. */
function identityOf(scope: Scope, entity: Entity, { text, filter, zone, within }: Selection): string {
  const reach = reachOf(scope, entity) ? scope.caller.id : 'all';
  const moment = asksForTime(entity, filter) ? scope.now.getTime() : undefined;
  const searched = text && entity.searchFields.map(({ name }) => name);
  return JSON.stringify([scope.tenant.id, reach, entity.name, text, searched, filter, zone, within?.id, moment]);
}

/** What is computed may change with the time alone: no total of it holds for longer than a moment. */
function asksForTime({ fields }: Entity, filter: Selection['filter']): boolean {
  const asked = JSON.stringify(filter ?? {});
  return fields.some(({ name, hints }) => hints.computed && asked.includes(`"${name}":`));
}

/** What everybody sees first. */
function isHot({ text, filter, within }: Selection, { limit, offset }: Window): boolean {
  return offset === 0 && PAGE_SIZES.some((size) => size === limit) && !text && !filter && !within;
}

async function itemsWhere(scope: Scope, entity: Entity, rows: RawBuilder<unknown>, isPrepared = false) {
  const statement = sql<{ snapshot: string; items: string }>`${isPrepared ? sql.raw(PREPARED) : sql``}
    select pg_current_snapshot()::text as snapshot,
      coalesce((select json_agg(item) from (
        select ${columnsOf(entity)} from ${sql.table(entity.name)} where ${rows}
      ) item), '[]')::text as items`;
  const answered = await statement.execute(scope.db);
  return answered.rows[0] ?? { snapshot: '', items: '[]' };
}

function rowsOf(scope: Scope, entity: Entity, selection: Selection, window: Window): RawBuilder<unknown> {
  if (window.offset >= DEEP_OFFSET) {
    return rowsByKey(scope, entity, selection, { ...window, direction: selection.sort.direction });
  }
  return sql`${conditionOf(scope, entity, selection)} order by ${orderOf(entity, selection)} ${partOf(window)}`;
}

/**
 * Past the middle the rows are skipped from the end, where the last page is the first. The total tells where the end is,
 * if nobody has written since: undefined when it is unknown or no longer true.
 */
async function itemsFromEnd(scope: Scope, entity: Entity, selection: Selection, window: Window & { what: string }) {
  if (window.offset < DEEP_OFFSET) return undefined;
  const known = await scope.totals.lastOf(window.what);
  if (!known || window.offset <= known.total / 2 || window.offset >= known.total) return undefined;
  const limit = Math.min(window.limit, known.total - window.offset);
  const direction = opposite[selection.sort.direction];
  const part = { limit, offset: known.total - window.offset - limit, direction };
  const answered = await itemsWhere(scope, entity, rowsByKey(scope, entity, selection, part));
  return answered.snapshot === known.snapshot ? answered : undefined;
}

const opposite = { asc: 'desc', desc: 'asc' } as const satisfies Record<SortDirection, SortDirection>;

/** The rows of a part of the keys, which the index alone knows; `direction` is the way that it is walked. */
function rowsByKey(scope: Scope, entity: Entity, selection: Selection, part: Window & { direction: SortDirection }) {
  const walk = { sort: { ...selection.sort, direction: part.direction } };
  return sql`tenant = ${scope.tenant.id} and key in (
    select key from ${sql.table(entity.name)} where ${conditionOf(scope, entity, selection)}
    order by ${orderOf(entity, walk)} ${partOf(part)}) order by ${orderOf(entity, selection)}`;
}

/** As literals: whole numbers, and the best plan depends on them. */
function partOf({ limit, offset }: Window): RawBuilder<unknown> {
  return sql`limit ${sql.lit(limit)} offset ${sql.lit(offset)}`;
}
