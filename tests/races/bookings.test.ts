import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { startApi, type Api } from '../support/api.ts';
import { engines } from '../support/engines.ts';
import { aDay, anEventWorld, aSession, type EventWorld } from '../support/event-world.ts';

const postgres = engines.find(({ name }) => name === 'PostgreSQL');
const CALLERS = 12;

// Without PostgreSQL `npm test` says loudly that these did not run: the embedded engine runs one transaction at a time.
describe.runIf(postgres)('on PostgreSQL, with many connections open', () => {
  let api: Api;
  let world: EventWorld;
  let events: Values[];
  beforeAll(async () => {
    if (!postgres) return;
    api = await startApi(postgres);
    world = await anEventWorld(api);
    events = await Promise.all(Array.from({ length: CALLERS }, () => world.anEvent()));
    const db = api.database.forTenant('rostrum');
    await Promise.all(Array.from({ length: CALLERS }, () => sql`select pg_sleep(0.2)`.execute(db)));
  });
  afterAll(() => api?.close());

  test.each([
    ['instructor', 'instructorKeys'],
    ['venue', 'venueKey'],
  ])('of many agendas that want one %s at once exactly one is saved, and the others are told', async (kind, name) => {
    const { key } = await (kind === 'venue' ? world.aVenue() : world.anInstructor());
    const date = kind === 'venue' ? '2026-12-02' : '2026-12-01';
    const answers = await allSave([aDay([aSession({ [name]: kind === 'venue' ? key : [key] })], date)]);
    const refusals = answers.filter(({ status }) => status !== 200);
    expect(refusals).toHaveLength(CALLERS - 1);
    for (const { status, errors } of refusals) {
      const reason = errors[`days.0.sessions.0.${name}`] ?? errors[''];
      expect([status, reason]).toEqual([400, [expect.stringMatching(/conflict$|taken$/)]]);
    }
  });

  test('agendas that want the same people in another order never lock each other out', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => world.anInstructor()));
    const forth = people.map(({ key }) => key);
    const answers = await Promise.all(
      events.map((event, index) => {
        const order = index % 2 === 0 ? forth : forth.toReversed();
        const sessions = order.map((key, hour) =>
          aSession({ startTime: `${10 + hour}:00`, endTime: `${11 + hour}:00`, instructorKeys: [key] }),
        );
        return world.saveAgenda(event, [aDay(sessions, `2027-01-${10 + Math.floor(index / 2)}`)]);
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('it is the constraint that keeps them apart: without it all are saved', async () => {
    await sql`alter table "session-instructor" drop constraint "session-instructor.instructorKey.conflict"`.execute(
      api.database.owner,
    );
    const { key } = await world.anInstructor();
    const answers = await allSave([aDay([aSession({ instructorKeys: [key] })], '2027-02-01')]);
    expect(answers.map(({ status }) => status)).toEqual(events.map(() => 200));
  });

  const allSave = (days: Values[]) => Promise.all(events.map((event) => world.saveAgenda(event, days)));
});
