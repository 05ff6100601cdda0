import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import type { EntitySchema } from '#model/vocabulary.ts';
import { readSchemas } from './generate/read-schemas.ts';
import { argumentsOf, runCommand } from './refusal.ts';
import { breaksOfApi } from './schema-check/breaks-of-api.ts';
import { reportOfDatabase, type DatabaseReport } from './schema-check/database-report.ts';
import { notesOf } from './schema-check/notes.ts';

/**
 * `npm run schema:check`: whether the schemas are valid, what they would break for clients of the last release and, with
 * `--database`, for stored rows and saved views. `--release` keeps the schemas as those of a release.
 * `--allow-breaking` reports what breaks and does not fail.
 */
const RELEASED = 'schemas/released.json';

await runCommand(async () => {
  const { values } = argumentsOf({
    database: { type: 'string' },
    release: { type: 'boolean', default: false },
    'allow-breaking': { type: 'boolean', default: false },
  });
  await check(await readSchemas('schemas'), values);
});

interface Options {
  database?: string | undefined;
  release: boolean;
  'allow-breaking': boolean;
}

async function check(schemas: readonly EntitySchema[], options: Options): Promise<void> {
  const released = await readReleased();
  const breaks = breaksOfApi(released ?? [], schemas);
  const nothing: DatabaseReport = { rows: [], views: [], translations: [] };
  const stored = options.database ? await reportOfDatabase(options.database, schemas) : nothing;
  console.log(`${schemas.length} schemas are valid.`);
  tell('Worth a look', notesOf(schemas));
  tell('Not translated', stored.translations);
  tell('Clients of the last release would miss', breaks);
  tell('Stored rows would break', stored.rows);
  tell('Saved views would break', stored.views);
  const isBreaking = [breaks, stored.rows, stored.views].some(({ length }) => length > 0);
  // The answer of the command. npm hands on only what stands behind a `--` of its own.
  console.log(isBreaking ? '\nSomething would break. If that is meant, add -- --allow-breaking.' : praiseOf(released));
  if (isBreaking && !options['allow-breaking']) process.exitCode = 1;
  else if (options.release) await keepReleased(schemas);
}

function praiseOf(released: EntitySchema[] | undefined): string {
  return released
    ? 'Nothing breaks since the last release.'
    : 'Nothing was released yet: nothing can break for clients.';
}

function tell(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([`\n${title}:`, ...lines.map((line) => `  - ${line}`)].join('\n'));
}

async function readReleased(): Promise<EntitySchema[] | undefined> {
  const text = await readFile(RELEASED, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as EntitySchema[]);
}

async function keepReleased(schemas: readonly EntitySchema[]): Promise<void> {
  const settings = { ...(await resolveConfig('package.json')), filepath: RELEASED };
  await writeFile(RELEASED, await format(JSON.stringify(schemas), settings));
  console.log(`${RELEASED} holds the schemas of this release now: commit it.`);
}
