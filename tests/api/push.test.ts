import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aDeliveryWorld, type DeliveryWorld } from '../support/delivery-world.ts';
import { startMailServer } from '../support/mail-server.ts';
import { saying, startWebhookReceiver } from '../support/webhook-receiver.ts';

const start = new Date('2026-11-20T10:00:00.000Z');
let now = start;

const [mail, push] = await Promise.all([startMailServer(), startWebhookReceiver('PUSH')]);
afterAll(() => Promise.all([mail.stop(), push.stop()]));

onEachEngine(
  (api) => {
    let world: DeliveryWorld;
    beforeAll(async () => {
      world = await aDeliveryWorld(api, () => now);
    });
    beforeEach(() => {
      now = start;
      mail.forget();
      push.forget();
    });
    afterAll(() => world.close());

    const anEvent = (changes: Values = {}) => world.anEvent({ name: 'Fire safety', channels: ['PUSH'], ...changes });

    test('a push message goes signed to the configured server, which knows the devices of an employee code', async () => {
      const [event, learner] = [await anEvent(), await world.aReader({ name: 'Asha', email: null })];
      await world.nominate(event, [learner]);
      await world.deliver();
      const [message, ...others] = push.received;
      expect(others).toEqual([]);
      expect(message).toMatchObject({
        isSigned: true,
        timestamp: now.getTime() / 1000,
        type: 'notice.push',
        data: {
          tenant: 'rostrum',
          kind: 'nomination.confirmed',
          title: 'Your seat is confirmed: Fire safety',
          text: expect.stringContaining('Hello Asha,'),
        },
      });
      expect(message?.data['recipient']).toEqual({
        entity: 'learner',
        key: learner['key'],
        name: 'Asha',
        employeeCode: learner['employeeCode'],
      });
      expect(await world.deliveriesOf(event)).toMatchObject([{ channel: 'PUSH', state: 'Sent', attempts: 1 }]);
      await world.deliver();
      expect(push.received).toHaveLength(1);
    });

    test('it is written in the language that the learner reads, and brings their calendar nothing', async () => {
      const event = await anEvent({ channels: ['EMAIL', 'PUSH'] });
      const learner = await world.aReader({ language: 'German' });
      await world.nominate(event, [learner]);
      await world.deliver();
      expect(push.received.map(({ data }) => Object.keys(data).toSorted())).toEqual([
        ['key', 'kind', 'recipient', 'tenant', 'text', 'title'],
      ]);
      expect(push.received[0]?.data['title']).toMatch(/^Ihr Platz ist bestätigt/);
      expect(mail.sentTo(String(learner['email']))[0]?.body).toContain('text/calendar');
    });

    test('it is tried again under one id, and sent on purpose under another one', async () => {
      const [event, learner] = [await anEvent(), await world.aReader()];
      push.answers(saying(503));
      await world.nominate(event, [learner]);
      await world.deliver();
      expect(await world.deliveriesOf(event)).toMatchObject([
        { state: 'Scheduled', error: { message: 'delivery.error.refused', detail: 'HTTP 503' } },
      ]);
      push.answers();
      now = new Date(now.getTime() + 30_000);
      await world.deliver();
      const [sent] = await world.deliveriesOf(event);
      expect(sent).toMatchObject({ state: 'Sent', attempts: 2 });
      expect((await world.actOn('resend-delivery', event, sent)).status).toBe(200);
      await world.deliver();
      const [first, second, third, ...others] = push.received.map(({ id }) => id);
      expect([second, others]).toEqual([first, []]);
      expect(third).not.toBe(first);
      expect(push.received.every(({ isSigned }) => isSigned)).toBe(true);
    });

    test('a learner without devices, of whom the server says so, is given up at once', async () => {
      const [event, learner] = [await anEvent(), await world.aReader()];
      push.answers(saying(410));
      await world.nominate(event, [learner]);
      await world.deliver();
      expect(await world.deliveriesOf(event)).toMatchObject([
        { state: 'Failed', error: { message: 'delivery.error.refused', detail: 'HTTP 410' } },
      ]);
    });

    test('while its server breaks off, mails go on, and nothing is lost', async () => {
      const [event, learner] = [await anEvent({ channels: ['EMAIL', 'PUSH'] }), await world.aReader()];
      push.answers((_message, response) => response.destroy());
      await world.nominate(event, [learner]);
      await world.deliver();
      expect(mail.sentTo(String(learner['email']))).toHaveLength(1);
      expect(await world.deliveriesOf(event, { channel: 'PUSH' })).toMatchObject([
        { state: 'Scheduled', error: { message: 'delivery.error.unreachable' } },
      ]);
      push.answers();
      now = new Date(now.getTime() + 60_000);
      await world.deliver();
      expect(await world.deliveriesOf(event, { channel: 'PUSH' })).toMatchObject([{ state: 'Sent', attempts: 2 }]);
      expect(mail.sentTo(String(learner['email']))).toHaveLength(1);
    });

    test('a learner who is inactive by then gets none', async () => {
      const [event, learner] = [await anEvent(), await world.aReader()];
      await world.remind(event, learner, 1, { channel: 'PUSH' });
      await api.admin.post('/learner/update-status', { status: false }, { key: String(learner['key']) });
      await world.deliver();
      expect(push.received).toEqual([]);
      expect(await world.deliveriesOf(event)).toMatchObject([
        { state: 'Cancelled', error: { message: 'delivery.cancelled.inactive' } },
      ]);
    });
  },
  { clock: () => now, env: { ...mail.env, ...push.env } },
);
