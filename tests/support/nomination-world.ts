import type { Values } from '#model/values.ts';
import { aLearner, anEnvironment, type Api } from './api.ts';
import type { Answer, Client } from './client.ts';
import { aDay, anEventWorld, aSession } from './event-world.ts';
import { noticesAbout } from './notices-about.ts';

/** What became of one learner or nomination, as calls answer it. */
export interface Result {
  learnerKey: string;
  nominationKey: string;
  state?: string;
  errors?: Record<string, string[]>;
  warnings?: Values[];
}

/** The day on which tests begin; the event that is planned on it starts in a quarter of an hour. */
const TODAY = '2026-11-20';

interface Place {
  /** A local date in India. */
  day?: string;
  teacher?: Values;
  client?: Client;
}

type ActBody = Values & { results: readonly Result[] };

/** Launched events and the people who want to attend them, made through the API. */
export async function aNominationWorld(api: Api) {
  const events = await launchedEvents(api);
  const calls = nominationCalls(api);
  const learners = (count: number, changes: Values = {}): Promise<Values[]> =>
    Promise.all(Array.from({ length: count }, () => api.admin.save('learner', aLearner(changes))));
  /** An active launch in an environment whose audience is the department. */
  const aLaunch = async (department: string, changes: Values = {}) => {
    const securityCriteria = { department };
    const environment = await api.admin.save('learning-environment', anEnvironment({ securityCriteria }));
    const program = await api.admin.save('program', { name: department, code: `P-${department}` });
    const launch = await api.admin.save('program-launch', {
      learningEnvironmentKey: environment['key'],
      programKey: program['key'],
      launchName: department,
      launchCode: `L-${department}`,
      ...changes,
    });
    const activated = await api.admin.post('/program-launch/activate', {}, { key: String(launch['key']) });
    return { environment, launch: activated.body };
  };
  /** An event whose two seats are taken, and three who wait; in this order. */
  const aFullEvent = async (changes: Values = {}): Promise<[Values, Result[]]> => {
    const event = await events.anEvent({ maxAttendees: 2, ...changes });
    return [event, await calls.nominate(event, await learners(5))];
  };
  return { ...events, ...calls, learners, aLaunch, aFullEvent };
}

export type NominationWorld = Awaited<ReturnType<typeof aNominationWorld>>;

async function launchedEvents(api: Api) {
  const world = await anEventWorld(api);
  let days = 0;
  const aDraft = (changes: Values = {}, client: Client = api.admin): Promise<Values> =>
    world.anEvent({ mode: 'VILT', maxAttendees: 2, virtualTool: 'JITSI', ...changes }, client);
  /** Launched, on a day of its own after the first of December 2026 unless one is said. */
  const anEvent = async (changes: Values = {}, { day, client = api.admin, ...place }: Place = {}): Promise<Values> => {
    const event = await aDraft(changes, client);
    days += 1;
    const own = new Date(Date.UTC(2026, 11, 1 + days)).toISOString().slice(0, 10);
    const meeting = { provider: 'JITSI', url: 'https://meet.example.test/room' };
    const teacher = place.teacher ?? (await world.anInstructor());
    const hours = day === TODAY ? { startTime: '15:45', endTime: '17:00' } : {};
    const session = aSession({ meeting, instructorKeys: [teacher['key']], ...hours });
    const planned = await world.saveAgenda(event, [aDay([session], day ?? own)], client);
    if (planned.status !== 200) throw new Error(`The agenda was not saved: ${planned.text}`);
    const launched = await client.post('/event/launch', {}, { key: String(event['key']) });
    if (launched.status !== 200) throw new Error(`The event was not launched: ${launched.text}`);
    return launched.body;
  };
  const read = async (event: Values): Promise<Values> =>
    (await api.admin.get('/event/detail', { key: String(event['key']) })).body;
  return { ...world, aDraft, anEvent, read };
}

function nominationCalls(api: Api) {
  const call = (path: string, event: Values, body: unknown, client: Client = api.admin): Promise<Answer> =>
    client.post(`/event/${path}`, body, { key: String(event['key']) });
  const nominate = async (event: Values, people: readonly Values[], client?: Client): Promise<Result[]> => {
    const answer = await call('nominate', event, { learnerKeys: people.map(({ key }) => key) }, client);
    return resultsIn(answer);
  };
  /** Does something with nominations, such as `nominations/approve`; `more` is what the body says beside them. */
  const actAs = async (client: Client, path: string, event: Values, { results, ...more }: ActBody) => {
    const body = { nominationKeys: results.map(({ nominationKey }) => nominationKey), ...more };
    return resultsIn(await call(path, event, body, client));
  };
  const act = (path: string, event: Values, results: readonly Result[], more: Values = {}) =>
    actAs(api.admin, path, event, { results, ...more });
  /** Where nominations stand now, in their order. */
  const standing = async (event: Values, results: readonly Result[]): Promise<string[]> => {
    const pageOptions = { pageSize: 100 };
    const { items } = await call('nominations/paginated-list', event, { pageOptions });
    const states = new Map(items.map(({ key, state }) => [key, String(state)]));
    return results.map(({ nominationKey }) => states.get(nominationKey) ?? 'none');
  };
  /** The kinds of the notices about nominations for an event, in their order, such as `confirmed`. */
  const kindsTold = async (event: Values): Promise<string[]> => {
    const notices = await noticesAbout(api, event);
    return notices.flatMap(({ kind }) => /^nomination\.(.*)/.exec(String(kind))?.[1] ?? []);
  };
  return { call, nominate, act, actAs, standing, kindsTold };
}

/** The results of an answer. Throws when it was refused as a whole. */
function resultsIn({ status, body, text }: Answer): Result[] {
  if (status !== 200) throw new Error(`Refused: ${status} ${text}`);
  return body['results'] as Result[];
}

/** The states or the reasons of results. */
export function told(results: readonly Result[]): unknown[] {
  return results.map(({ state, errors }) => errors?.[''] ?? state);
}

/** The same so many times. */
export function times<Item>(count: number, item: Item): Item[] {
  return Array.from({ length: count }, () => item);
}
