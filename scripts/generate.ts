import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { derive, writeDerived } from './generate/derive.ts';
import { SchemaProblems } from './generate/read-schemas.ts';
import { NeedsReview } from './generate/write-migration.ts';

/**
 * `npm run generate`: everything that is derived from `schemas/`.
 * With `--check` it writes nothing and fails when a file is not current.
 */
const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

try {
  if (options.check) reportStale((await derive()).stale);
  else reportWritten(await writeDerived());
} catch (error) {
  if (!(error instanceof SchemaProblems || error instanceof NeedsReview)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function reportStale(stale: string[]): void {
  if (stale.length === 0) return console.log('The generated files are current.');
  console.error(`Not current, run "npm run generate": ${stale.join(', ')}`);
  process.exitCode = 1;
}

function reportWritten(written: string[]): void {
  const lines = ['Written:', ...written.map((file) => relative('.', file))];
  console.log(written.length === 0 ? 'Nothing changed.' : lines.join('\n  '));
}
