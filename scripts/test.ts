/**
 * `npm test`: the checks, then every test, with the PostgreSQL and the Chromium that they need.
 *
 * For developers, without the checks: `node scripts/test.ts --only server`, or what vitest understands:
 * `node scripts/test.ts tests/api/save.test.ts -t seats`.
 */
import { show } from './run.ts';
import { prepareTestEnvironment } from './test-environment.ts';
import { runVitest } from './run-vitest.ts';

const words = process.argv.slice(2).map((word) => (word === '--only' ? '--project' : word));
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => interruption.abort());

process.exitCode = (await testEverything(interruption.signal)) ? 0 : 1;

async function testEverything(signal: AbortSignal): Promise<boolean> {
  const check = words.length === 0 ? await show('node', ['scripts/check.ts'], { signal }) : { code: 0 };
  const { variables, notRun, exclusions, cleanUp } = await prepareTestEnvironment(words);
  try {
    const { passed, failed, skipped } = await runVitest([...words, ...exclusions], { env: variables, signal });
    for (const sentence of notRun) sayLoudly(sentence);
    if (check.code !== 0) sayLoudly('The checks found something: see above the tests.');
    // In CI nothing may be left out unnoticed; and the closing line never says that all is well when it is not.
    const failures = failed + (check.code === 0 ? 0 : 1) + (process.env['CI'] ? notRun.length : 0);
    console.log(`\n${passed} passed, ${failures} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
    return failures === 0;
  } finally {
    await cleanUp();
  }
}

function sayLoudly(sentence: string): void {
  console.log(`\n!!! ${sentence}`);
}
