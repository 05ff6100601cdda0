import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aDeliveryWorld, type DeliveryWorld } from '../support/delivery-world.ts';
import { aDay, aSession } from '../support/event-world.ts';
import { startMailServer } from '../support/mail-server.ts';

const start = new Date('2026-11-20T10:00:00.000Z');
let now = start;
const meeting = { provider: 'JITSI', url: 'https://meet.example.test/room' };
/** On the mornings of both in India; the second begins at four in the morning of UTC. */
const [firstDay, secondDay, afterNoon] = ['2026-12-08', '2026-12-09', '2026-12-08T07:00:00.000Z'];
/** So late that nothing which is told then grows too old until the first day. */
const lately = '2026-12-06T07:00:00.000Z';

const mail = await startMailServer();
afterAll(() => mail.stop());

onEachEngine(
  (api) => {
    let world: DeliveryWorld;
    beforeAll(async () => {
      world = await aDeliveryWorld(api, () => now);
    });
    beforeEach(() => {
      now = start;
      mail.forget();
    });
    afterAll(() => world.close());

    /** An event of two days, and what saves it with other hours. */
    const anEventOfTwoDays = async () => {
      const instructorKeys = [(await world.anInstructor())['key']];
      const event = await world.anEvent();
      const keys: unknown[] = [];
      const plan = async (...hours: [string, string]) => {
        const days = [firstDay, secondDay].map((date, index) => {
          const [startTime = '', endTime] = [hours[index], '12:00'];
          const key = keys[index] === undefined ? {} : { key: keys[index] };
          return aDay([aSession({ ...key, meeting, instructorKeys, startTime, endTime })], date);
        });
        const saved = await world.saveAgenda(event, days);
        expect(saved.status).toBe(200);
        (saved.body['days'] as { sessions: Values[] }[]).forEach(({ sessions: [session] }, index) => {
          keys[index] = session?.['key'];
        });
      };
      await plan('09:00', '09:00');
      const learner = await world.aReader();
      await world.nominate(event, [learner]);
      await world.deliver();
      now = new Date(lately);
      return { event, learner, plan };
    };
    const moves = async (event: Values) =>
      (await world.deliveriesOf(event))
        .filter(({ kind, recipientEntity }) => kind === 'event.moved' && recipientEntity === 'learner')
        .map(({ state, error }) => [state, (error as Values | undefined)?.['message']].filter(Boolean).join(' '))
        .toReversed();

    test('a change of the second day is told although the first has begun before it could be', async () => {
      const { event, learner, plan } = await anEventOfTwoDays();
      await plan('09:00', '10:00');
      mail.forget();
      now = new Date(afterNoon);
      await world.deliver();
      expect(await moves(event)).toEqual(['Sent']);
      expect(mail.sentTo(String(learner['email']))).toHaveLength(1);
    });

    test('a change of the second day is told although that of the first, which came later, is of no use any more', async () => {
      const { event, plan } = await anEventOfTwoDays();
      await plan('09:00', '10:00');
      await plan('11:00', '10:00');
      now = new Date(afterNoon);
      await world.deliver();
      expect(await moves(event)).toEqual(['Cancelled delivery.cancelled.movedAgain', 'Sent']);
    });

    test('a change of the first day is not told once that has begun', async () => {
      const { event, plan } = await anEventOfTwoDays();
      await plan('11:00', '09:00');
      now = new Date(afterNoon);
      await world.deliver();
      expect(await moves(event)).toEqual(['Cancelled delivery.cancelled.begun']);
    });
  },
  { clock: () => now, env: mail.env },
);
