import { afterAll, describe, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { openDatabase } from '#server/sql/database.ts';
import { startApi, type Api } from '../support/api.ts';
import { entriesOf, type ReadEntry } from '../support/calendar-parts.ts';
import { aDeliveryWorld } from '../support/delivery-world.ts';
import { startMailServer } from '../support/mail-server.ts';
import type { Result } from '../support/nomination-world.ts';
import { places, type Place } from '../support/places.ts';
import { exitCodeOf, runScript } from '../support/serving-process.ts';
import { until } from '../support/until.ts';

const PEOPLE = 45;
const LEAVING = 15;
const DAY_MS = 86_400_000;
/** Past the lease of what was in flight. */
const LATER_MS = 6 * 60_000;
/** Mails that arrive before a server is killed: fewer than it has in hand. */
const BEFORE_KILL = 12;

const mail = await startMailServer();
afterAll(() => mail.stop());

describe.each(places)('on %s', (engine, findPlace) => {
  test('kill -9 while invitations are sent leaves in each calendar what is so in the end', async () => {
    const place = await findPlace();
    let round = 0;
    const cutOff = async (): Promise<void> => {
      const enough = mail.mails.length + BEFORE_KILL;
      const server = deliver(place, (round += 1));
      await until(() => mail.mails.length >= enough);
      server.child.kill('SIGKILL');
      await exitCodeOf(server.child);
    };

    const { event, results } = await inApi(engine, place, anEventOfMany);
    await cutOff();
    await inApi(engine, place, (api) => move(api, event));
    await cutOff();
    const left = results.slice(0, LEAVING);
    await inApi(engine, place, (api) => withdraw(api, event, left));
    await cutOff();
    const last = deliver(place, (round += 1));
    expect([await exitCodeOf(last.child), last.output()]).toEqual([0, '']);

    const arrived = await Promise.all(mail.mails.map(async (one) => ({ to: one.to, entries: await entriesOf(one) })));
    const people = results.map((_result, index) => addressOf(index));
    const wanted = new Map(people.map((address, index) => [address, index < LEAVING ? [] : [onDay(NEW_DAY)]]));
    expect(damageIn(arrived, wanted)).toEqual({ wrong: [], unlike: [] });
    // The control: what a crash could have done is noticed.
    const [gone = '', other = ''] = people.slice(LEAVING);
    const lost = arrived.filter(({ to }) => !to.includes(gone));
    const first = lost.find(({ to, entries }) => to.includes(other) && entries.length > 0);
    const entries = (first?.entries ?? []).map((entry) => ({ ...entry, start: 'another' }));
    const changed = first ? [{ ...first, entries }, ...lost] : lost;
    expect(damageIn(changed, wanted)).toEqual({ wrong: [gone], unlike: entries.map(versionOf) });
    await place.clear();
  }, 180_000);
});

interface Arrived {
  to: string[];
  entries: readonly ReadEntry[];
}

function versionOf({ uid, sequence }: ReadEntry): string {
  return `${uid} ${sequence}`;
}

/**
 * Whose calendar does not hold what it should, and which versions of an entry say different things. A calendar takes what
 * is at least as new as what it has.
 */
function damageIn(arrived: readonly Arrived[], wanted: ReadonlyMap<string, string[]>) {
  const heldBy = (address: string): (string | undefined)[] => {
    const calendar = new Map<string | undefined, ReadEntry>();
    for (const entry of arrived.flatMap(({ to, entries }) => (to.includes(address) ? entries : []))) {
      const known = calendar.get(entry.uid);
      if (Number(entry.sequence) >= Number(known?.sequence ?? 0)) calendar.set(entry.uid, entry);
    }
    return [...calendar.values()].filter(({ method }) => method === 'REQUEST').map(({ start }) => start);
  };
  const versions = Map.groupBy(
    arrived.flatMap(({ entries }) => entries),
    versionOf,
  );
  return {
    wrong: [...wanted].filter(([address, starts]) => heldBy(address).join() !== starts.join()).map(([name]) => name),
    unlike: [...versions]
      .filter(([, entries]) => new Set(entries.map((entry) => JSON.stringify(entry))).size > 1)
      .map(([version]) => version),
  };
}

const [FIRST_DAY, NEW_DAY] = [30, 40].map((days) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10),
) as [string, string];

/** Ten in the morning in India. */
function onDay(date: string): string {
  return `${date}T04:30:00Z`;
}

function addressOf(index: number): string {
  return `invited-${index}@example.test`;
}

async function anEventOfMany(api: Api): Promise<{ event: Values; results: Result[] }> {
  const world = await aDeliveryWorld(api, () => new Date());
  const event = await world.anEvent({ maxAttendees: PEOPLE }, { day: FIRST_DAY });
  const people: Values[] = [];
  for (let index = 0; index < PEOPLE; index += 1) people.push(await world.aReader({ email: addressOf(index) }));
  const results = await world.nominate(event, people);
  mail.forget();
  return { event, results };
}

async function move({ admin }: Api, event: Values): Promise<void> {
  const at = { key: String(event['key']) };
  const { body } = await admin.get('/event/sessions', at);
  const days = (body['days'] as Values[]).map((day) => ({ ...day, date: NEW_DAY }));
  expect((await admin.post('/event/sessions', { days }, at)).status).toBe(200);
}

async function withdraw({ admin }: Api, event: Values, results: readonly Result[]): Promise<void> {
  const nominationKeys = results.map(({ nominationKey }) => nominationKey);
  const answer = await admin.post('/event/nominations/withdraw', { nominationKeys }, { key: String(event['key']) });
  expect(answer.status).toBe(200);
}

/** Lets a server work on a place for a while. */
async function inApi<Done>(engine: string, { options }: Place, work: (api: Api) => Promise<Done>): Promise<Done> {
  const openFresh = async () => {
    const database = await openDatabase(options);
    return { database, url: options.url, drop: () => database.close() };
  };
  const name = engine === 'PGlite' ? 'PGlite' : 'PostgreSQL';
  const api = await startApi({ name, openFresh }, { clock: () => new Date() });
  try {
    return await work(api);
  } finally {
    await api.close();
  }
}

function deliver({ env }: Place, round: number) {
  return runScript('tests/support/deliver.ts', { ...env, ...mail.env, LATER_MS: String(round * LATER_MS) });
}
