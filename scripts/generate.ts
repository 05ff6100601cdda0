import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { checkModuleOf } from './generate/write-checks.ts';
import { checkTypes, entityModuleOf, indexModuleOf, registryModuleOf } from './generate/write-entities.ts';
import { readSchemas, SchemaProblems } from './generate/read-schemas.ts';
import { typesOf } from './generate/write-types.ts';

/**
 * `npm run generate`: everything that is derived from `schemas/`.
 * With `--check` it writes nothing and fails when a file is not current.
 */
const TARGET = 'src/model/generated';
const BANNER = '// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.\n';

const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

try {
  const files = await generatedFiles();
  const stale = await staleFiles(files);
  if (options.check) reportStale(stale);
  else await write(files, stale);
} catch (error) {
  if (!(error instanceof SchemaProblems)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function generatedFiles(): Promise<Map<string, string>> {
  const schemas = await readSchemas('schemas');
  const files = new Map<string, string>();
  files.set('types.ts', await typesOf(schemas));
  files.set('registry.ts', registryModuleOf(schemas));
  files.set('index.ts', indexModuleOf(schemas));
  for (const schema of schemas) {
    const { name } = schema['x-resource'];
    files.set(`${name}.ts`, entityModuleOf(schema));
    files.set(`${name}.check.js`, await checkModuleOf(schema));
    files.set(`${name}.check.d.ts`, checkTypes);
  }
  for (const [file, source] of files) files.set(file, await formatted(file, BANNER + source));
  return files;
}

async function formatted(file: string, source: string): Promise<string> {
  return format(source, { ...(await resolveConfig(join(TARGET, file))), filepath: file });
}

/** Files that differ from what they should be, or should not be there. */
async function staleFiles(files: Map<string, string>): Promise<string[]> {
  await mkdir(TARGET, { recursive: true });
  const present = await readdir(TARGET);
  const current = await Promise.all(
    [...files].map(async ([file, source]) => {
      const isCurrent = present.includes(file) && (await readFile(join(TARGET, file), 'utf8')) === source;
      return isCurrent ? [] : [file];
    }),
  );
  return [...current.flat(), ...present.filter((file) => !files.has(file))];
}

function reportStale(stale: string[]): void {
  if (stale.length === 0) return console.log('The generated files are current.');
  console.error(`Not current, run "npm run generate": ${stale.join(', ')}`);
  process.exitCode = 1;
}

async function write(files: Map<string, string>, stale: string[]): Promise<void> {
  for (const file of stale) {
    const source = files.get(file);
    await (source === undefined ? rm(join(TARGET, file)) : writeFile(join(TARGET, file), source));
  }
  console.log(stale.length === 0 ? 'Nothing changed.' : `Written to ${TARGET}: ${stale.join(', ')}`);
}
