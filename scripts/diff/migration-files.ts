import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readEntity } from '#model/entity.ts';
import type { EntitySchema } from '#model/vocabulary.ts';
import { MIGRATIONS } from '#server/sql/migrate.ts';
import { tableOf, type TableShape } from '#server/sql/table-shape.ts';
import { sourceOf, type Difference } from './difference.ts';

const FOLDER = relative('.', MIGRATIONS);

/** The tables as they are after the last migration; a new migration and its shape are written together. */
const SHAPE = 'tables.json';

export async function readTables(): Promise<TableShape[]> {
  const text = await readFile(join(FOLDER, SHAPE), 'utf8').catch(() => '[]');
  return JSON.parse(text) as TableShape[];
}

/** Path to source of a new migration and of the tables after it; empty when nothing differs. `script` wrote it. */
export async function migrationFiles(
  differences: readonly Difference[],
  schemas: readonly EntitySchema[],
  script: 'generate' | 'schema:diff',
): Promise<Map<string, string>> {
  if (differences.length === 0) return new Map();
  const tables = schemas.map((schema) => tableOf(readEntity(schema)));
  const topics = [...new Set(differences.map(({ table }) => table))];
  const files = [
    [await nextName(topics), migrationSource(differences, script)],
    [SHAPE, JSON.stringify(tables)],
  ] as const;
  const settings = await resolveConfig('package.json');
  const formatted = files.map(async ([file, source]) => {
    return [join(FOLDER, file), await format(source, { ...settings, filepath: file })] as const;
  });
  return new Map(await Promise.all(formatted));
}

/** Migrations are numbered in the order they run: `0003-holiday.ts`. */
async function nextName(topics: string[]): Promise<string> {
  const numbers = (await readdir(FOLDER)).map((file) => Number(/^(\d{4})-.*[.]ts$/.exec(file)?.[1] ?? 0));
  const next = String(Math.max(...numbers) + 1).padStart(4, '0');
  return `${next}-${topics.length <= 2 ? topics.join('-and-') : 'entities'}.ts`;
}

/** The module of a migration: its steps in their order, the words of each difference above its first step. */
function migrationSource(differences: readonly Difference[], script: string): string {
  const steps = sourceOf(differences);
  const helpers = ['fillFolded', 'refuseRows'].filter((name) => steps.some((step) => step.includes(`${name}(`)));
  const imports = helpers.length > 0 ? `import { ${helpers.join(', ')} } from '../migration-steps.ts';\n\n` : '';
  return `${imports}/** Written by \`npm run ${script}\` from the schemas; once released it never changes. */
export const statements = [${steps.join(',\n')}];
`;
}
