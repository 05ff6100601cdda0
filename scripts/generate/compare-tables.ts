import { APPLICATION_ROLE } from '#server/sql/database.ts';
import type { TableShape } from '#server/sql/table-shape.ts';

/** A change that could lose or refuse stored rows; it is written by hand and reviewed. */
export class DestructiveChange extends Error {
  override name = 'DestructiveChange';
}

/** The statements that turn the old tables into the new ones. Throws `DestructiveChange`. */
export function statementsBetween(before: readonly TableShape[], after: readonly TableShape[]): string[] {
  for (const { name } of before) {
    if (!after.some((table) => table.name === name)) throw new DestructiveChange(`Table "${name}" would be dropped`);
  }
  const pairs = after.map((table) => ({ table, old: before.find(({ name }) => name === table.name) }));
  return [
    ...pairs.flatMap(({ table, old }) => (old ? changedTable(old, table) : createTable(table))),
    // References come last, for they may point at a table that is created later in this list.
    ...pairs.flatMap(({ table, old }) => changedConstraints(old, table)),
  ];
}

function createTable({ name, columns, indexes }: TableShape): string[] {
  const lines = Object.entries(columns).map(([column, type]) => `"${column}" ${type}`);
  return [
    `create table "${name}" (\n    ${[...lines, 'primary key (tenant, key)'].join(',\n    ')}\n  )`,
    ...Object.values(indexes).map((index) => `create ${index}`),
    `alter table "${name}" enable row level security`,
    `alter table "${name}" force row level security`,
    `create policy tenant on "${name}" using (tenant = current_setting('rostrum.tenant', true))`,
    `grant select, insert, update, delete on "${name}" to ${APPLICATION_ROLE}`,
  ];
}

function changedTable(old: TableShape, table: TableShape): string[] {
  const gone = Object.keys(old.columns).find((column) => !(column in table.columns));
  if (gone) throw new DestructiveChange(`Column "${table.name}.${gone}" would be dropped`);
  const columns = Object.entries(table.columns).filter(([column, type]) => old.columns[column] !== type);
  return [...columns.map(([column, type]) => addColumn(old, column, type)), ...changedIndexes(old, table)];
}

function addColumn({ name, columns }: TableShape, column: string, type: string): string {
  if (column in columns || type.endsWith('not null')) {
    throw new DestructiveChange(`Column "${name}.${column}" becomes ${type}: stored rows may not fit`);
  }
  return `alter table "${name}" add column "${column}" ${type}`;
}

function changedIndexes(old: TableShape, table: TableShape): string[] {
  const gone = Object.entries(old.indexes).filter(([index, definition]) => table.indexes[index] !== definition);
  const added = Object.entries(table.indexes).filter(([index, definition]) => old.indexes[index] !== definition);
  return [...gone.map(([index]) => `drop index "${index}"`), ...added.map(([, definition]) => `create ${definition}`)];
}

function changedConstraints(old: TableShape | undefined, table: TableShape): string[] {
  const alter = `alter table "${table.name}"`;
  const gone = Object.keys(old?.constraints ?? {}).filter((name) => !(name in table.constraints));
  const added = Object.entries(table.constraints).filter(([name]) => !(name in (old?.constraints ?? {})));
  return [
    ...gone.map((name) => `${alter} drop constraint "${name}"`),
    ...added.map(([name, definition]) => `${alter} add constraint "${name}" ${definition}`),
  ];
}
