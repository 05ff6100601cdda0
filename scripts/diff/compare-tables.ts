import { readEntity, type Entity } from '#model/entity.ts';
import type { EntitySchema } from '#model/vocabulary.ts';
import { tableOf, type TableShape } from '#server/sql/table-shape.ts';
import { differencesOfColumns } from './compare-columns.ts';
import { differencesOfRules } from './compare-rules.ts';
import { createTable } from './create-table.ts';
import { statement, type Difference } from './difference.ts';
import { cutFields } from './cut-fields.ts';
import { renameField, renameTable } from './rename.ts';

/** Everything in which the tables differ from what the schemas say; empty when nothing does. */
export function differencesBetween(tables: readonly TableShape[], schemas: readonly EntitySchema[]): Difference[] {
  const entities = schemas.map((schema) => readEntity(schema));
  const renamed = renames(tables, schemas, entities);
  const gone = renamed.tables.filter(({ name }) => !entities.some((entity) => entity.name === name));
  return [
    ...renamed.differences,
    ...entities.flatMap((entity) => {
      const [old, table] = [renamed.tables.find(({ name }) => name === entity.name), tableOf(entity)];
      if (!old) return createTable(table);
      const { kept, cut } = cutFields({ old, table, entity });
      return [...cut, ...differencesOfColumns(kept), ...differencesOfRules(kept)];
    }),
    ...gone.map(dropTable),
  ];
}

interface Renames {
  tables: readonly TableShape[];
  differences: Difference[];
}

/** A hint counts only while the old name is there and the new one is not: afterwards it does no harm. */
function renames(
  before: readonly TableShape[],
  schemas: readonly EntitySchema[],
  entities: readonly Entity[],
): Renames {
  const differences: Difference[] = [];
  let tables = before;
  const take = (renamed: ReturnType<typeof renameTable>): void => {
    tables = renamed.tables;
    differences.push(renamed.difference);
  };
  for (const [was, name] of formerEntityNamesOf(schemas)) {
    const names = new Set(tables.map((table) => table.name));
    if (names.has(was) && !names.has(name)) take(renameTable(tables, was, name));
  }
  for (const entity of entities) {
    for (const [was, name] of formerNamesOf(entity)) {
      const columns = tables.find((table) => table.name === entity.name)?.columns ?? {};
      if (was in columns && !(name in columns)) take(renameField(tables, entity, was, entities));
    }
  }
  return { tables, differences };
}

function formerEntityNamesOf(schemas: readonly EntitySchema[]): [was: string, name: string][] {
  const hints = schemas.map((schema) => schema['x-resource']);
  return hints.flatMap(({ name, was }): [string, string][] => (was ? [[was, name]] : []));
}

function formerNamesOf({ fields }: Entity): [was: string, name: string][] {
  return fields.flatMap(({ name, hints: { was } }): [string, string][] => (was ? [[was, name]] : []));
}

function dropTable({ name, constraints }: TableShape): Difference {
  const references = Object.entries(constraints).filter(([, definition]) => definition.startsWith('foreign key'));
  const steps = [
    // Tables that go together may refer to one another.
    ...references.map(([id]) => statement('loosen', `alter table "${name}" drop constraint "${id}"`)),
    statement('remove', `drop table "${name}"`),
  ];
  return { table: name, says: `${name} is dropped, with every row`, effect: 'destroys', steps };
}
