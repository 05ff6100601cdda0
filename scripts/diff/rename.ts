import type { Entity } from '#model/entity.ts';
import type { TableShape } from '#server/sql/table-shape.ts';
import { criteriaSteps, entityNameSteps, fieldNameSteps } from './rename-stored.ts';
import { statement, type Difference, type Step } from './difference.ts';

interface Renamed {
  /** The tables with the new name in the old one's place. */
  tables: TableShape[];
  difference: Difference;
}

/** An entity under its new name: table, indexes, constraints, and what history keeps of it. */
export function renameTable(tables: readonly TableShape[], from: string, to: string): Renamed {
  const table = new RegExp(`(?<=references |on )"${from}"`, 'g');
  const replaced = (text: string): string => text.replaceAll(table, `"${to}"`).replaceAll(`"${from}.`, `"${to}.`);
  const renamed = tables.map((other) =>
    other.name === from
      ? { ...mapped(other, replaced, (id) => id.replace(`${from}.`, `${to}.`)), name: to }
      : mapped(other, replaced),
  );
  const old = tables.find(({ name }) => name === from);
  const steps = [
    statement('rename', `alter table "${from}" rename to "${to}"`),
    ...(old ? renamedIds(old, to, (id) => id.replace(`${from}.`, `${to}.`)) : []),
    ...entityNameSteps(from, to),
  ];
  const says = `${from} is called ${to} now; its rows, history and views are kept`;
  return { tables: renamed, difference: { table: to, says, effect: 'renames', steps } };
}

/** A field under its new name: its columns, indexes, constraints, and whatever is stored under its name. */
export function renameField(
  tables: readonly TableShape[],
  entity: Entity,
  from: string,
  entities: readonly Entity[],
): Renamed {
  const field = entity.fields.find(({ hints }) => hints.was === from);
  const to = field?.name ?? from;
  const old = tables.find(({ name }) => name === entity.name);
  const names = [from, `${from}Folded`].filter((column) => old && column in old.columns);
  const column = new RegExp(`(?<!references |on )"${from}"`, 'g');
  const replaced = (text: string): string =>
    text
      .replaceAll(column, `"${to}"`)
      .replaceAll(`"${from}Folded"`, `"${to}Folded"`)
      .replaceAll(`.${from}.`, `.${to}.`);
  const renamedId = (id: string): string => id.replace(`.${from}.`, `.${to}.`);
  const steps = [
    ...names.map((name) =>
      statement('rename', `alter table "${entity.name}" rename column "${name}" to "${name.replace(from, to)}"`),
    ),
    ...(old ? renamedIds(old, entity.name, renamedId) : []),
    ...fieldNameSteps(entity, from, to),
    ...(field?.hints.attribute ? criteriaSteps(tables, entities, from, to) : []),
  ];
  const says = `${entity.name}.${from} is called ${to} now; its values, history, views and texts are kept`;
  return {
    tables: tables.map((table) => (table === old ? mapped(table, replaced, renamedId) : table)),
    difference: { table: entity.name, says, effect: 'renames', steps },
  };
}

function mapped(
  table: TableShape,
  replaced: (text: string) => string,
  renamedId = (id: string): string => id,
): TableShape {
  const all = (entries: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(entries).map(([id, definition]) => [renamedId(id), replaced(definition)]));
  const columns = Object.entries(table.columns).map(([column, type]) => [replaced(`"${column}"`).slice(1, -1), type]);
  return {
    ...table,
    columns: Object.fromEntries(columns),
    indexes: all(table.indexes),
    constraints: all(table.constraints),
  };
}

function renamedIds({ indexes, constraints }: TableShape, table: string, renamed: (id: string) => string): Step[] {
  const changed = (ids: Record<string, string>): string[] => Object.keys(ids).filter((id) => renamed(id) !== id);
  return [
    ...changed(indexes).map((id) => statement('rename', `alter index "${id}" rename to "${renamed(id)}"`)),
    ...changed(constraints).map((id) =>
      statement('rename', `alter table "${table}" rename constraint "${id}" to "${renamed(id)}"`),
    ),
  ];
}
