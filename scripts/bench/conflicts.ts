import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { Values } from '#model/values.ts';
import { conflictsOf } from '#server/agenda/conflicts-of.ts';
import { planEvent } from '#server/agenda/plan-event.ts';
import type { Scope } from '#server/context.ts';
import { openDatabase, type Db } from '#server/sql/database.ts';
import { findPostgres } from '#tests/support/find-postgres.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { remoteAdmin, type RemoteCall } from '#tests/support/remote-client.ts';
import { startTokenIssuer } from '#tests/support/token-issuer.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { startOurs } from './server/contender.ts';
import { TENANT } from './server/seed-learners.ts';
import { FIRST, keyOfCopy, RESOURCES, seedSessions, type Templates } from './server/seed-sessions.ts';

const SESSIONS = Number(process.env['BENCH_SESSIONS'] ?? 1_000_000);
const ROUNDS = 40;
const DAYS = 30;
/** Hours at which the sessions of a day begin: each overlaps with nothing, but that of five o'clock. */
const HOURS = [2, 5, 6, 10, 14, 18, 22];

/** What stands against an agenda of 30 days among a million sessions, beside the statements that it takes. */
export async function* benchConflicts(): AsyncGenerator<Figure> {
  const programs = await findPostgres();
  if ('missing' in programs) throw new Error(programs.missing);
  const [postgres, issuer] = await Promise.all([startPostgres(programs.found), startTokenIssuer()]);
  const env = { DATABASE_URL: postgres.url, AUTH_SERVER_URL: issuer.url, HOST: '127.0.0.1', WEB_DIR: 'none' };
  const server = await startOurs(env);
  const pool = new Pool({ connectionString: postgres.url, max: 1 });
  try {
    const call = await remoteAdmin(`http://127.0.0.1:${server.port}`, issuer);
    const templates = await templatesOf(call);
    const database = await openDatabase({ url: postgres.url });
    await seedSessions(database.owner, templates, SESSIONS);
    await database.close();
    const own = await saved(call, 'event', { ...anEvent, code: 'OWN', trainingKey: templates.trainingKey });
    const days = daysOf(templates);
    const statements = await statementsOf(pool, own, days);
    const [ours, raw]: number[][] = [[], []];
    // The first rounds warm up.
    for (let round = -5; round < ROUNDS; round++) {
      const [whole, bare] = [await timeOf(() => check(call, own, days)), await timeOf(() => sendAll(pool, statements))];
      if (round >= 0) ours?.push(whole);
      if (round >= 0) raw?.push(bare);
    }
    const [mine, theirs] = [median(ours ?? []), median(raw ?? [])];
    const what = `conflicts of ${DAYS * HOURS.length} among ${SESSIONS.toLocaleString('en')} sessions, of their raw SQL`;
    yield { what, value: mine / theirs, unit: '×', atMost: 1.5, of: `${mine.toFixed(1)} / ${theirs.toFixed(1)} ms` };
  } finally {
    await pool.end();
    await server.stop();
    await Promise.all([postgres.stop(), issuer.stop()]);
  }
}

const anEvent = { name: 'Group', timeZone: 'UTC', mode: 'CLT' };

async function templatesOf(call: RemoteCall): Promise<Templates & { trainingKey: string }> {
  const topicKey = await saved(call, 'topic', { name: 'Coaching' });
  const trainingKey = await saved(call, 'training', { trainingName: 'Coaching', code: 'T', topicKey, mode: 'CLT' });
  const venueLocationKey = await saved(call, 'venue-location', { name: 'Pune', country: 'IN', timeZone: 'UTC' });
  return {
    trainingKey,
    event: await saved(call, 'event', { ...anEvent, code: 'E', trainingKey }),
    venue: await saved(call, 'venue', { name: 'Room', code: 'R', venueLocationKey, capacity: 20 }),
    instructor: await saved(call, 'instructor', { userName: 'Asha', employeeCode: 'I' }),
  };
}

async function saved(call: RemoteCall, entity: string, record: Values): Promise<string> {
  const { status, body } = await call(`/${entity}/save`, record);
  if (status !== 200) throw new Error(`${entity} was not saved: ${JSON.stringify(body)}`);
  return String(body['key']);
}

/** An agenda whose days use other rooms and people in turn. */
function daysOf({ venue, instructor }: Templates): { date: string; sessions: Values[] }[] {
  return Array.from({ length: DAYS }, (_, day) => ({
    date: new Date(Date.parse(FIRST) + (day + 1) * 86_400_000).toISOString().slice(0, 10),
    sessions: HOURS.map((hour, index) => {
      const copy = (day * HOURS.length + index) % RESOURCES;
      const at = String(hour).padStart(2, '0');
      return {
        title: 'Mine',
        startTime: `${at}:00`,
        endTime: `${at}:45`,
        venueKey: keyOfCopy(venue, copy),
        instructorKeys: [keyOfCopy(instructor, copy)],
      };
    }),
  }));
}

async function check(call: RemoteCall, key: string, days: unknown): Promise<void> {
  const { status, body } = await call(`/event/check-conflicts?key=${key}`, { days });
  const { conflicts = [] } = body as { conflicts?: Values[] };
  const blocks = conflicts.filter(({ severity }) => severity === 'block').length;
  // What is quick and wrong is not measured: one session of each day clashes, by room and by instructor.
  if (status !== 200 || blocks !== 2 * DAYS) throw new Error(`${status}: ${blocks} conflicts`);
}

interface Statement {
  text: string;
  values: unknown[];
}

/** The very statements that look for conflicts, as they are sent. */
async function statementsOf(pool: Pool, key: string, days: unknown): Promise<Statement[]> {
  const statements: Statement[] = [];
  const db: Db = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push({ text: query.sql, values: [...query.parameters] }),
  });
  const caller = { roles: ['superAdmin'], loginCode: '' };
  const scope = { tenant: { id: TENANT }, caller, db, now: new Date() } as unknown as Scope;
  const { rows } = await sql<Values>`select * from event where key = ${key}`.execute(db);
  const event = rows[0] ?? {};
  const planned = await planEvent(scope, event, { days }, []);
  statements.length = 0;
  await conflictsOf(scope, event, planned);
  return statements;
}

async function sendAll(pool: Pool, statements: readonly Statement[]): Promise<void> {
  for (const { text, values } of statements) await pool.query(text, values);
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
