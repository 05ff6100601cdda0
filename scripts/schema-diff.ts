import { writeFile } from 'node:fs/promises';
import type { Effect } from '#model/effect.ts';
import { differencesBetween } from './diff/compare-tables.ts';
import { migrationFiles, readTables } from './diff/migration-files.ts';
import { readSchemas } from './generate/read-schemas.ts';
import { argumentsOf, Refusal, runCommand } from './refusal.ts';
import { show } from './run.ts';

/**
 * `npm run schema:diff`: what the schemas want otherwise than the tables after the last migration are, in words, and
 * the migration for review. `--dry-run` prints and writes nothing; `--allow-destructive` lets values be dropped.
 */
const signs: Record<Effect, string> = { adds: '+', widens: '<', renames: '~', narrows: '>', destroys: '-' };

await runCommand(run);

async function run(): Promise<void> {
  const { values: options } = argumentsOf({
    'dry-run': { type: 'boolean', default: false },
    'allow-destructive': { type: 'boolean', default: false },
  });
  const schemas = await readSchemas('schemas');
  const differences = differencesBetween(await readTables(), schemas);
  if (differences.length === 0) return console.log('The tables are as the schemas say.');
  for (const { says, effect } of differences) console.log(`  ${signs[effect]} ${says}`);
  const destroyed = differences.filter(({ effect }) => effect === 'destroys');
  if (destroyed.length > 0 && !options['allow-destructive']) throw new Refusal(refusalOf(destroyed.length));
  const files = await migrationFiles(differences, schemas, 'schema:diff');
  const [[migration = '', source = ''] = []] = files;
  if (options['dry-run']) return console.log(`\n${migration} would be:\n\n${source}`);
  for (const [file, text] of files) await writeFile(file, text);
  console.log(`\nWritten for review: ${migration}`);
  const { code } = await show('node', ['scripts/generate.ts']);
  process.exitCode = code;
}

function refusalOf(count: number): string {
  const which = count === 1 ? 'The step marked - drops' : `The ${count} steps marked - drop`;
  return `\nNothing was written. ${which} stored values for good: if that is meant, add -- --allow-destructive.
If something only got another name, say so: "was" in its x-field or x-resource keeps the values.`;
}
