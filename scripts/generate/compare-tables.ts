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
    ...pairs.flatMap(({ table, old }) => (old ? addedColumns(old, table) : createTable(table))),
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

function addedColumns(old: TableShape, table: TableShape): string[] {
  const statements: string[] = [];
  for (const column of Object.keys(old.columns)) {
    if (!(column in table.columns)) throw new DestructiveChange(`Column "${table.name}.${column}" would be dropped`);
  }
  for (const [column, type] of Object.entries(table.columns)) {
    if (old.columns[column] === type) continue;
    if (column in old.columns || type.endsWith('not null')) {
      throw new DestructiveChange(`Column "${table.name}.${column}" becomes ${type}: stored rows may not fit`);
    }
    statements.push(`alter table "${table.name}" add column "${column}" ${type}`);
  }
  for (const [index, definition] of Object.entries(old.indexes)) {
    if (table.indexes[index] !== definition) statements.push(`drop index "${index}"`);
  }
  for (const [index, definition] of Object.entries(table.indexes)) {
    if (old.indexes[index] !== definition) statements.push(`create ${definition}`);
  }
  return statements;
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
