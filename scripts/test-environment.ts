import { findChromium } from '#tests/support/chromium.ts';
import { findPostgres } from '#tests/support/find-postgres.ts';
import { startPostgres } from '#tests/support/postgres.ts';

export interface TestEnvironment {
  /** For the environment of the tests: TEST_DATABASE_URL, CHROMIUM_PATH. */
  variables: Record<string, string>;
  /** A sentence for each thing that cannot run on this machine. */
  notRun: string[];
  /** Arguments for vitest that leave out what cannot run. */
  exclusions: string[];
  cleanUp: () => Promise<void>;
}

/** Finds, installs and starts what the chosen projects of vitest need; all of them when none is chosen. */
export async function prepareTestEnvironment(words: string[]): Promise<TestEnvironment> {
  const environment: TestEnvironment = { variables: {}, notRun: [], exclusions: [], cleanUp: async () => {} };
  const needs = (project: string) => !words.includes('--project') || words.includes(project);
  if (needs('server')) await addPostgres(environment);
  if (needs('journeys')) await addChromium(environment);
  return environment;
}

async function addPostgres(environment: TestEnvironment): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  const programs = await findPostgres();
  try {
    if ('missing' in programs) throw new Error(programs.missing);
    const { url, stop } = await startPostgres(programs.found);
    environment.variables['TEST_DATABASE_URL'] = url;
    environment.cleanUp = stop;
  } catch (error) {
    environment.notRun.push(`Nothing ran on PostgreSQL, the API was tested on PGlite only. ${reason(error)}`);
  }
}

async function addChromium(environment: TestEnvironment): Promise<void> {
  const browser = await findChromium();
  if ('found' in browser) {
    environment.variables['CHROMIUM_PATH'] = browser.found;
    return;
  }
  environment.notRun.push(`The journeys in a browser did not run. ${browser.missing}`);
  environment.exclusions.push('--project', '!journeys');
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
