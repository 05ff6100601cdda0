import { beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { planReminders } from '#server/reminders/plan-reminders.ts';
import { createTotals } from '#server/records/totals.ts';
import { onEachEngine } from '../support/api.ts';
import { aDay, aSession, sessionsIn } from '../support/event-world.ts';
import { aNominationWorld, type NominationWorld } from '../support/nomination-world.ts';

/** It only ever goes on: what is planned is planned. */
let now = new Date('2026-11-20T10:00:00.000Z');
/** The date so many days from now, by the clocks of London and, in the morning, of Kolkata. */
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** From the midnight before a Thursday, for the first instant of all was one. */
const MONDAY_NOON_MS = 4.5 * DAY_MS;
/** Nine in the morning in Kolkata. */
const nineOn = (date: string) => `${date}T03:30`;
const oneDayBefore =
  'DTSTART;TZID=Asia/Kolkata:20260101T090000\nRRULE:FREQ=DAILY;COUNT=1\nX-RELATIVE;RELATED=FIRST_SESSION:-P1D';
const daysAfter = (days: number, more = '') =>
  `DTSTART;TZID=Asia/Kolkata:20260101T090000\nRRULE:FREQ=DAILY;COUNT=1\nX-RELATIVE;RELATED=BASIS:P${days}D${more}`;

onEachEngine(
  (api) => {
    let world: NominationWorld;
    beforeAll(async () => {
      world = await aNominationWorld(api);
      await plan();
    });
    const plan = async () => {
      const context = { ...api, totals: createTotals(), clock: () => now };
      for (const tenant of api.config.tenants) await planReminders(context, tenant);
    };
    /** Lets time pass, a day at a time at most, as a server does that is never away for longer. */
    const passTo = async (instant: string) => {
      for (const end = new Date(instant); now < end;) {
        now = new Date(Math.min(end.getTime(), now.getTime() + 23 * 3_600_000));
        await plan();
      }
    };
    const written = async (about: Values, kind: string): Promise<Values[]> => {
      const rows = await api.database.forTenant('rostrum').selectFrom('outbox').selectAll().execute();
      return rows
        .filter((row) => row['kind'] === kind && [row['eventKey'], row['launchKey']].includes(about['key']))
        .toSorted((one, other) => String(one['sendAt']).localeCompare(String(other['sendAt'])));
    };
    const times = async (about: Values, kind = 'event.reminder') =>
      (await written(about, kind)).map(({ sendAt }) => new Date(String(sendAt)).toISOString().slice(0, 16));
    const anEvent = (day: string, changes: Values = {}) => world.anEvent({ maxAttendees: 5, ...changes }, { day });
    const move = async (event: Values, day: string) => {
      const agenda = (await world.agendaOf(event)).body;
      const [session = {}] = sessionsIn(agenda);
      const { title, startTime, endTime, meeting, instructorKeys, key } = session;
      const moved = aSession({ title, startTime, endTime, meeting, instructorKeys, key });
      expect((await world.saveAgenda(event, [aDay([moved], day)])).status).toBe(200);
    };

    describe('an event', () => {
      test('reminds everybody with a seat once, on its date and before its first session, by its own clock', async () => {
        const [on, first] = [inDays(8), inDays(10)];
        const before = inDays(9);
        const event = await anEvent(first, {
          reminderDate: on,
          reminderTime: '18:30',
          reminderRecurrence: oneDayBefore,
          channels: ['EMAIL', 'SMS'],
        });
        await world.nominate(event, await world.learners(2));
        await passTo(`${on}T12:59:00Z`);
        expect(await times(event)).toEqual([]);
        await passTo(`${first}T12:00:00Z`);
        const all = await times(event);
        expect([all.length, ...new Set(all)]).toEqual([8, `${on}T13:00`, nineOn(before)]);
        await plan();
        expect(await times(event)).toHaveLength(8);
      });

      test('reminds once though several servers plan at the same moment', async () => {
        const before = inDays(2);
        const event = await anEvent(inDays(3), { reminderRecurrence: oneDayBefore });
        await world.nominate(event, await world.learners(3));
        await passTo(`${before}T03:29:00Z`);
        now = new Date(`${before}T03:31:00Z`);
        await Promise.all([plan(), plan(), plan()]);
        expect(await times(event)).toHaveLength(3);
      });

      test('that is moved reminds again for its new date, and says of what was not sent yet why it is not', async () => {
        const [old, fresh] = [inDays(3), inDays(9)];
        const [beforeOld, beforeFresh] = [inDays(2), inDays(8)];
        const event = await anEvent(old, { reminderRecurrence: oneDayBefore });
        await world.nominate(event, await world.learners(1));
        await passTo(`${beforeOld}T04:00:00Z`);
        await move(event, fresh);
        await passTo(`${beforeFresh}T04:00:00Z`);
        const rows = await written(event, 'event.reminder');
        expect(rows.map(({ state, error }) => [state, error])).toEqual([
          ['Cancelled', { message: 'delivery.cancelled.moved' }],
          ['Scheduled', null],
        ]);
        expect(await times(event)).toEqual([nineOn(beforeOld), nineOn(beforeFresh)]);
      });

      test('reminds who comes late of what they missed, unless it does not want that', async () => {
        const before = inDays(2);
        const first = inDays(3);
        const events = await Promise.all(
          [true, false].map((remindsLate) => anEvent(first, { reminderRecurrence: oneDayBefore, remindsLate })),
        );
        await passTo(`${before}T10:00:00Z`);
        for (const event of events) await world.nominate(event, await world.learners(1));
        now = new Date(now.getTime() + 60_000);
        await plan();
        expect(await Promise.all(events.map((event) => times(event)))).toEqual([[nineOn(before)], []]);
      });

      test('that is paused reminds nobody, and not of what became due meanwhile when it goes on', async () => {
        const [on, before, first] = [inDays(2), inDays(4), inDays(5)];
        const event = await anEvent(first, {
          reminderRecurrence: oneDayBefore,
          reminderDate: on,
          remindersPaused: true,
        });
        await world.nominate(event, await world.learners(1));
        await passTo(`${on}T10:00:00Z`);
        await api.admin.post('/event/update', { key: event['key'], remindersPaused: false });
        await passTo(`${before}T10:00:00Z`);
        expect(await times(event)).toEqual([nineOn(before)]);
      });

      test('does not remind on a holiday where its rule leaves those out', async () => {
        const [before, first] = [inDays(2), inDays(3)];
        await api.admin.save('holiday', { name: 'Fair', startDate: before, endDate: before });
        const skipping = await anEvent(first, { reminderRecurrence: `${oneDayBefore}\nX-HOLIDAYS:SKIP` });
        const other = await anEvent(first, { reminderRecurrence: oneDayBefore });
        for (const event of [skipping, other]) await world.nominate(event, await world.learners(1));
        await passTo(`${before}T10:00:00Z`);
        expect([await times(skipping), await times(other)]).toEqual([[], [nineOn(before)]]);
      });

      test('tells staff the day before that too few come, and instructors three days after of missing marks', async () => {
        const [before, first, after] = [inDays(2), inDays(3), inDays(6)];
        const event = await anEvent(first, { minAttendees: 2 });
        const enough = await anEvent(first, { minAttendees: 1 });
        for (const one of [event, enough]) await world.nominate(one, await world.learners(1));
        await passTo(`${before}T04:35:00Z`);
        expect(await times(event, 'event.belowMinimum')).toHaveLength(1);
        expect(await times(enough, 'event.belowMinimum')).toEqual([]);
        await passTo(`${after}T06:29:00Z`);
        expect(await times(event, 'attendance.missing')).toEqual([]);
        await passTo(`${after}T06:31:00Z`);
        await plan();
        expect(await times(event, 'attendance.missing')).toHaveLength(1);
      });
    });

    describe('a launch', () => {
      const aReminding = async (department: string, changes: Values) => {
        const { launch } = await world.aLaunch(department, changes);
        await api.admin.post('/program-launch/activate', {}, { key: String(launch['key']) });
        return launch;
      };
      const assign = (launch: Values, people: readonly Values[]) =>
        api.admin.post(
          '/program-launch/map-users',
          { keys: people.map(({ key }) => key) },
          { key: String(launch['key']) },
        );
      const open = (launch: Values, people: readonly Values[], at: string) =>
        api.admin.post(
          '/program-launch/report-access',
          { learnerKeys: people.map(({ key }) => key), at },
          { key: String(launch['key']) },
        );

      test('reminds each learner so long after they were assigned, until they have started', async () => {
        const launch = await aReminding('Starters', {
          startReminder: true,
          startReminderRecurrence: daysAfter(2).replace('COUNT=1', 'INTERVAL=2;COUNT=2'),
        });
        const people = await world.learners(3, { department: 'Starters' });
        const dates = [2, 3, 4, 5, 6].map((days) => inDays(days));
        const [second = '', third = '', fourth = '', fifth = '', sixth = ''] = dates;
        const opened = people.slice(1, 2);
        await assign(launch, people.slice(0, 2));
        await passTo(`${inDays(1)}T10:00:00Z`);
        await assign(launch, people.slice(2));
        await open(launch, opened, now.toISOString());
        await passTo(`${third}T04:00:00Z`);
        expect(await times(launch, 'launch.startReminder')).toEqual([nineOn(second), nineOn(third)]);
        await passTo(`${sixth}T04:00:00Z`);
        expect((await times(launch, 'launch.startReminder')).slice(2)).toEqual([nineOn(fourth), nineOn(fifth)]);
      });

      test('that counts from the access waits for it, and makes up for what was reported late', async () => {
        const launch = await aReminding('Openers', {
          completionReminder: true,
          completionReminderType: 'ACCESS_DATE',
          completionReminderRecurrence: daysAfter(3),
        });
        const people = await world.learners(2, { department: 'Openers' });
        const [access, missed, today, next] = [inDays(2), inDays(5), inDays(7), inDays(10)];
        await assign(launch, people);
        await passTo(`${today}T10:00:00Z`);
        expect(await times(launch, 'launch.completionReminder')).toEqual([]);
        await open(launch, people.slice(0, 1), `${access}T08:00:00Z`);
        await open(launch, people.slice(1), `${today}T08:00:00Z`);
        now = new Date(now.getTime() + 60_000);
        await plan();
        expect(await times(launch, 'launch.completionReminder')).toEqual([nineOn(missed)]);
        await passTo(`${next}T10:00:00Z`);
        expect(await times(launch, 'launch.completionReminder')).toEqual([nineOn(missed), nineOn(next)]);
      });

      test('does not remind who has completed one of its events', async () => {
        const launch = await aReminding('Doers', {
          completionReminder: true,
          completionReminderRecurrence: daysAfter(9),
        });
        const people = await world.learners(2, { department: 'Doers' });
        const [first, second, end] = [inDays(3), inDays(4), inDays(10)];
        await assign(launch, people);
        const event = await world.anEvent({ launchKey: launch['key'], maxAttendees: 5 }, { day: first });
        const [done] = await world.nominate(event, people.slice(0, 1));
        await passTo(`${second}T00:00:00Z`);
        const at = { key: String(event['key']) };
        const mark = { nominationKey: done?.nominationKey, sessionKey: null, mark: 'Present', version: 0 };
        expect((await api.admin.post('/event/attendance', { marks: [mark] }, at)).status).toBe(200);
        expect((await api.admin.post('/event/close', {}, at)).status).toBe(200);
        await passTo(`${end}T00:00:00Z`);
        const rows = await written(launch, 'launch.completionReminder');
        expect(rows.map(({ recipientKey }) => recipientKey)).toEqual([people[1]?.['key']]);
      });

      test('reminds every Monday of a year, at nine whatever the clock does', async () => {
        const launch = await aReminding('Mondays', {
          completionReminder: true,
          completionReminderRecurrence: 'DTSTART;TZID=Europe/Berlin:20260101T090000\nRRULE:FREQ=WEEKLY;BYDAY=MO',
        });
        await assign(launch, await world.learners(1, { department: 'Mondays' }));
        // Every Monday at noon, and every night before a Friday.
        const mondays = Math.ceil(now.getTime() / WEEK_MS) * WEEK_MS + MONDAY_NOON_MS;
        for (let half = 0; half < 104; half += 1) {
          now = new Date(mondays + (half * WEEK_MS) / 2);
          await plan();
        }
        const all = (await times(launch, 'launch.completionReminder')).map((time) => new Date(`${time}Z`));
        const shown = { timeZone: 'Europe/Berlin', weekday: 'short', hour: 'numeric' } as const;
        expect([all.length, ...new Set(all.map((time) => time.toLocaleString('en-GB', shown)))]).toEqual([
          52,
          'Mon, 09',
        ]);
        expect(new Set(all.map((time) => time.getUTCHours()))).toEqual(new Set([7, 8]));
      });
    });
  },
  { clock: () => now },
);
