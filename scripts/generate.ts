import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { EntitySchema } from '#model/vocabulary.ts';
import { checkModuleOf } from './generate/write-checks.ts';
import {
  actionsWithInput,
  checkTypes,
  entityModuleOf,
  indexModuleOf,
  partModuleOf,
  registryModuleOf,
} from './generate/write-entities.ts';
import { readParts, readSchemas, SchemaProblems } from './generate/read-schemas.ts';
import { migrationOf, NeedsReview } from './generate/write-migration.ts';
import { typesOf } from './generate/write-types.ts';

/**
 * `npm run generate`: everything that is derived from `schemas/`.
 * With `--check` it writes nothing and fails when a file is not current.
 */
const TARGET = 'src/model/generated';
const BANNER = '// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.\n';

const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

try {
  const schemas = await readSchemas('schemas');
  const files = await derivedFiles(schemas);
  for (const [file, source] of await migrationOf(schemas)) files.set(file, source);
  const stale = await staleFiles(files);
  if (options.check) reportStale(stale);
  else await write(files, stale);
} catch (error) {
  if (!(error instanceof SchemaProblems || error instanceof NeedsReview)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Path to source of everything in the folder of generated modules. */
async function derivedFiles(schemas: readonly EntitySchema[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const add = (file: string, source: string) => files.set(join(TARGET, file), BANNER + source);
  const parts = await readParts('schemas');
  add('types.ts', await typesOf(schemas, parts));
  add('registry.ts', registryModuleOf(schemas));
  add('index.ts', indexModuleOf(schemas));
  for (const schema of schemas) {
    const { name } = schema['x-resource'];
    add(`${name}.ts`, entityModuleOf(schema));
    add(`${name}.check.js`, await checkModuleOf(schema));
    add(`${name}.check.d.ts`, checkTypes);
    for (const { id, input } of actionsWithInput(schema)) {
      add(`${name}.${id}.check.js`, await checkModuleOf({ properties: input }));
      add(`${name}.${id}.check.d.ts`, checkTypes);
    }
  }
  for (const [name, part] of Object.entries(parts)) {
    add(`${name}.ts`, partModuleOf(name, part));
    add(`${name}.check.js`, await checkModuleOf({ properties: part.properties ?? {} }));
    add(`${name}.check.d.ts`, checkTypes);
  }
  return files;
}

/** Files that differ from what they should be, or should not be there. */
async function staleFiles(files: Map<string, string>): Promise<string[]> {
  await mkdir(TARGET, { recursive: true });
  const present = (await readdir(TARGET)).map((file) => join(TARGET, file));
  const stale = present.filter((file) => !files.has(file));
  for (const [file, source] of files) {
    const current = await readFile(file, 'utf8').catch(() => undefined);
    if (current !== source) stale.push(file);
  }
  return stale;
}

function reportStale(stale: string[]): void {
  if (stale.length === 0) return console.log('The generated files are current.');
  console.error(`Not current, run "npm run generate": ${stale.join(', ')}`);
  process.exitCode = 1;
}

async function write(files: Map<string, string>, stale: string[]): Promise<void> {
  for (const file of stale) {
    const source = files.get(file);
    await (source === undefined ? rm(file) : writeFile(file, source));
  }
  console.log(
    stale.length === 0 ? 'Nothing changed.' : ['Written:', ...stale.map((file) => relative('.', file))].join('\n  '),
  );
}
