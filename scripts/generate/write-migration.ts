import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEntity } from '#model/entity.ts';
import type { EntitySchema } from '#model/vocabulary.ts';
import { MIGRATIONS } from '#server/sql/migrate.ts';
import { tableOf, type TableShape } from '#server/sql/table-shape.ts';
import { statementsBetween } from './compare-tables.ts';

/** The tables as they are after the last migration; a new migration and its shape are written together. */
const SHAPE = 'tables.json';

/**
 * The migration that brings the tables from their last written form to what the schemas say, and the new form.
 * Empty when nothing changed. Throws where a change could lose rows: such a migration is written by hand.
 */
export async function migrationOf(schemas: readonly EntitySchema[]): Promise<Map<string, string>> {
  const tables = schemas.map((schema) => tableOf(readEntity(schema)));
  const before = await readShape();
  const statements = statementsBetween(before, tables);
  if (statements.length === 0) return new Map();
  const changed = tables.filter((table) => JSON.stringify(table) !== JSON.stringify(shapeNamed(before, table.name)));
  return new Map([
    [join(MIGRATIONS, await nextName(changed)), moduleOf(statements)],
    [join(MIGRATIONS, SHAPE), JSON.stringify(tables, null, 2)],
  ]);
}

async function readShape(): Promise<TableShape[]> {
  const text = await readFile(join(MIGRATIONS, SHAPE), 'utf8').catch(() => '[]');
  return JSON.parse(text) as TableShape[];
}

function shapeNamed(shapes: TableShape[], name: string): TableShape | undefined {
  return shapes.find((shape) => shape.name === name);
}

/** Migrations are numbered in the order they run: `0003-holiday.ts`. */
async function nextName(changed: TableShape[]): Promise<string> {
  const numbers = (await readdir(MIGRATIONS)).map((file) => Number(/^(\d{4})-.*[.]ts$/.exec(file)?.[1] ?? 0));
  const next = String(Math.max(...numbers) + 1).padStart(4, '0');
  const topic = changed.length <= 2 ? changed.map((table) => table.name).join('-and-') : 'entities';
  return `${next}-${topic}.ts`;
}

function moduleOf(statements: string[]): string {
  const quoted = statements.map((statement) => `\`${statement}\``);
  return `/** Written by \`npm run generate\` from the schemas; once released it never changes. */
export const statements = [${quoted.join(',\n')}];
`;
}
