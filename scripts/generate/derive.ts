import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntitySchema } from '#model/vocabulary.ts';
import { readParts, readSchemas } from './read-schemas.ts';
import { checkModuleOf } from './write-checks.ts';
import {
  actionsWithInput,
  checkTypes,
  entityModuleOf,
  indexModuleOf,
  partModuleOf,
  registryModuleOf,
} from './write-entities.ts';
import { migrationOf } from './write-migration.ts';
import { typesOf } from './write-types.ts';

export const TARGET = 'src/model/generated';
const BANNER = '// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.\n';

/**
 * Everything that is derived from `schemas/`: path to source, and which files differ from that or should not be there.
 * Throws `SchemaProblems` where a schema is wrong, `Refusal` where a change asks for a reviewed migration.
 */
export async function derive(): Promise<{ files: Map<string, string>; stale: string[] }> {
  const schemas = await readSchemas('schemas');
  const files = await derivedFiles(schemas);
  for (const [file, source] of await migrationOf(schemas)) files.set(file, source);
  return { files, stale: await staleFiles(files) };
}

/** Writes what is not current, and answers the paths. Throws as `derive` does, before anything is written. */
export async function writeDerived(): Promise<string[]> {
  const { files, stale } = await derive();
  for (const file of stale) {
    const source = files.get(file);
    await (source === undefined ? rm(file) : writeFile(file, source));
  }
  return stale;
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
