import { afterAll, beforeAll, expect, test } from 'vitest';
import { noticeKinds } from '#model/mail/notice-kinds.ts';
import type { Values } from '#model/values.ts';
import { sweepSeats } from '#server/nominations/sweep-seats.ts';
import { planReminders } from '#server/reminders/plan-reminders.ts';
import { onEachEngine } from '../support/api.ts';
import { inEveryTenant } from '../support/by-itself.ts';
import { deliveringBy } from '../support/delivering.ts';
import { aDay, aSession, sessionsIn } from '../support/event-world.ts';
import { aFeedbackWorld, type FeedbackWorld } from '../support/feedback-world.ts';
import { startMailServer } from '../support/mail-server.ts';
import type { Result } from '../support/nomination-world.ts';

const HOUR_MS = 3_600_000;
const daysAfter = (days: number) =>
  `DTSTART;TZID=Asia/Kolkata:20260101T090000\nRRULE:FREQ=DAILY;COUNT=1\nX-RELATIVE;RELATED=BASIS:P${days}D`;
const meeting = { provider: 'JITSI', url: 'https://meet.example.test/room' };

const mail = await startMailServer();
afterAll(() => mail.stop());

let now = new Date('2026-11-20T10:00:00.000Z');

onEachEngine(
  (api) => {
    let world: FeedbackWorld;
    let delivery: ReturnType<typeof deliveringBy>;
    beforeAll(async () => {
      now = new Date('2026-11-20T10:00:00.000Z');
      world = await aFeedbackWorld(api, () => now);
      delivery = deliveringBy(api, () => now);
    });
    afterAll(() => delivery.close());

    /** Lets time pass as for a server that does its work twice a day. */
    const passTo = async (instant: string) => {
      for (const end = new Date(instant); now < end;) {
        now = new Date(Math.min(end.getTime(), now.getTime() + 12 * HOUR_MS));
        for (const job of [planReminders, sweepSeats]) await inEveryTenant(api, () => now, job);
        await world.ask();
        await delivery.deliver();
      }
    };
    const call = async (path: string, { key }: Values, body: Values = {}) => {
      const answer = await api.admin.post(path, body, { key: String(key) });
      expect([path, answer.status, answer.text]).toEqual([path, 200, expect.any(String)]);
    };
    const seatsOf = async (event: Values, people: readonly Values[]): Promise<[Result, ...Result[]]> =>
      (await world.nominate(event, people)) as [Result, ...Result[]];
    const reason = 'Something has come up';

    const nominateAndRefuse = async () => {
      const { event: asking, asked } = await world.aRequest();
      await world.act('nominations/reject', asking, [asked], { reason });
      const [offering] = await world.anOffer();
      await passTo('2026-11-22T10:00:00Z');
      const event = await world.anEvent();
      await world.act('nominations/remove', event, await seatsOf(event, await world.learners(1)), { reason });
      await seatsOf(event, await world.learners(1));
      for (const one of [offering, event]) await call('/event/cancel', one, { reason });
    };
    const changeTheAgenda = async () => {
      const event = await world.anEvent();
      await seatsOf(event, await world.learners(1));
      const instructorKeys = [(await world.anInstructor())['key']];
      const sessions = ['10:00', '14:00'].map((startTime) =>
        aSession({ title: startTime, startTime, endTime: `${startTime.slice(0, 2)}:45`, meeting, instructorKeys }),
      );
      const saved = await world.saveAgenda(event, [aDay(sessions, '2027-01-10')]);
      const [first] = sessionsIn(saved.body);
      await call('/event/cancel-session', event, { sessionKey: first?.['key'], reason });
    };
    const assignAndHold = async () => {
      const { launch } = await world.aLaunch('Told', {
        certificate: true,
        selfNomination: true,
        startReminder: true,
        startReminderRecurrence: daysAfter(1),
        completionReminder: true,
        completionReminderRecurrence: daysAfter(2),
      });
      const manager = await api.admin.save('learner', { name: 'Meera', email: 'm@example.test', employeeCode: 'EV-1' });
      const more = { department: 'Told', email: 'told@example.test', managerKey: manager['key'] };
      const people = await world.learners(2, more);
      await call('/program-launch/map-users', launch, { keys: people.map(({ key }) => key) });
      const [ofLearners, ofManagers] = [await world.aForm(), await world.aForm({ audience: 'MANAGER' })];
      const settings = {
        launchKey: launch['key'],
        minAttendees: 2,
        maxAttendees: 5,
        creditHours: 6,
        bestPracticesShared: 'Begin with the questions.',
        reminderDate: '2026-11-29',
        eventFeedbackFormKey: ofLearners['key'],
        managerFeedbackFormKey: ofManagers['key'],
        managerFormDaysAfter: 1,
      };
      const event = await world.anEvent(settings, { day: '2026-12-01' });
      await call('/event/ask-to-nominate', event, { learnerKeys: people.slice(1).map(({ key }) => key) });
      const [seat] = await seatsOf(event, people.slice(0, 1));
      await call('/event/remind-learners', event, { note: 'Please come' });
      await passTo('2026-12-05T10:00:00Z');
      const mark = { nominationKey: seat.nominationKey, sessionKey: null, mark: 'Present', version: 0 };
      await call('/event/attendance', event, { marks: [mark] });
      await call('/event/close', event);
      await delivery.deliver();
      await call('/event/reopen', event, { reason });
    };

    test('every notice that has a template is written where its cause happens', async () => {
      await nominateAndRefuse();
      await changeTheAgenda();
      await assignAndHold();
      const rows = await api.database.forTenant('rostrum').selectFrom('outbox').select('kind').distinct().execute();
      const { 'event.mailOfTheDay': _frame, ...written } = noticeKinds;
      expect(rows.map(({ kind }) => String(kind)).toSorted()).toEqual(Object.keys(written).toSorted());
    });
  },
  { clock: () => now, env: mail.env },
);
