import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createTotals } from '#server/records/totals.ts';
import { openDatabase, type Database, type Db } from '#server/sql/database.ts';
import { aLearner, startApi, type Api } from '../support/api.ts';
import { clientOf, type Answer, type Client } from '../support/client.ts';
import { startProxy, type CuttableProxy } from '../support/cuttable-proxy.ts';
import { engines } from '../support/engines.ts';
import { until } from '../support/until.ts';

const postgres = engines.find(({ name }) => name === 'PostgreSQL');

let api: Api;
let proxy: CuttableProxy;
let database: Database;
let client: Client;
let close: () => Promise<void>;
const heard: string[] = [];

/** Production waits longer for an answer; what happens then is the same. */
const PATIENCE_MS = 3000;

beforeAll(async () => {
  if (!postgres) return;
  api = await startApi(postgres);
  proxy = await startProxy(String(api.databaseUrl));
  database = await openDatabase({
    url: `${proxy.url}?query_timeout=${PATIENCE_MS}`,
    onError: ({ message }) => heard.push(message),
  });
  const app = await buildApp({ ...api, database, totals: createTotals(), clock: () => new Date() });
  client = clientOf(app, api.admin.headers);
  close = () => app.close();
});
afterEach(() => proxy?.become('pass'));
afterAll(async () => {
  if (!postgres) return;
  await close();
  proxy.cut();
  await database.close();
  await proxy.close();
  await api.close();
});

const list = () => client.post('/learner/paginated-list', {});

/** Some connections of the pool, all at rest. */
const warmUp = async (): Promise<void> => {
  await Promise.all(Array.from({ length: 5 }, list));
  expect(proxy.connections()).toBeGreaterThan(0);
};

function expectUnavailable({ status, body, headers }: Answer): void {
  expect([status, body]).toEqual([503, { errors: { '': ['common.unavailable'] } }]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

// Without PostgreSQL `npm test` says loudly that these did not run, and fails in CI.
describe.runIf(postgres)('on PostgreSQL', () => {
  test('a cut of every idle connection is noticed and mended', async () => {
    await warmUp();
    proxy.cut();
    await until(() => proxy.connections() === 0 && heard.length > 0);
    const { status } = await list();
    expect(status).toBe(200);
  });

  test('a cut in the middle of a statement answers 503, changes nothing, and passes', async () => {
    const { key } = await client.save('learner', aLearner({ grade: 1 }));
    let updating: Promise<Answer> | undefined;
    await api.database.owner.transaction().execute(async (holder) => {
      await sql`select 1 from learner where key = ${key} for update`.execute(holder);
      updating = client.post('/learner/update', { key, grade: 2 });
      await until(async () => (await waitingForLocks()) > 0);
      proxy.cut();
      expectUnavailable(await updating);
    });
    expect((await client.get('/learner/detail', { key: String(key) })).body).toMatchObject({ grade: 1, version: 1 });
    expect((await client.post('/learner/update', { key, grade: 3 })).status).toBe(200);
    expect((await client.get('/learner/history', { key: String(key) })).items).toHaveLength(2);
  });

  test('a database that refuses connections is answered with 503, and readyz says so', async () => {
    proxy.become('refuse');
    proxy.cut();
    await until(() => proxy.connections() === 0);
    expectUnavailable(await list());
    expectUnavailable(await client.post('/learner/save', aLearner()));
    const ready = await client.send({ method: 'GET', url: '/readyz' });
    expect([ready.status, ready.body]).toMatchObject([503, { database: false }]);
    expect((await client.send({ method: 'GET', url: '/healthz' })).status).toBe(200);
    proxy.become('pass');
    expect((await list()).status).toBe(200);
    expect((await client.send({ method: 'GET', url: '/readyz' })).status).toBe(200);
  });

  test('a network that goes silent is answered with 503, and is used again when it speaks', async () => {
    await warmUp();
    proxy.become('stall');
    const answers = await Promise.all([list(), list(), client.post('/learner/save', aLearner())]);
    for (const answer of answers) expectUnavailable(answer);
    expect((await client.send({ method: 'GET', url: '/readyz' })).body).toMatchObject({ database: false });
    proxy.become('pass');
    // What was swallowed never comes: connections that waited for it must not be used again.
    expect((await list()).status).toBe(200);
    expect(await Promise.all(Array.from({ length: 10 }, async () => (await list()).status))).toEqual(
      Array(10).fill(200),
    );
  }, 120_000);
});

test.runIf(postgres)('a request is given up after seconds, a migration may take its time', async () => {
  const patience = async (db: Db) =>
    (await sql<{ setting: string }>`select setting from pg_settings where name = 'statement_timeout'`.execute(db)).rows;
  expect(await patience(api.database.forTenant('rostrum'))).toEqual([{ setting: '5000' }]);
  expect(await patience(api.database.owner)).toEqual([{ setting: '900000' }]);
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(api.database.owner);
  return rows[0]?.waiting ?? 0;
}
