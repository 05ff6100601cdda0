import { beforeAll, expect, test } from 'vitest';
import type { CalendarReminder } from '#model/calendar.ts';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import type { Client } from '../support/client.ts';
import { aReminderWorld, type ReminderWorld } from '../support/reminder-world.ts';

const time = { now: new Date('2026-11-20T10:00:00.000Z') };
const december = { from: '2026-12-01', to: '2026-12-31' };
const threeDaysBefore =
  'DTSTART;TZID=Asia/Kolkata:20260101T090000\nRRULE:FREQ=DAILY;COUNT=1\nX-RELATIVE;RELATED=FIRST_SESSION:-P3D';

onEachEngine(
  (api) => {
    let world: ReminderWorld;
    beforeAll(async () => {
      world = await aReminderWorld(api, time);
    });
    const shown = async (asked: Values = december, client: Client = api.admin): Promise<CalendarReminder[]> => {
      const { status, items, text } = await client.post('/calendar/reminders', asked);
      if (status !== 200) throw new Error(text);
      return items as unknown as CalendarReminder[];
    };
    const ofRecord = async (record: Values, asked?: Values, client?: Client) =>
      (await shown(asked, client))
        .filter(({ key }) => key === record['key'])
        .map(({ kind, date, time: clock, isDraft }) => `${kind} ${date} ${clock}${isDraft ? ' draft' : ''}`);
    const anEvent = (changes: Values = {}, place: Values = {}) =>
      world.anEvent({ reminderRecurrence: threeDaysBefore, ...changes }, { day: '2026-12-10', ...place });

    test('reminders to come stand on the date of their own clock, those by hand among them', async () => {
      const event = await anEvent({ reminderDate: '2026-12-09', reminderTime: '00:30' });
      await world.nominate(event, await world.learners(1, { email: `shown-${api.engine}@example.test` }));
      const at = { key: String(event['key']) };
      await api.admin.post('/event/remind-learners', { sendAt: '2026-12-08T18:30' }, at);
      expect(await ofRecord(event)).toEqual([
        'event.reminder 2026-12-07 09:00',
        'reminder.adHoc 2026-12-08 18:30',
        'event.reminder 2026-12-09 00:30',
      ]);
      expect(await ofRecord(event, { from: '2026-12-08', to: '2026-12-08' })).toEqual([
        'reminder.adHoc 2026-12-08 18:30',
      ]);
    });

    test('what is not launched yet is among them, and what is paused, cancelled or over is not', async () => {
      const draft = await world.aDraft({ reminderDate: '2026-12-09' });
      const paused = await anEvent({ remindersPaused: true });
      const cancelled = await anEvent();
      await api.admin.post('/event/cancel', { reason: 'The trainer is ill' }, { key: String(cancelled['key']) });
      const over = await anEvent({ reminderRecurrence: null, reminderDate: '2026-11-19' });
      expect(await ofRecord(draft)).toEqual(['event.reminder 2026-12-09 09:00 draft']);
      for (const event of [paused, cancelled]) expect(await ofRecord(event)).toEqual([]);
      expect(await ofRecord(over, { from: '2026-11-01', to: '2026-11-30' })).toEqual([]);
    });

    test('what counts from the end of the registration stands there where there is one', async () => {
      const reminderRecurrence = threeDaysBefore.replace('FIRST_SESSION', 'REGISTRATION_END');
      const event = await anEvent({ reminderRecurrence, registrationEndsAt: '2026-12-08T18:00:00.000Z' });
      expect(await ofRecord(event)).toEqual(['event.reminder 2026-12-05 09:00']);
      expect(await ofRecord(await anEvent({ reminderRecurrence }))).toEqual([]);
    });

    test('a holiday leaves out what it leaves out when it is sent', async () => {
      const event = await anEvent({ reminderRecurrence: `${threeDaysBefore}\nX-HOLIDAYS:SKIP` }, { day: '2026-12-28' });
      expect(await ofRecord(event)).toEqual(['event.reminder 2026-12-25 09:00']);
      await api.admin.save('holiday', { name: 'Christmas', startDate: '2026-12-25', endDate: '2026-12-25' });
      expect(await ofRecord(event)).toEqual([]);
    });

    test('a launch reminds on each day once, however many days its learners were assigned on', async () => {
      const { launch } = await world.aLaunch('Shown', {
        completionReminder: true,
        completionReminderRecurrence: 'DTSTART;TZID=Europe/Berlin:20260101T083000\nRRULE:FREQ=WEEKLY;BYDAY=MO',
      });
      const at = { key: String(launch['key']) };
      const people = await world.learners(2, { department: 'Shown' });
      const assign = (learner?: Values) =>
        api.admin.post('/program-launch/map-users', { keys: [learner?.['key']] }, at);
      await assign(people[0]);
      await world.passTo('2026-11-22T10:00:00.000Z');
      await assign(people[1]);
      const mondays = ['07', '14', '21', '28'].map((day) => `launch.completionReminder 2026-12-${day} 08:30`);
      expect(await ofRecord(launch)).toEqual(mondays);
      // It has neither a venue nor an instructor nor a training.
      expect(await ofRecord(launch, { ...december, trainingKey: String(world.training['key']) })).toEqual([]);
    });

    test('filters choose by the sessions of the event, and everybody sees what they reach alone', async () => {
      const teacher = await world.anInstructor({ employeeCode: `seen-${api.engine}` });
      const client = await api.as({ roles: ['instructor'], claims: { loginCode: `seen-${api.engine}` } });
      const [own, other] = [await anEvent({}, { teacher }), await anEvent()];
      const reminder = ['event.reminder 2026-12-07 09:00'];
      expect(await ofRecord(own, december, client)).toEqual(reminder);
      expect(await ofRecord(other, december, client)).toEqual([]);
      const asked = { ...december, instructorKey: String(teacher['key']) };
      expect([await ofRecord(own, asked), await ofRecord(other, asked)]).toEqual([reminder, []]);
    });

    test('a range of instants, or one that is too long, is refused at its field', async () => {
      const refused = async (asked: Values) => (await api.admin.post('/calendar/reminders', asked)).errors;
      const format = ['validation.format'];
      expect(await refused({ from: '2026-12-01T00:00:00Z', to: '2026-12-31' })).toEqual({ from: format });
      expect(await refused({ from: '2026-12-31', to: '2026-12-01' })).toEqual({ to: ['calendar.range.order'] });
      expect(await refused({ from: '2026-01-01', to: '2026-12-31' })).toEqual({ to: ['calendar.range.tooLong'] });
    });
  },
  { clock: () => time.now },
);
