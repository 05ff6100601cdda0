import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { buildApp } from '#server/app.ts';
import { deliverDue } from '#server/delivery/deliver-due.ts';
import { sendersOf } from '#server/delivery/senders.ts';
import { movableClock } from '#server/movable-clock.ts';
import { onEachEngine, tenantOf } from '../support/api.ts';
import { contextOf } from '../support/by-itself.ts';
import { clientOf } from '../support/client.ts';
import { aDeliveryWorld, type DeliveryWorld } from '../support/delivery-world.ts';
import { startMailServer } from '../support/mail-server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const start = new Date();
let now = start;
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

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

    const inDays = (days: number) => new Date(start.getTime() + days * DAY_MS).toISOString().slice(0, 10);
    const anEvent = (changes: Values = {}, days = 60) => world.anEvent(changes, { day: inDays(days) });
    const tooOld = { state: 'Cancelled', error: { message: 'delivery.cancelled.tooOld' } };
    const channelNamed = async (name: string) =>
      ((await api.admin.get('/jobs')).body['channels'] as Values[]).find(({ channel }) => channel === name);

    test('when a server comes back after days, reminders of days ago are not sent, and what else is true is', async () => {
      const [event, learner] = [await anEvent(), await world.aReader()];
      await world.nominate(event, [learner]);
      await world.remind(event, learner, 1);
      later(DAY_MS + HOUR_MS);
      await world.deliver();
      expect(await world.told(event)).toEqual([
        ['nomination.confirmed', 'Sent'],
        ['reminder.adHoc', 'Cancelled'],
      ]);
      expect(await world.deliveriesOf(event, { state: 'Cancelled' })).toMatchObject([tooOld]);
    });

    test('what has waited for a channel for a week is not sent when that gets a server, and both pages say why', async () => {
      const [event, learner] = [await anEvent({ channels: ['EMAIL', 'PUSH'] }), await world.aReader()];
      await world.nominate(event, [learner]);
      const before = Number((await channelNamed('PUSH'))?.['tooOld']);
      later(7 * DAY_MS - HOUR_MS);
      await world.deliver();
      expect(await world.deliveriesOf(event, { channel: 'PUSH' })).toMatchObject([{ state: 'Scheduled' }]);
      later(2 * HOUR_MS);
      await world.deliver();
      expect(await world.deliveriesOf(event, { channel: 'PUSH' })).toMatchObject([tooOld]);
      expect(await channelNamed('PUSH')).toMatchObject({ tooOld: before + 1 });
    });

    test('what was too old is sent all the same when somebody wants it', async () => {
      const [event, learner] = [await anEvent(), await world.aReader()];
      await world.nominate(event, [learner]);
      later(8 * DAY_MS);
      await world.deliver();
      const [ended] = await world.deliveriesOf(event);
      expect(ended).toMatchObject(tooOld);
      await world.actOn('resend-delivery', event, ended);
      await world.deliver();
      expect(await world.deliveriesOf(event)).toMatchObject([{ state: 'Sent' }]);
    });

    test('who comes late is reminded of a time of days ago', async () => {
      const [event, learner] = [await anEvent(), await world.aReader()];
      later(3 * DAY_MS);
      await world.remind(event, learner, 1, { sendAt: start.toISOString() });
      await world.deliver();
      expect(await world.told(event)).toEqual([['reminder.adHoc', 'Sent']]);
    });

    test('what becomes due while the clock is set forward by weeks is sent', async () => {
      const clock = movableClock();
      const context = { ...contextOf(api, clock.now), movableClock: clock };
      const admin = clientOf(await buildApp(context), api.admin.headers);
      const learner = await world.aReader();
      const event = await anEvent({ reminderDate: inDays(2) }, 30);
      await world.nominate(event, [learner]);
      expect((await admin.post('/development/clock', { hours: 20 * 24 })).status).toBe(200);
      const senders = sendersOf(api.config.delivery);
      const onError = (error: unknown) => expect.unreachable(String(error));
      const { signal } = new AbortController();
      await deliverDue({ context, senders, onError, signal }, tenantOf(api.config, 'rostrum'));
      senders.forEach((sender) => sender.close());
      expect(await world.told(event)).toEqual([
        ['nomination.confirmed', 'Sent'],
        ['event.reminder', 'Sent'],
      ]);
    });
  },
  { clock: () => now, env: mail.env },
);
