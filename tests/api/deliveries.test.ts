import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onEachEngine } from '../support/api.ts';
import { aDeliveryWorld, type DeliveryWorld } from '../support/delivery-world.ts';
import { startMailServer } from '../support/mail-server.ts';

const now = new Date('2026-11-20T10:00:00.000Z');

const mail = await startMailServer();
afterAll(() => mail.stop());

onEachEngine(
  (api) => {
    let world: DeliveryWorld;
    beforeAll(async () => {
      world = await aDeliveryWorld(api, () => now);
    });
    beforeEach(() => mail.forget());
    afterAll(() => world.close());

    test('who gets a seat is told by one mail, and the log says when', async () => {
      const [event, learner] = [await world.anEvent(), await world.aReader({ name: 'Ärger, “Asha” Rao' })];
      await world.nominate(event, [learner]);
      expect(await world.deliveriesOf(event)).toMatchObject([{ kind: 'nomination.confirmed', state: 'Scheduled' }]);
      await world.deliver();
      await world.deliver();
      const [sent, ...more] = mail.sentTo(String(learner['email']));
      expect(more).toEqual([]);
      const [delivery] = await world.deliveriesOf(event);
      expect(delivery).toMatchObject({
        state: 'Sent',
        channel: 'EMAIL',
        recipientEntity: 'learner',
        recipientName: 'Ärger, “Asha” Rao',
        recipientAddress: learner['email'],
        sentAt: now.toISOString(),
        attempts: 1,
        resends: 0,
      });
      expect(sent?.messageId).toBe(`<${String(delivery?.['messageId'])}>`);
      expect(sent?.headers).toMatch(/^From: Training <training@example.test>$/m);
      expect(sent?.headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    });

    test('what was sent is sent again only on purpose, as a mail of its own, and the event’s history tells it', async () => {
      const [event, learner] = [await world.anEvent(), await world.aReader()];
      await world.nominate(event, [learner]);
      await world.deliver();
      const [sent] = await world.deliveriesOf(event);
      expect((await world.actOn('resend-delivery', event, sent)).body).toMatchObject({
        state: 'Scheduled',
        resends: 1,
      });
      const twice = await world.actOn('resend-delivery', event, sent);
      expect([twice.status, twice.errors]).toEqual([400, { '': ['delivery.refused.scheduled'] }]);
      await world.deliver();
      expect(new Set(mail.sentTo(String(learner['email'])).map(({ messageId }) => messageId)).size).toBe(2);
      const history = await api.admin.get('/event/history', { key: String(event['key']) });
      expect(history.items.map(({ action }) => action)).toContain('resend-delivery');
    });

    test('what is cancelled by hand is not sent, unless somebody wants it after all', async () => {
      const [event, learner] = [await world.anEvent(), await world.aReader()];
      await world.nominate(event, [learner]);
      const [scheduled] = await world.deliveriesOf(event);
      expect((await world.actOn('cancel-delivery', event, scheduled)).body).toMatchObject({ state: 'Cancelled' });
      await world.deliver();
      expect(mail.mails).toEqual([]);
      const twice = await world.actOn('cancel-delivery', event, scheduled);
      expect([twice.status, twice.errors]).toEqual([400, { '': ['delivery.refused.notScheduled'] }]);
      await world.actOn('resend-delivery', event, scheduled);
      await world.deliver();
      expect(mail.mails).toHaveLength(1);
    });

    test('the log comes in pages, and by state and channel', async () => {
      const [event, learner] = [await world.anEvent(), await world.aReader()];
      await world.remind(event, learner, 12);
      const key = String(event['key']);
      const page = await api.admin.get('/event/deliveries', { key, pageIndex: '1', pageSize: '10', channel: 'EMAIL' });
      expect(page.items).toHaveLength(2);
      expect(page.body).toMatchObject({ totalItems: 12 });
      expect((await api.admin.get('/event/deliveries', { key, state: 'Sent' })).body).toMatchObject({ totalItems: 0 });
      for (const wrong of [{ state: 'Lost' }, { pageIndex: '-1' }, { pageSize: '1000' }, { channel: 'FAX' }] as const) {
        expect((await api.admin.get('/event/deliveries', { key, ...wrong })).status).toBe(400);
      }
    });

    test('trainers see and change what their own events tell, and nothing of others', async () => {
      const trainer = await api.as({ roles: ['trainer'] });
      const [event, learner] = [await world.anEvent(), await world.aReader()];
      await world.remind(event, learner, 1);
      const [delivery] = await world.deliveriesOf(event);
      expect((await trainer.get('/event/deliveries', { key: String(event['key']) })).status).toBe(404);
      expect((await world.actOn('cancel-delivery', event, delivery, trainer)).status).toBe(404);
      const other = await world.anEvent();
      expect((await world.actOn('cancel-delivery', other, delivery)).status).toBe(404);
      expect(await world.deliveriesOf(event)).toMatchObject([{ state: 'Scheduled' }]);
    });
  },
  { clock: () => now, env: mail.env },
);
