import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { violationsIn } from '#scripts/audit-invariants/violations-in.ts';
import { startApi, type Api } from '../support/api.ts';
import { anotherServer, type AnotherServer } from '../support/another-server.ts';
import type { Answer, Client } from '../support/client.ts';
import { engines } from '../support/engines.ts';
import { aNominationWorld, type NominationWorld, type Result } from '../support/nomination-world.ts';

const postgres = engines.find(({ name }) => name === 'PostgreSQL');
const CONNECTIONS = 10;
const CALLERS = 100;
const MOST_SEATS = 9;

// Without PostgreSQL `npm test` says loudly that these did not run: the embedded engine runs one transaction at a time.
describe.runIf(postgres)('on PostgreSQL, with two servers', () => {
  let api: Api;
  let world: NominationWorld;
  let other: AnotherServer;
  let people: Values[];
  beforeAll(async () => {
    if (!postgres) return;
    api = await startApi(postgres);
    other = await anotherServer(api);
    world = await aNominationWorld(api);
    people = await world.learners(CALLERS);
    // With cold connections the callers come one after the other, and what is wrong looks right.
    await Promise.all([api.database, other.database].map((database) => warm(database.forTenant('rostrum'))));
  }, 60_000);
  afterAll(async () => {
    await other?.close();
    await api?.close();
  });

  const nominateAtOnce = async (event: Values, servers: readonly Client[]) => {
    const key = String(event['key']);
    const answers = await Promise.all(
      people.map((person, index) => {
        const client = servers[index % servers.length] ?? api.admin;
        return patiently(() => client.post('/event/nominate', { learnerKeys: [person['key']] }, { key }));
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    return answers.flatMap(({ body }) => body['results'] as Result[]);
  };
  const setActive = (person: Values | undefined, status: boolean) =>
    other.admin.post('/learner/update-status', { status }, { key: String(person?.['key']) });
  const held = async (event: Values): Promise<number> => Number((await world.read(event))['confirmed']);
  const violations = async (event: Values) => {
    const found = await violationsIn(api.database, api.config.tenants);
    const nominations = await api.database.forTenant('rostrum').selectFrom('nomination').selectAll().execute();
    const keys = new Set(nominations.filter(({ eventKey }) => eventKey === event['key']).map(({ key }) => key));
    return found.filter(
      ({ key, says }) => key === event['key'] || keys.has(key) || says.includes(String(event['key'])),
    );
  };

  test('of 100 nominations for the last seat one gets it, and 99 wait', async () => {
    const event = await world.anEvent({ maxAttendees: 1 });
    const states = (await nominateAtOnce(event, [api.admin, other.admin])).map(({ state }) => state);
    expect(states.filter((state) => state === 'Confirmed')).toHaveLength(1);
    expect(states.filter((state) => state === 'Waitlisted')).toHaveLength(CALLERS - 1);
    expect(await world.read(event)).toMatchObject({ confirmed: 1, freeSeats: 0, overBy: 0, waitlisted: CALLERS - 1 });
    expect(await violations(event)).toEqual([]);
  });

  test('one learner who is nominated by everybody at once is nominated once', async () => {
    const event = await world.anEvent({ maxAttendees: 5 });
    const [person] = people;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? api.admin : other.admin).post(
          '/event/nominate',
          { learnerKeys: [person?.['key']] },
          { key: String(event['key']) },
        ),
      ),
    );
    const results = answers.flatMap(({ body }) => body['results'] as Result[]);
    expect(results.filter(({ state }) => state === 'Confirmed')).toHaveLength(1);
    expect(results.filter(({ errors }) => errors?.['']?.includes('nomination.learner.nominated'))).toHaveLength(19);
  });

  /** An event of five seats, 30 nominations, and what everybody wants of it at the same moment. */
  const aBurst = async (promotion: string) => {
    const event = await world.anEvent({ maxAttendees: 5, promotion });
    const key = String(event['key']);
    const standing = await world.nominate(event, people.slice(0, 30));
    const post = (index: number, path: string, body: unknown): Promise<Answer> =>
      patiently(() => (index % 2 === 0 ? api.admin : other.admin).post(path, body, { key }));
    const keysOf = (from: number, to: number) => standing.slice(from, to).map(({ nominationKey }) => nominationKey);
    const asked = Array.from({ length: 8 }, (_, index) => [
      () => post(index, '/event/nominations/withdraw', { nominationKeys: keysOf(index, index + 1) }),
      () => post(index + 1, '/event/nominate', { learnerKeys: [people[30 + index]?.['key']] }),
      () => post(index, '/event/waitlist/promote', {}),
      () => post(index + 1, '/event/nominations/remove', { nominationKeys: keysOf(20 + index, 21 + index) }),
      () => post(index, '/event/nominate', { learnerKeys: [people[50 + index]?.['key']] }),
      () => post(index, '/event/update', { key, maxAttendees: index % 2 === 0 ? MOST_SEATS : 4 }),
      () => patiently(() => setActive(people[8 + index], false)),
    ]).flat();
    const cancel = () => post(0, '/event/cancel', { reason: 'Nobody has time' });
    return { event, key, asked, cancel };
  };
  /** Everything at once; each is done, or refused for a reason. */
  const allAtOnce = async (asked: readonly (() => Promise<Answer>)[]): Promise<void> => {
    const answers = await Promise.all(asked.map((ask) => ask()));
    await Promise.all(people.slice(8, 16).map((person) => setActive(person, true)));
    for (const { status, text } of answers) expect([status, text]).toEqual([expect.toSatisfy(isAnswered), text]);
  };

  test.each(['AUTO', 'OFFER', 'MANUAL'])(
    'whatever happens at once, with %s promotion all invariants hold',
    async (promotion) => {
      const { event, key, asked, cancel } = await aBurst(promotion);
      await allAtOnce(asked);
      await api.admin.post('/event/update', { key, maxAttendees: MOST_SEATS });
      expect(await held(event)).toBeLessThanOrEqual(MOST_SEATS);
      expect(await violations(event)).toEqual([]);
      await cancel();
      expect(await violations(event)).toEqual([]);
    },
  );

  test.each(['AUTO', 'OFFER', 'MANUAL'])(
    'an event that is cancelled in the middle of it all, with %s promotion, leaves nobody a seat or a place',
    async (promotion) => {
      const { event, asked, cancel } = await aBurst(promotion);
      const middle = asked.length / 2;
      await allAtOnce([...asked.slice(0, middle), cancel, ...asked.slice(middle)]);
      expect(await world.read(event)).toMatchObject({ status: 'Cancelled', confirmed: 0, waitlisted: 0 });
      expect(await violations(event)).toEqual([]);
    },
  );

  test('it is the lock that keeps seats from being sold twice: without it they are', async () => {
    const careless = await Promise.all([1, 2].map(() => anotherServer(api, { isLocking: false })));
    await Promise.all(careless.map(({ database }) => warm(database.forTenant('rostrum'))));
    const event = await world.anEvent({ maxAttendees: 1 });
    const states = (
      await nominateAtOnce(
        event,
        careless.map(({ admin }) => admin),
      )
    ).map(({ state }) => state);
    expect(states.filter((state) => state === 'Confirmed').length).toBeGreaterThan(1);
    expect((await violations(event)).map(({ invariant }) => invariant)).toContain('overbooking');
    await Promise.all(careless.map((server) => server.close()));
  });
});

/** A server that is busy says so, and has done nothing. */
async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask();
  return answer.status === 503 ? patiently(ask) : answer;
}

function isAnswered(status: number): boolean {
  return status === 200 || status === 400;
}

function warm(db: Parameters<ReturnType<typeof sql>['execute']>[0]) {
  return Promise.all(Array.from({ length: CONNECTIONS }, () => sql`select pg_sleep(0.2)`.execute(db)));
}
