import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { JobReport } from '#model/jobs.ts';
import type { Values } from '#model/values.ts';
import { openDatabase, type Db } from '#server/sql/database.ts';
import { findPostgres } from '#tests/support/find-postgres.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { remoteAdmin, type RemoteCall } from '#tests/support/remote-client.ts';
import { startTokenIssuer } from '#tests/support/token-issuer.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { startOurs, type Contender } from './server/contender.ts';
import { copyRows } from './server/copy-rows.ts';
import { TENANT } from './server/seed-learners.ts';

const LEARNERS = 100_000;
const ROUNDS = 5;
/** Before now: assigned so long, due so long, and so long nobody has planned. */
const ASSIGNED_MS = 2 * 86_400_000;
const DUE_MS = 3_600_000;
const AWAY_MS = 2 * DUE_MS;

/**
 * A launch with 100,000 learners that reminds, beside one that does not: what that adds to the answer when it is
 * activated, and to the memory of the server until all of its reminders are written.
 */
export async function* benchReminders(): AsyncGenerator<Figure> {
  const programs = await findPostgres();
  if ('missing' in programs) throw new Error(programs.missing);
  const [postgres, issuer] = await Promise.all([startPostgres(programs.found), startTokenIssuer()]);
  const env = { DATABASE_URL: postgres.url, AUTH_SERVER_URL: issuer.url, HOST: '127.0.0.1', WEB_DIR: 'none' };
  const server = await startOurs(env);
  const database = await openDatabase({ url: postgres.url });
  const db = database.owner;
  try {
    const call = await remoteAdmin(`http://127.0.0.1:${server.port}`, issuer);
    const launches = await launchesIn(call, db);
    let [reminding, plain, planned] = [0, 0, 0];
    const megabytes = await growthDuring(server, async () => {
      reminding = await timeOf(call, launches.reminding);
      plain = await timeOf(call, launches.plain);
      planned = await planAll(call, db, launches.reminding);
    });
    const what = `answer of a launch of ${LEARNERS.toLocaleString('en')} learners`;
    const of = `${reminding.toFixed(1)} − ${plain.toFixed(1)} ms; written when due in ${planned.toFixed(1)} s`;
    yield { what: `reminders, added to the ${what}`, value: reminding - plain, unit: 'ms', atMost: 2000, of };
    yield { what: 'reminders, memory of the server until written', value: megabytes, unit: 'MB', atMost: 50 };
  } finally {
    await database.close();
    await server.stop();
    await Promise.all([postgres.stop(), issuer.stop()]);
  }
}

/** Two launches to which all learners are assigned, one of which reminds them daily. */
async function launchesIn(call: RemoteCall, db: Db): Promise<{ reminding: string; plain: string }> {
  await saved(call, 'learner', { name: 'Asha', employeeCode: 'E', department: 'Sales' });
  await copyRows(db, 'learner', LEARNERS - 1, numbered);
  const environment = { name: 'Sales', code: 'S', securityCriteria: { department: 'Sales' } };
  const learningEnvironmentKey = await saved(call, 'learning-environment', environment);
  const programKey = await saved(call, 'program', { name: 'Selling', code: 'P' });
  const launch = { learningEnvironmentKey, programKey };
  const time = new Date(Date.now() - DUE_MS).toISOString().slice(11, 16).replace(':', '');
  const completionReminderRecurrence = `DTSTART;TZID=UTC:20260101T${time}00\nRRULE:FREQ=DAILY`;
  const daily = { completionReminder: true, completionReminderRecurrence };
  const keys = {
    plain: await saved(call, 'program-launch', { ...launch, launchName: 'Plain', launchCode: 'L-1' }),
    reminding: await saved(call, 'program-launch', { ...launch, ...daily, launchName: 'Reminds', launchCode: 'L-2' }),
  };
  const assignedAt = new Date(Date.now() - ASSIGNED_MS).toISOString();
  await sql`
    insert into "launch-learner" (tenant, "launchKey", "learnerKey", "assignedAt", "assignedBy", "toldAt")
    select ${TENANT}, launch.key, learner.key, ${assignedAt}, 'bench', ${assignedAt} from "program-launch" launch, learner`.execute(
    db,
  );
  await sql`analyze`.execute(db);
  return keys;
}

const numbered = {
  key: `substr(key, 1, 26) || lpad(to_hex(copy), 6, '0')`,
  employeeCode: `"employeeCode" || '-' || copy`,
  employeeCodeFolded: `"employeeCodeFolded" || '-' || copy`,
};

/** The median of the milliseconds that activating a launch takes; it is active afterwards. */
async function timeOf(call: RemoteCall, key: string): Promise<number> {
  const times: number[] = [];
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    if (round > 0) await done(call, `/program-launch/deactivate?key=${key}`, { inactiveReason: 'Once more' });
    const started = performance.now();
    await done(call, `/program-launch/activate?key=${key}`, {});
    if (round > 0) times.push(performance.now() - started);
  }
  return median(times);
}

/** Has the server write what became due while nobody planned; answers the seconds that it took. */
async function planAll(call: RemoteCall, db: Db, launchKey: string): Promise<number> {
  const plannedUntil = new Date(Date.now() - AWAY_MS).toISOString();
  await sql`insert into "reminder-plan" (tenant, "plannedUntil") values (${TENANT}, ${plannedUntil})
    on conflict (tenant) do update set "plannedUntil" = excluded."plannedUntil"`.execute(db);
  while ((await writtenOf(db, launchKey)) === 0) {
    await done(call, '/jobs/run', { name: 'planReminders' });
    await wait(200);
    await refuseFailed(call);
  }
  return secondsOfPlan(call);
}

/** How many reminders of a launch are written: none yet or all, for what is quick and wrong is not measured. */
async function writtenOf(db: Db, launchKey: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from outbox where "launchKey" = ${launchKey}`.execute(db);
  const { count = 0 } = rows[0] ?? {};
  if (count !== 0 && count !== LEARNERS) throw new Error(`${count} reminders were written`);
  return count;
}

/** How long the job has run, as soon as it has ended. */
async function secondsOfPlan(call: RemoteCall): Promise<number> {
  for (;;) {
    const { startedAt = '', endedAt = '', isRunning } = await jobOf(call);
    if (!isRunning) return (Date.parse(endedAt) - Date.parse(startedAt)) / 1000;
    await wait(50);
  }
}

async function refuseFailed(call: RemoteCall): Promise<void> {
  const { error } = await jobOf(call);
  if (error !== undefined) throw new Error(error);
}

async function jobOf(call: RemoteCall): Promise<Partial<JobReport>> {
  const { jobs } = (await call('/jobs')).body as unknown as { jobs: JobReport[] };
  return jobs.find(({ name }) => name === 'planReminders') ?? {};
}

/** By how many megabytes the memory of a server has grown at most during some work. */
async function growthDuring(server: Contender, work: () => Promise<void>): Promise<number> {
  const before = await server.memory();
  const ended = new AbortController();
  const watching = (async () => {
    let most = before;
    while (!ended.signal.aborted) {
      most = Math.max(most, await server.memory());
      await wait(50);
    }
    return most - before;
  })();
  await work().finally(() => ended.abort());
  return watching;
}

async function saved(call: RemoteCall, entity: string, record: Values): Promise<string> {
  return String((await done(call, `/${entity}/save`, record))['key']);
}

async function done(call: RemoteCall, path: string, body: Values): Promise<Values> {
  const answer = await call(path, body);
  if (answer.status !== 200) throw new Error(`${path} was refused: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
