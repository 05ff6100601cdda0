import { relative } from 'node:path';
import { derive, writeDerived } from './generate/derive.ts';
import { argumentsOf, runCommand } from './refusal.ts';

/**
 * `npm run generate`: everything that is derived from `schemas/`.
 * With `--check` it writes nothing and fails when a file is not current.
 */
await runCommand(async () => {
  const { values } = argumentsOf({ check: { type: 'boolean', default: false } });
  if (values.check) reportStale((await derive()).stale);
  else reportWritten(await writeDerived());
});

function reportStale(stale: string[]): void {
  if (stale.length === 0) return console.log('The generated files are current.');
  console.error(`Not current, run "npm run generate": ${stale.join(', ')}`);
  process.exitCode = 1;
}

function reportWritten(written: string[]): void {
  const lines = ['Written:', ...written.map((file) => relative('.', file))];
  console.log(written.length === 0 ? 'Nothing changed.' : lines.join('\n  '));
}
