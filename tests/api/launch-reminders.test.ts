import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aReminderWorld, DAY_MS, nineOn, toldOf, type ReminderWorld } from '../support/reminder-world.ts';

const time = { now: new Date('2026-11-20T10:00:00.000Z') };
const WEEK_MS = 7 * DAY_MS;
/** From the midnight before a Thursday, for the first instant of all was one. */
const MONDAY_EVENING_MS = 4.75 * DAY_MS;
/** The hours of UTC at which it is nine there: clocks change on other dates, the other way around, or never. */
const hoursOfNine: Record<string, number[]> = {
  'Europe/Berlin': [7, 8],
  'America/New_York': [13, 14],
  'Asia/Kolkata': [3],
  'Pacific/Auckland': [20, 21],
};
const daysAfter = (days: number, more = '') =>
  `DTSTART;TZID=Asia/Kolkata:20260101T090000\nRRULE:FREQ=DAILY;COUNT=1\nX-RELATIVE;RELATED=BASIS:P${days}D${more}`;

onEachEngine(
  (api) => {
    let world: ReminderWorld;
    beforeAll(async () => {
      world = await aReminderWorld(api, time);
    });
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

    test('a launch reminds each learner so long after they were assigned, until they have started', async () => {
      const launch = await aReminding('Starters', {
        startReminder: true,
        startReminderRecurrence: daysAfter(2).replace('COUNT=1', 'INTERVAL=2;COUNT=2'),
      });
      const people = await world.learners(3, { department: 'Starters' });
      const dates = [2, 3, 4, 5, 6].map((days) => world.inDays(days));
      const [second = '', third = '', fourth = '', fifth = '', sixth = ''] = dates;
      const opened = people.slice(1, 2);
      await assign(launch, people.slice(0, 2));
      await world.passTo(`${world.inDays(1)}T10:00:00Z`);
      await assign(launch, people.slice(2));
      await open(launch, opened, time.now.toISOString());
      await world.passTo(`${third}T04:00:00Z`);
      expect(await world.times(launch, 'launch.startReminder')).toEqual([nineOn(second), nineOn(third)]);
      await world.passTo(`${sixth}T04:00:00Z`);
      expect((await world.times(launch, 'launch.startReminder')).slice(2)).toEqual([nineOn(fourth), nineOn(fifth)]);
    });

    test('a launch that counts from the access waits for it, and makes up for what was reported late', async () => {
      const launch = await aReminding('Openers', {
        completionReminder: true,
        completionReminderType: 'ACCESS_DATE',
        completionReminderRecurrence: daysAfter(3),
      });
      const people = await world.learners(2, { department: 'Openers' });
      const [access, missed, today, next] = [world.inDays(2), world.inDays(5), world.inDays(7), world.inDays(10)];
      await assign(launch, people);
      await world.passTo(`${today}T10:00:00Z`);
      expect(await world.times(launch, 'launch.completionReminder')).toEqual([]);
      await open(launch, people.slice(0, 1), `${access}T08:00:00Z`);
      await open(launch, people.slice(1), `${today}T08:00:00Z`);
      time.now = new Date(time.now.getTime() + 60_000);
      await world.plan();
      expect(await world.times(launch, 'launch.completionReminder')).toEqual([nineOn(missed)]);
      await world.passTo(`${next}T10:00:00Z`);
      expect(await world.times(launch, 'launch.completionReminder')).toEqual([nineOn(missed), nineOn(next)]);
    });

    test('a launch does not remind who has completed one of its events', async () => {
      const launch = await aReminding('Doers', {
        completionReminder: true,
        completionReminderRecurrence: daysAfter(9),
      });
      const people = await world.learners(2, { department: 'Doers' });
      const [first, second, end] = [world.inDays(3), world.inDays(4), world.inDays(10)];
      await assign(launch, people);
      const event = await world.anEvent({ launchKey: launch['key'], maxAttendees: 5 }, { day: first });
      const [done] = await world.nominate(event, people.slice(0, 1));
      await world.passTo(`${second}T00:00:00Z`);
      const at = { key: String(event['key']) };
      const mark = { nominationKey: done?.nominationKey, sessionKey: null, mark: 'Present', version: 0 };
      expect((await api.admin.post('/event/attendance', { marks: [mark] }, at)).status).toBe(200);
      expect((await api.admin.post('/event/close', {}, at)).status).toBe(200);
      await world.passTo(`${end}T00:00:00Z`);
      const rows = await world.written(launch, 'launch.completionReminder');
      expect(rows.map(({ recipientKey }) => recipientKey)).toEqual([people[1]?.['key']]);
    });

    test('a launch tells before it is active when it will remind, whom of the assigned, and who waits for the access', async () => {
      const { launch } = await world.aLaunch('Planners', {
        startReminder: true,
        startReminderRecurrence: daysAfter(2),
        completionReminder: true,
        completionReminderType: 'ACCESS_DATE',
        completionReminderRecurrence: daysAfter(3),
      });
      const [second, third] = [world.inDays(2), world.inDays(3)];
      const example = await world.previewed('program-launch', launch);
      expect([example.isExample, example.waiting, toldOf(example)]).toEqual([
        true,
        0,
        [`${nineOn(second)} 0`, `${nineOn(third)} 0`],
      ]);
      await assign(launch, await world.learners(2, { department: 'Planners' }));
      const known = await world.previewed('program-launch', launch);
      expect([known.isExample, known.waiting, toldOf(known)[0]]).toEqual([false, 2, `${nineOn(second)} 2`]);
    });

    test('launches remind every Monday of a year, at nine whatever the clocks of their four zones do', async () => {
      const launches: [zone: string, launch: Values][] = [];
      for (const [index, zone] of Object.keys(hoursOfNine).entries()) {
        const department = `Mondays${index}`;
        const launch = await aReminding(department, {
          completionReminder: true,
          completionReminderRecurrence: `DTSTART;TZID=${zone}:20260101T090000\nRRULE:FREQ=WEEKLY;BYDAY=MO`,
        });
        await assign(launch, await world.learners(1, { department }));
        launches.push([zone, launch]);
      }
      // Every Monday evening, by when it was nine everywhere, and every Friday morning.
      const mondays = Math.ceil(time.now.getTime() / WEEK_MS) * WEEK_MS + MONDAY_EVENING_MS;
      for (let half = 0; half < 104; half += 1) {
        time.now = new Date(mondays + (half * WEEK_MS) / 2);
        await world.plan();
      }
      for (const [zone, launch] of launches) {
        const all = (await world.times(launch, 'launch.completionReminder')).map((one) => new Date(`${one}Z`));
        const shown = { timeZone: zone, weekday: 'short', hour: 'numeric' } as const;
        expect([all.length, ...new Set(all.map((one) => one.toLocaleString('en-GB', shown)))]).toEqual([52, 'Mon, 09']);
        expect(new Set(all.map((one) => one.getUTCHours()))).toEqual(new Set(hoursOfNine[zone]));
      }
    });
  },
  { clock: () => time.now },
);
