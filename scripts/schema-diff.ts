import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Effect } from '#model/effect.ts';
import { differencesBetween } from './diff/compare-tables.ts';
import { migrationFiles, readTables } from './diff/migration-files.ts';
import { readSchemas, SchemaProblems } from './generate/read-schemas.ts';
import { show } from './run.ts';

/**
 * `npm run schema:diff`: what the schemas want otherwise than the tables after the last migration are, in words, and
 * the migration for review. `--dry-run` prints and writes nothing; `--allow-destructive` lets values be dropped.
 */
const signs: Record<Effect, string> = { adds: '+', widens: '<', renames: '~', narrows: '>', destroys: '-' };

const { values: options } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    'allow-destructive': { type: 'boolean', default: false },
  },
});

try {
  await run();
} catch (error) {
  if (!(error instanceof SchemaProblems)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const schemas = await readSchemas('schemas');
  const differences = differencesBetween(await readTables(), schemas);
  if (differences.length === 0) return console.log('The tables are as the schemas say.');
  for (const { says, effect } of differences) console.log(`  ${signs[effect]} ${says}`);
  const destroyed = differences.filter(({ effect }) => effect === 'destroys');
  if (destroyed.length > 0 && !options['allow-destructive']) {
    console.error(refusalOf(destroyed.length));
    process.exitCode = 1;
    return;
  }
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
  return `\nNothing was written. ${which} stored values for good: if that is meant, add --allow-destructive.
If something only got another name, say so: "was" in its x-field or x-resource keeps the values.`;
}
