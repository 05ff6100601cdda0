import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { startApi, type Api } from '../support/api.ts';
import { anotherServer, withoutLocks, type AnotherServer } from '../support/another-server.ts';
import { aDeliveryWorld, type DeliveryWorld } from '../support/delivery-world.ts';
import { engines } from '../support/engines.ts';
import { startMailServer } from '../support/mail-server.ts';

const postgres = engines.find(({ name }) => name === 'PostgreSQL');
const NOTICES = 300;
const PEOPLE = 60;
const start = new Date('2026-11-20T10:00:00.000Z');
/** Past the time of the mail of the day. */
const morning = new Date('2026-11-21T03:40:00.000Z');
let time = start;
const now = (): Date => time;

const mail = await startMailServer();
afterAll(() => mail.stop());

// Without PostgreSQL `npm test` says loudly that these did not run: the embedded engine is one process's alone.
describe.runIf(postgres)('on PostgreSQL, with two servers', () => {
  let api: Api;
  let world: DeliveryWorld;
  let other: AnotherServer;
  let learner: Values;
  beforeAll(async () => {
    if (!postgres) return;
    api = await startApi(postgres, { clock: now, env: mail.env });
    other = await anotherServer(api);
    world = await aDeliveryWorld(api, now);
    [learner = {}] = await world.learners(1, { email: 'asha@example.test' });
  }, 60_000);
  beforeEach(() => {
    time = start;
    mail.forget();
  });
  afterAll(async () => {
    world?.close();
    await other?.close();
    await api?.close();
  });

  const sentOnce = () => new Set(mail.mails.map(({ messageId }) => messageId)).size;

  test('each notice arrives once, whoever sends it', async () => {
    const event = await world.anEvent();
    await world.remind(event, learner, NOTICES);
    await Promise.all([world.deliver(), world.deliver(other.database), world.deliver(), world.deliver(other.database)]);
    expect([mail.mails.length, sentOnce()]).toEqual([NOTICES, NOTICES]);
    const { body } = await api.admin.get('/event/deliveries', { key: String(event['key']) });
    expect(body['counts']).toEqual({ Sent: NOTICES });
  });

  /** Notices that wait for the mail of the day, of so many people, two each. */
  const waitForMorning = async (): Promise<void> => {
    const event = await world.anEvent({ oneMailADay: true, reminderDate: '2026-11-20', reminderTime: '09:00' });
    for (let person = 0; person < PEOPLE; person++) {
      const [one = {}] = await world.learners(1, { email: `daily-${person}@example.test` });
      await world.remind(event, one, 2, { kind: 'event.reminder' });
    }
    await Promise.all([world.deliver(), world.deliver(other.database)]);
    expect(mail.mails).toEqual([]);
    time = morning;
  };

  test('each person gets one mail of the day, whoever sends it', async () => {
    await waitForMorning();
    await Promise.all([world.deliver(), world.deliver(other.database), world.deliver(), world.deliver(other.database)]);
    expect([mail.mails.length, sentOnce()]).toEqual([PEOPLE, PEOPLE]);
  });

  /** How many statements wait for a lock. */
  const waiting = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(api.database.owner);
    return rows[0]?.count ?? 0;
  };

  test('it is the lock that keeps notices from being sent twice: without it they are', async () => {
    const event = await world.anEvent();
    await world.remind(event, learner, NOTICES);
    const careless = [api.database, other.database].map((database) => withoutLocks(database));
    let sending: Promise<unknown> = Promise.resolve();
    // Both have seen the same notices before either can take one.
    await api.database
      .forTenant('rostrum')
      .transaction()
      .execute(async (held) => {
        await sql`select from outbox where "eventKey" = ${event['key']} for update`.execute(held);
        sending = Promise.allSettled(careless.map((database) => world.deliver(database)));
        await expect.poll(waiting, { timeout: 30_000 }).toBe(careless.length);
      });
    await sending;
    expect(mail.mails.length).toBeGreaterThan(sentOnce());
  });
});
