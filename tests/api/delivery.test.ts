import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { onEachEngine } from '../support/api.ts';
import { aDeliveryWorld, type DeliveryWorld } from '../support/delivery-world.ts';
import { startMailServer } from '../support/mail-server.ts';
import { saying, startWebhookReceiver } from '../support/webhook-receiver.ts';

const start = new Date('2026-11-20T10:00:00.000Z');
let now = start;
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

const [mail, sms] = await Promise.all([startMailServer(), startWebhookReceiver('SMS')]);
afterAll(() => Promise.all([mail.stop(), sms.stop()]));

onEachEngine(
  (api) => {
    let world: DeliveryWorld;
    beforeAll(async () => {
      world = await aDeliveryWorld(api, () => now);
    });
    beforeEach(() => {
      now = start;
      mail.forget();
      sms.forget();
    });
    afterAll(() => world.close());

    const phone = '+91 98765 43210';

    test('what is no longer so is not told', async () => {
      const [event, learner] = [await world.anEvent(), await world.aReader()];
      const results = await world.nominate(event, [learner]);
      await world.act('nominations/withdraw', event, results);
      await world.deliver();
      expect(await world.told(event)).toEqual([
        ['nomination.confirmed', 'Cancelled'],
        ['nomination.withdrawn', 'Sent'],
      ]);
      expect(await world.deliveriesOf(event, { state: 'Cancelled' })).toMatchObject([
        { error: { message: 'delivery.cancelled.nomination' } },
      ]);
      expect(mail.sentTo(String(learner['email']))).toHaveLength(1);
    });

    test('nobody is reminded of a cancelled event, and everybody is told that it is', async () => {
      const [event, learner] = [await world.anEvent(), await world.aReader()];
      await world.nominate(event, [learner]);
      await world.deliver();
      await world.remind(event, learner, 1);
      await api.admin.post('/event/cancel', { reason: 'A storm has come' }, { key: String(event['key']) });
      await world.deliver();
      expect(await world.told(event)).toEqual([
        ['nomination.confirmed', 'Sent'],
        ['reminder.adHoc', 'Cancelled'],
        // Who teaches has no address here.
        ['event.cancelled', 'Cancelled'],
        ['nomination.eventCancelled', 'Sent'],
      ]);
    });

    test('who has no address, or is inactive, gets nothing, and the log says why', async () => {
      const event = await world.anEvent({ maxAttendees: 5 });
      const [silent, gone] = [await world.aReader({ email: null }), await world.aReader()];
      await world.remind(event, silent, 1);
      await world.deliver();
      await api.admin.post('/learner/update-status', { status: false }, { key: String(gone['key']) });
      await api.database.forTenant('rostrum').deleteFrom('outbox').execute();
      await world.remind(event, gone, 1);
      await world.deliver();
      expect(await world.deliveriesOf(event)).toMatchObject([{ error: { message: 'delivery.cancelled.inactive' } }]);
      expect(mail.mails).toEqual([]);
    });

    test('the manager is whoever it is when the mail is sent', async () => {
      const [before, after] = [await world.aReader(), await world.aReader()];
      const learner = await world.aReader({ managerKey: before['key'] });
      const event = await world.anEvent({ approval: 'MANAGER' });
      await world.nominate(event, [learner]);
      await api.admin.post('/learner/update', { key: learner['key'], managerKey: after['key'] });
      await world.deliver();
      expect(mail.sentTo(String(before['email']))).toEqual([]);
      expect(mail.sentTo(String(after['email']))).toHaveLength(1);
      expect(await world.deliveriesOf(event)).toContainEqual(
        expect.objectContaining({ recipientEntity: 'manager', recipientAddress: after['email'], state: 'Sent' }),
      );
    });

    test('everybody is written to in the language that they read', async () => {
      const event = await world.anEvent({ name: 'Fire safety', maxAttendees: 2 });
      const readers = [await world.aReader({ language: 'Arabic' }), await world.aReader()];
      await world.nominate(event, readers);
      await world.deliver();
      const languages = readers.map(
        ({ email }) => /lang=3D"(\w+)"/.exec(mail.sentTo(String(email))[0]?.body ?? '')?.[1],
      );
      expect(languages).toEqual(['ar', 'en']);
    });

    test('a server that refuses for now is tried again after ever longer waits, with one message id', async () => {
      const [event, learner] = [await world.anEvent(), await world.aReader()];
      await world.nominate(event, [learner]);
      mail.refuse(String(learner['email']), { code: 451, says: 'Come back later' });
      await world.deliver();
      const first = await world.deliveriesOf(event);
      expect(first).toMatchObject([
        {
          state: 'Scheduled',
          attempts: 1,
          nextAttemptAt: '2026-11-20T10:00:30.000Z',
          error: { message: 'delivery.error.refused', detail: expect.stringContaining('Come back later') },
        },
      ]);
      later(29);
      await world.deliver();
      expect(await world.deliveriesOf(event)).toMatchObject([{ attempts: 1 }]);
      later(1);
      await world.deliver();
      expect(await world.deliveriesOf(event)).toMatchObject([
        { attempts: 2, nextAttemptAt: '2026-11-20T10:01:30.000Z' },
      ]);
      mail.forget();
      later(60);
      await world.deliver();
      const [sent] = await world.deliveriesOf(event);
      expect(sent).toMatchObject({ state: 'Sent', attempts: 3, messageId: first[0]?.['messageId'] });
      expect(sent).not.toHaveProperty('error');
    });

    test('an address that is refused for good fails at once, alone, in the words of the server, until somebody mends it', async () => {
      const [event, learner, other] = [await world.anEvent(), await world.aReader(), await world.aReader()];
      await world.nominate(event, [learner]);
      await world.nominate(event, [other]);
      mail.refuse(String(learner['email']), { code: 550, says: 'No such person' });
      await world.deliver();
      expect(mail.sentTo(String(other['email']))).toHaveLength(1);
      const failed = (await world.deliveriesOf(event)).find(({ state }) => state === 'Failed');
      expect(failed).toMatchObject({
        state: 'Failed',
        error: { message: 'delivery.error.refused', detail: expect.stringContaining('No such person') },
      });
      const mended = `mended-${String(learner['email'])}`;
      await api.admin.post('/learner/update', { key: learner['key'], email: mended });
      const again = await world.actOn('resend-delivery', event, failed);
      expect(again.body).toMatchObject({ state: 'Scheduled', attempts: 0, resends: 0 });
      await world.deliver();
      expect(mail.sentTo(mended).map(({ messageId }) => messageId)).toEqual([`<${String(failed?.['messageId'])}>`]);
    });

    test('after half a day of tries somebody has to look', async () => {
      const [event, learner] = [await world.anEvent(), await world.aReader()];
      await world.remind(event, learner, 1);
      mail.refuse(String(learner['email']), { code: 451, says: 'Never' });
      for (let hour = 0; hour < 18; hour++) {
        await world.deliver();
        later(3600);
      }
      expect(await world.deliveriesOf(event)).toMatchObject([{ state: 'Failed', attempts: 18 }]);
      await world.deliver();
      expect(await world.deliveriesOf(event)).toMatchObject([{ attempts: 18 }]);
    });

    test('neither names nor addresses become headers or recipients', async () => {
      const [event, learner, other] = [await world.anEvent(), await world.aReader(), await world.aReader()];
      await world.remind(event, learner, 1);
      await world.remind(await world.anEvent(), other, 1);
      const db = api.database.forTenant('rostrum');
      // No screen and no call lets such values in.
      await sql`update learner set name = ${'A\r\nBcc: evil@example.test\r\n\r\nHello'} where key = ${learner['key']}`.execute(
        db,
      );
      await sql`update learner set email = ${'a@example.test>\r\nRCPT TO:<evil@example.test'} where key = ${other['key']}`.execute(
        db,
      );
      await world.deliver();
      expect(mail.sentTo('evil@example.test')).toEqual([]);
      const [sent, ...more] = mail.mails;
      expect(more).toEqual([]);
      expect(sent?.headers).not.toMatch(/^Bcc/im);
      expect(sent?.to).toEqual([learner['email']]);
    });

    test('a text message goes to the configured server, signed, with one id at each try', async () => {
      const [event, learner] = [
        await world.anEvent({ channels: ['SMS'] }),
        await world.aReader({ email: null, phone }),
      ];
      sms.answers(saying(503));
      await world.nominate(event, [learner]);
      await world.deliver();
      expect(await world.deliveriesOf(event)).toMatchObject([
        { state: 'Scheduled', error: { message: 'delivery.error.refused', detail: 'HTTP 503' } },
      ]);
      later(30);
      sms.answers();
      await world.deliver();
      const [first, second] = sms.received;
      expect(second).toMatchObject({
        isSigned: true,
        id: first?.id,
        timestamp: now.getTime() / 1000,
        type: 'notice.sms',
        data: {
          tenant: 'rostrum',
          kind: 'nomination.confirmed',
          text: expect.stringMatching(/\S/),
          recipient: { entity: 'learner', phone },
        },
      });
      expect(await world.deliveriesOf(event)).toMatchObject([{ state: 'Sent', attempts: 2 }]);
    });

    test('a text message to who has no phone number is not sent, and the log says why', async () => {
      const [event, learner] = [await world.anEvent({ channels: ['SMS'] }), await world.aReader()];
      await world.nominate(event, [learner]);
      await world.deliver();
      expect(sms.received).toEqual([]);
      expect(await world.deliveriesOf(event)).toMatchObject([
        { state: 'Cancelled', error: { message: 'delivery.cancelled.noPhone' } },
      ]);
    });

    test.each([
      [410, 'Failed'],
      [401, 'Scheduled'],
      [429, 'Scheduled'],
      [307, 'Scheduled'],
    ])('an answer of %i leaves a text message %s', async (status, state) => {
      const [event, learner] = [await world.anEvent({ channels: ['SMS'] }), await world.aReader({ phone })];
      sms.answers(saying(status, '', { location: 'http://127.0.0.1:1/' }));
      await world.nominate(event, [learner]);
      await world.deliver();
      expect(await world.deliveriesOf(event)).toMatchObject([{ state }]);
    });

    test('a channel without a server keeps its notices', async () => {
      const [event, learner] = [await world.anEvent({ channels: ['PUSH'] }), await world.aReader()];
      await world.nominate(event, [learner]);
      await world.deliver();
      expect(await world.deliveriesOf(event)).toMatchObject([{ state: 'Scheduled', attempts: 0 }]);
    });

    test('while the server is down nothing is lost, and nothing comes twice', async () => {
      const [event, learner] = [await world.anEvent(), await world.aReader()];
      await world.remind(event, learner, 60);
      await mail.down();
      await world.deliver();
      expect(await world.deliveriesOf(event, { state: 'Sent' })).toEqual([]);
      const counted = await api.admin.get('/event/deliveries', { key: String(event['key']) });
      expect(counted.body).toMatchObject({ totalItems: 60, counts: { Scheduled: 60 } });
      await mail.up();
      later(30);
      await world.deliver();
      expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(60);
      expect(mail.mails).toHaveLength(60);
    });
  },
  { clock: () => now, env: { ...mail.env, ...sms.env } },
);
