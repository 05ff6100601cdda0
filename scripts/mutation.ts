/**
 * `npm run test:mutation`: drops what schemas say, one thing at a time, in a copy of the project, and asks the tests
 * that should notice. Ends with 1 when nothing noticed. Choose with `--entity certificate`, `--keyword maxLength`,
 * `--sample 20` (evenly among the chosen).
 */
import { parseArgs } from 'node:util';
import { copyToMutate } from './mutation/copy-to-mutate.ts';
import { meansTheSame } from './mutation/means-the-same.ts';
import { mutantsOf } from './mutation/mutants.ts';
import { readSubjects } from './mutation/subjects.ts';
import { secondsSince } from './seconds-since.ts';

const { values: options } = parseArgs({
  options: { entity: { type: 'string' }, keyword: { type: 'string' }, sample: { type: 'string' } },
});

const subjects = (await readSubjects()).filter(({ name }) => name === (options.entity ?? name));
const chosen = sampled(
  subjects.flatMap((subject) => mutantsOf(subject)).filter(({ keyword }) => keyword === (options.keyword ?? keyword)),
);
const mutants = chosen.filter((mutant) => !meansTheSame(mutant));
if (mutants.length === 0) {
  console.error('There is nothing of that kind to drop.');
  process.exit(2);
}

const copy = await copyToMutate();
const survivors: string[] = [];
try {
  for (const mutant of mutants) {
    const started = performance.now();
    const killer = await copy.killerOf(mutant);
    if (!killer) survivors.push(mutant.name);
    const outcome = killer ? `killed by ${killer}` : 'SURVIVED';
    console.log(`${killer ? '✓' : '✗'} ${mutant.name.padEnd(64)} ${outcome.padEnd(50)}${secondsSince(started)}`);
  }
} finally {
  await copy.remove();
}
const defaults = chosen.length - mutants.length;
console.log(`\n${mutants.length - survivors.length} killed, ${survivors.length} survived`);
if (defaults > 0) console.log(`${defaults} were left out: what they drop is the default anyway`);
for (const name of survivors) console.log(`  ${name}`);
process.exitCode = survivors.length > 0 ? 1 : 0;

/** As many as were asked for, from all over. */
function sampled<Item>(items: Item[]): Item[] {
  const count = Math.min(Number(options.sample ?? items.length), items.length);
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)]).flatMap(
    (item) => item ?? [],
  );
}
