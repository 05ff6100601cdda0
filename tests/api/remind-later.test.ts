import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ReminderPlan } from '#model/reminders.ts';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import type { Client } from '../support/client.ts';
import { aDeliveryWorld, type DeliveryWorld } from '../support/delivery-world.ts';
import { startMailServer } from '../support/mail-server.ts';

const start = new Date('2026-11-20T10:00:00.000Z');
let now = start;
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

    let people = 0;
    const aLearner = async (): Promise<Values> => {
      people += 1;
      const [learner = {}] = await world.learners(1, { email: `${api.engine}-${people}@example.test` });
      return learner;
    };
    /** An event of those learners, who have heard already that they have a seat. */
    const anEventOf = async (learners: readonly Values[], changes: Values = {}, day = '2026-12-10') => {
      const event = await world.anEvent({ channels: ['EMAIL'], maxAttendees: 9, ...changes }, { day });
      const results = await world.nominate(event, learners);
      await world.deliver();
      mail.forget();
      return { event, results };
    };
    const remind = (event: Values, sendAt: string | null, more: Values = {}, client: Client = api.admin) =>
      client.post('/event/remind-learners', { sendAt, ...more }, { key: String(event['key']) });
    const plannedFor = async (event: Values, client: Client = api.admin) => {
      const { body } = await client.get('/event/reminders', { key: String(event['key']) });
      return (body as unknown as ReminderPlan).items;
    };
    const cancel = (event: Values, reminderKey: unknown, client: Client = api.admin) =>
      client.post('/event/cancel-reminder', { reminderKey }, { key: String(event['key']) });
    const reminders = async (event: Values, state?: string) =>
      (await world.deliveriesOf(event, state ? { state } : {})).filter(({ kind }) => kind === 'reminder.adHoc');

    test('a reminder for later waits for its time by the clock of the event, and leaves out who has lost the seat', async () => {
      const [amal, bea] = [await aLearner(), await aLearner()];
      const { event, results } = await anEventOf([amal, bea]);
      const { body } = await remind(event, '2026-11-30T09:00', { note: 'Bring your badge' });
      const at = '2026-11-30T03:30:00.000Z';
      expect([body['reached'], body['sendAt']]).toEqual([2, at]);
      expect(await plannedFor(event)).toMatchObject([{ kind: 'reminder.adHoc', at, recipients: 2 }]);
      now = new Date('2026-11-30T03:29:00.000Z');
      await world.deliver();
      expect((await reminders(event)).map(({ state, sendAt }) => [state, sendAt])).toEqual([
        ['Scheduled', at],
        ['Scheduled', at],
      ]);
      await world.act('nominations/withdraw', event, results.slice(1));
      expect(await plannedFor(event)).toMatchObject([{ recipients: 1 }]);
      now = new Date('2026-11-30T03:30:00.000Z');
      await world.deliver();
      expect(mail.sentTo(String(amal['email'])).map(({ body: text }) => text.includes('Bring your badge'))).toEqual([
        true,
      ]);
      expect(await reminders(event, 'Cancelled')).toMatchObject([
        { error: { message: 'delivery.cancelled.nomination' } },
      ]);
    });

    test('what is over when its time has come is not reminded of', async () => {
      const { event } = await anEventOf([await aLearner()]);
      await remind(event, '2026-12-10T11:59');
      now = new Date('2026-12-10T10:00:00.000Z');
      await world.deliver();
      expect(await reminders(event)).toMatchObject([
        { state: 'Cancelled', error: { message: 'event.remindLearners.notOpen' } },
      ]);
    });

    test('an event that is cancelled takes its planned reminders out of the plan, the calendar and the log', async () => {
      const [{ event }, { event: other }] = [
        await anEventOf([await aLearner()], {}, '2026-12-11'),
        await anEventOf([await aLearner()], {}, '2026-12-12'),
      ];
      for (const one of [event, other]) await remind(one, '2026-12-01T09:00');
      const inCalendar = async () => {
        const { items } = await api.admin.post('/calendar/reminders', { from: '2026-12-01', to: '2026-12-01' });
        return new Set(items.map(({ key }) => key).filter((key) => key === event['key'] || key === other['key']));
      };
      expect(await inCalendar()).toEqual(new Set([event['key'], other['key']]));
      await api.admin.post('/event/cancel', { reason: 'A storm has come' }, { key: String(event['key']) });
      expect([await plannedFor(event), await inCalendar()]).toEqual([[], new Set([other['key']])]);
      expect(await reminders(event)).toMatchObject([
        { state: 'Cancelled', error: { message: 'delivery.cancelled.event' } },
      ]);
    });

    test('a planned reminder is cancelled as a whole, once, and no other one with it', async () => {
      const { event } = await anEventOf([await aLearner(), await aLearner()]);
      for (const note of ['One', 'Other']) await remind(event, '2026-11-30T09:00', { note });
      const [one, other] = await plannedFor(event);
      expect((await cancel(event, one?.reminderKey)).status).toBe(200);
      expect(await plannedFor(event)).toMatchObject([{ reminderKey: other?.reminderKey, recipients: 2 }]);
      expect((await cancel(event, one?.reminderKey)).errors).toEqual({ '': ['reminder.gone'] });
      const { body } = await api.admin.get('/event/history', { key: String(event['key']) });
      expect((body['items'] as Values[])[0]).toMatchObject({ action: 'cancel-reminder' });
    });

    test('who teaches an event plans reminders of its learners, and cancels them', async () => {
      const teacher = await world.anInstructor({ employeeCode: `later-${api.engine}` });
      const client = await api.as({ roles: ['instructor'], claims: { loginCode: `later-${api.engine}` } });
      const event = await world.anEvent({ maxAttendees: 9 }, { teacher });
      await world.nominate(event, [await aLearner()]);
      expect((await remind(event, '2026-11-30T09:00', {}, client)).status).toBe(200);
      const [planned] = await plannedFor(event, client);
      expect((await cancel(event, planned?.reminderKey, client)).status).toBe(200);
      const { event: foreign } = await anEventOf([await aLearner()]);
      expect((await cancel(foreign, planned?.reminderKey, client)).status).toBe(404);
    });

    test.each([
      ['a time that is over', '2026-11-20T15:29', 'reminder.later.past'],
      ['this very minute', '2026-11-20T15:30', 'reminder.later.past'],
      ['the end of the event', '2026-12-10T12:00', 'reminder.later.over'],
      ['a day that no month has', '2026-11-31T09:00', 'reminder.later.format'],
      ['no time', '2026-11-30T', 'reminder.later.format'],
      ['an instant, which is by no clock', '2026-11-30T09:00Z', 'reminder.later.format'],
    ])('%s is refused at its field, in a preview too, and nothing is planned', async (_what, sendAt, message) => {
      const { event } = await anEventOf([await aLearner()]);
      const refusal = { sendAt: [message] };
      expect((await remind(event, sendAt)).errors).toEqual(refusal);
      const query = { key: String(event['key']), preview: 'true' };
      expect((await api.admin.post('/event/remind-learners', { sendAt }, query)).errors).toEqual(refusal);
      expect(await reminders(event)).toEqual([]);
    });

    test('a time that the clocks skip is refused, and the one after it is not', async () => {
      const { event } = await anEventOf([await aLearner()], { timeZone: 'Europe/Berlin' }, '2027-03-30');
      expect((await remind(event, '2027-03-28T02:30')).errors).toEqual({ sendAt: ['reminder.later.skipped'] });
      expect((await remind(event, '2027-03-28T03:00')).body['sendAt']).toBe('2027-03-28T01:00:00.000Z');
    });
  },
  { env: mail.env, clock: () => now },
);
