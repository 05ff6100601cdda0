import { startTokenIssuer } from '#tests/support/token-issuer.ts';
import { capture } from '#scripts/run.ts';
import type { Figure } from './figure.ts';
import { compareAudience } from './server/audience.ts';
import { requestsOfCallers } from './server/callers.ts';
import { cases } from './server/cases.ts';
import { compare } from './server/compare.ts';
import { startContender, startOurs } from './server/contender.ts';
import { openFilledDatabase } from './server/database.ts';
import { measureUpload } from './server/upload.ts';

/** Our server against the least that could answer the same, on a PostgreSQL with a million learners. */
export async function* benchServer(): AsyncGenerator<Figure> {
  // As `npm run build` does it.
  await capture('node', ['scripts/compile-server.ts']);
  const issuer = await startTokenIssuer();
  console.log('Filling a database with a million learners…');
  const database = await openFilledDatabase();
  const env = { DATABASE_URL: database.url, AUTH_SERVER_URL: issuer.url, HOST: '127.0.0.1', WEB_DIR: 'none' };
  const [ours, limit] = [await startOurs(env), await startContender(['scripts/bench/server/limit.ts'], env)];
  const contest = { ours, limit, requestOf: await requestsOfCallers(issuer) };
  try {
    yield await compareAudience(contest, database.url);
    for (const each of cases) yield await compare(contest, each);
    yield { what: 'memory of our server after all that', value: await ours.memory(), unit: 'MB', atMost: 150 };
    yield await measureUpload(issuer);
  } finally {
    await Promise.all([ours.stop(), limit.stop()]);
    await Promise.all([database.stop(), issuer.stop()]);
  }
}
