import type { Values } from '#model/values.ts';
import { findPostgres } from '#tests/support/find-postgres.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { remoteAdmin, type RemoteCall } from '#tests/support/remote-client.ts';
import { startTokenIssuer } from '#tests/support/token-issuer.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { startOurs } from './server/contender.ts';

const ROUNDS = 7;
const CALLERS = 100;

/** The last seat of an event, for which 100 learners are nominated at once, on two servers with one PostgreSQL. */
export async function* benchSeats(): AsyncGenerator<Figure> {
  const programs = await findPostgres();
  if ('missing' in programs) throw new Error(programs.missing);
  const [postgres, issuer] = await Promise.all([startPostgres(programs.found), startTokenIssuer()]);
  const env = { DATABASE_URL: postgres.url, AUTH_SERVER_URL: issuer.url, HOST: '127.0.0.1', WEB_DIR: 'none' };
  const servers = [await startOurs(env), await startOurs(env)];
  try {
    const calls = await Promise.all(servers.map(({ port }) => remoteAdmin(`http://127.0.0.1:${port}`, issuer)));
    const times: number[] = [];
    const learnerKeys = await keysOfLearners(calls);
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      const path = `/event/nominate?key=${await keyOfEvent(calls, round)}`;
      const started = performance.now();
      const answers = await Promise.all(
        learnerKeys.map((key, index) => callOf(calls, index)(path, { learnerKeys: [key] })),
      );
      if (round > 0) times.push(performance.now() - started);
      refuseOversold(answers.map(({ body }) => body));
    }
    yield { what: `${CALLERS} nominations at once for the last seat`, value: median(times), unit: 'ms', atMost: 1000 };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all([postgres.stop(), issuer.stop()]);
  }
}

function callOf(calls: readonly RemoteCall[], index: number): RemoteCall {
  const call = calls[index % calls.length];
  if (!call) throw new Error('There is no server');
  return call;
}

async function keysOfLearners(calls: readonly RemoteCall[]): Promise<string[]> {
  const save = (_: unknown, index: number) =>
    saved(callOf(calls, index), 'learner', { name: `Learner ${index}`, employeeCode: `E${index}` });
  return Promise.all(Array.from({ length: CALLERS }, save));
}

/** A launched event with one seat, on a day of its own. */
async function keyOfEvent(calls: readonly RemoteCall[], round: number): Promise<string> {
  const call = callOf(calls, round);
  const topicKey = await saved(call, 'topic', { name: `Topic ${round}` });
  const training = { trainingName: 'Coaching', code: `T-${round}`, topicKey, mode: 'VILT' };
  const trainingKey = await saved(call, 'training', training);
  const instructorKey = await saved(call, 'instructor', { userName: 'Asha', employeeCode: `I-${round}` });
  const event = { name: 'Last seat', code: `E-${round}`, trainingKey, timeZone: 'Asia/Kolkata', mode: 'VILT' };
  const key = await saved(call, 'event', { ...event, virtualTool: 'JITSI', maxAttendees: 1 });
  const meeting = { provider: 'JITSI', url: 'https://meet.example.test/room' };
  const session = { title: 'Only one', startTime: '10:00', endTime: '12:00', meeting, instructorKeys: [instructorKey] };
  const days = [{ date: `${new Date().getFullYear() + 1}-06-${10 + round}`, sessions: [session] }];
  for (const [path, body] of [
    ['sessions', { days }],
    ['launch', {}],
  ] as const) {
    const { status, body: answer } = await call(`/event/${path}?key=${key}`, body);
    if (status !== 200) throw new Error(`${path} was refused: ${JSON.stringify(answer)}`);
  }
  return key;
}

async function saved(call: RemoteCall, entity: string, record: Values): Promise<string> {
  const { status, body } = await call(`/${entity}/save`, record);
  if (status !== 200) throw new Error(`${entity} was not saved: ${JSON.stringify(body)}`);
  return String(body['key']);
}

/** What is quick and wrong is not measured. */
function refuseOversold(bodies: readonly Values[]): void {
  const states = bodies.flatMap(({ results }) => results as { state: string }[]).map(({ state }) => state);
  const confirmed = states.filter((state) => state === 'Confirmed').length;
  const waitlisted = states.filter((state) => state === 'Waitlisted').length;
  if (confirmed !== 1 || waitlisted !== CALLERS - 1) throw new Error(`${confirmed} got the seat, ${waitlisted} wait`);
}
