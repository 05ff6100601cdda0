import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { planReminders } from '#server/reminders/plan-reminders.ts';
import { onEachEngine } from '../support/api.ts';
import { inEveryTenant } from '../support/by-itself.ts';
import { aDeliveryWorld, type DeliveryWorld } from '../support/delivery-world.ts';
import { startMailServer } from '../support/mail-server.ts';

const begin = new Date('2026-11-20T10:00:00.000Z');
let now = begin;
const mail = await startMailServer();
afterAll(() => mail.stop());
/** Two mornings after somebody was assigned. */
const rule = 'DTSTART;TZID=Asia/Kolkata:20260101T090000\nRRULE:FREQ=DAILY;COUNT=1\nX-RELATIVE;RELATED=BASIS:P2D';

onEachEngine(
  (api) => {
    let world: DeliveryWorld;
    beforeAll(async () => {
      now = begin;
      world = await aDeliveryWorld(api, () => now);
      await plan();
    });
    afterAll(() => world.close());
    const plan = () => inEveryTenant(api, () => now, planReminders);
    /** A launch whose learner was told of it and is to be reminded; the reminder is written and not sent yet. */
    const aDueReminder = async (department: string) => {
      now = begin;
      const { launch } = await world.aLaunch(department, { startReminder: true, startReminderRecurrence: rule });
      const learner = await world.aReader({ department, name: `Learner of ${department}` });
      const of = { key: String(launch['key']) };
      await api.admin.post('/program-launch/map-users', { keys: [learner['key']] }, of);
      const planAt = (instant: string) => {
        now = new Date(instant);
        return plan();
      };
      await planAt('2026-11-21T09:00:00.000Z');
      await world.deliver();
      mail.forget();
      await planAt('2026-11-22T03:29:00.000Z');
      await planAt('2026-11-22T03:31:00.000Z');
      return { of, learner };
    };
    const reminderIn = async (of: Record<string, string>): Promise<Values> => {
      const { items } = await api.admin.get('/program-launch/deliveries', of);
      return items.find(({ kind }) => kind === 'launch.startReminder') ?? {};
    };
    const act = (what: string, of: Record<string, string>, delivery: Values) =>
      api.admin.post(`/program-launch/${what}`, { deliveryKey: delivery['key'] }, of);

    test('a launch tells what it has sent to whom, and has it sent again, of which its history tells', async () => {
      const { of, learner } = await aDueReminder('Logged');
      expect(await reminderIn(of)).toMatchObject({ state: 'Scheduled', recipientName: 'Learner of Logged' });
      await world.deliver();
      const sent = await reminderIn(of);
      expect(sent).toMatchObject({ state: 'Sent', channel: 'EMAIL', recipientAddress: learner['email'] });
      const { body } = await api.admin.get('/program-launch/deliveries', { ...of, state: 'Sent' });
      expect(body).toMatchObject({ totalItems: 2, counts: { Sent: 2 } });
      expect((await act('resend-delivery', of, sent)).body).toMatchObject({ state: 'Scheduled', resends: 1 });
      await world.deliver();
      const mails = mail.sentTo(String(learner['email']));
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
      const history = await api.admin.get('/program-launch/history', of);
      expect(history.items.map(({ action }) => action)).toContain('resend-delivery');
    });

    test('a reminder that somebody cancels is not sent, and nothing else can be cancelled', async () => {
      const { of, learner } = await aDueReminder('Cancelled');
      const reminder = await reminderIn(of);
      expect((await act('cancel-delivery', of, reminder)).body).toMatchObject({
        state: 'Cancelled',
        error: { message: 'delivery.cancelled.byHand' },
      });
      await world.deliver();
      expect(mail.sentTo(String(learner['email']))).toEqual([]);
      const again = await act('cancel-delivery', of, reminder);
      expect([again.status, again.errors]).toEqual([400, { '': ['delivery.refused.notScheduled'] }]);
    });

    test('what another launch or an event tells is not found there, and nothing of one out of reach', async () => {
      const { of } = await aDueReminder('Own');
      const { of: other } = await aDueReminder('Foreign');
      const event = await world.anEvent();
      const reminder = await reminderIn(of);
      expect((await act('cancel-delivery', other, reminder)).status).toBe(404);
      const ofEvent = { key: String(event['key']) };
      expect((await api.admin.post('/event/cancel-delivery', { deliveryKey: reminder['key'] }, ofEvent)).status).toBe(
        404,
      );
      const trainer = await api.as({ roles: ['trainer'], claims: { loginCode: `nobody-${api.engine}` } });
      expect((await trainer.get('/program-launch/deliveries', of)).status).toBe(404);
      expect((await trainer.post('/program-launch/cancel-delivery', { deliveryKey: reminder['key'] }, of)).status).toBe(
        404,
      );
      expect(await reminderIn(of)).toMatchObject({ state: 'Scheduled' });
    });
  },
  { clock: () => now, env: mail.env },
);
