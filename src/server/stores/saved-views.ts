import { sql, type RawBuilder } from 'kysely';
import type { Entity } from '#model/entity.ts';
import { fold } from '#model/fold.ts';
import { MAX_VIEWS } from '#model/limits.ts';
import type { StoredView, ViewToSave } from '#model/saved-list.ts';
import type { Scope } from '../context.ts';
import { invalid, notFound } from '../problems.ts';
import { newKey } from '../records/new-key.ts';
import { isTaken } from '../records/refusals.ts';

/** The caller's own views of an entity and those that are shared with one of their roles, by name. */
export async function viewsOf(scope: Scope, entity: Entity): Promise<StoredView[]> {
  const { rows } = await sql<Row>`
    select ${columnsFor(scope)} from "saved-view"
    where ${ofEntity(scope, entity)}
      and ("ownerId" = ${scope.caller.id} or "sharedWith" && ${[...scope.caller.roles]}::text[])
    order by "nameFolded", key`.execute(scope.db);
  return rows.map(toView);
}

/** Creates the caller's view, or replaces the one of `view.key`. Throws 404 where they have none, 400 for a taken name. */
export async function saveView(scope: Scope, entity: Entity, view: ViewToSave): Promise<StoredView> {
  const write = view.key === undefined ? insertOf(scope, entity, view) : updateOf(scope, entity, view);
  const { rows } = await sql<Row>`${write} returning ${columnsFor(scope)}`.execute(scope.db).catch((error: unknown) => {
    throw isTaken(error) ? invalid({ name: ['view.name.unique'] }) : error;
  });
  const [row] = rows;
  if (row) return toView(row);
  throw view.key === undefined ? invalid({ '': ['view.tooMany'] }) : notFound();
}

/** Removes a view of the caller's own. Throws 404 where they have none of that key. */
export async function removeView(scope: Scope, entity: Entity, key: string): Promise<void> {
  const { rows } = await sql`
    delete from "saved-view" where ${ofEntity(scope, entity)} and key = ${key} and "ownerId" = ${scope.caller.id}
    returning 1`.execute(scope.db);
  if (rows.length === 0) throw notFound();
}

interface Row extends Omit<StoredView, 'searchCriteria' | 'sortConfig' | 'columns'> {
  list: Pick<StoredView, 'searchCriteria' | 'sortConfig' | 'columns'>;
}

function toView({ list, ...view }: Row): StoredView {
  return { ...view, ...list };
}

function columnsFor({ caller }: Scope): RawBuilder<unknown> {
  return sql`key, name, owner, "sharedWith", list, "ownerId" = ${caller.id} as "isMine"`;
}

function ofEntity({ tenant }: Scope, entity: Entity): RawBuilder<unknown> {
  return sql`tenant = ${tenant.id} and entity = ${entity.name}`;
}

function insertOf(scope: Scope, entity: Entity, { name, sharedWith = [], ...view }: ViewToSave): RawBuilder<unknown> {
  const { tenant, caller, now } = scope;
  return sql`
    insert into "saved-view" (tenant, entity, key, "ownerId", owner, name, "nameFolded", "sharedWith", list, "modificationTime")
    select ${tenant.id}, ${entity.name}, ${newKey(now)}, ${caller.id}, ${caller.name}, ${name}, ${fold(name)},
      ${sharedWith}::text[], ${listOf(view)}, ${now.toISOString()}::timestamptz
    where (select count(*) from "saved-view" where ${ofEntity(scope, entity)} and "ownerId" = ${caller.id}) < ${MAX_VIEWS}`;
}

function updateOf(scope: Scope, entity: Entity, { key, name, sharedWith = [], ...view }: ViewToSave) {
  const { caller, now } = scope;
  return sql`
    update "saved-view" set owner = ${caller.name}, name = ${name}, "nameFolded" = ${fold(name)},
      "sharedWith" = ${sharedWith}::text[], list = ${listOf(view)}, "modificationTime" = ${now.toISOString()}::timestamptz
    where ${ofEntity(scope, entity)} and key = ${key} and "ownerId" = ${caller.id}`;
}

function listOf({ searchCriteria, sortConfig, columns }: Omit<ViewToSave, 'name'>): RawBuilder<unknown> {
  return sql`${JSON.stringify({ searchCriteria, sortConfig, columns })}::jsonb`;
}
