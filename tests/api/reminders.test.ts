import { beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aDay, aSession, sessionsIn } from '../support/event-world.ts';
import { aReminderWorld, nineOn, toldOf, type ReminderWorld } from '../support/reminder-world.ts';

const time = { now: new Date('2026-11-20T10:00:00.000Z') };
const oneDayBefore =
  'DTSTART;TZID=Asia/Kolkata:20260101T090000\nRRULE:FREQ=DAILY;COUNT=1\nX-RELATIVE;RELATED=FIRST_SESSION:-P1D';

onEachEngine(
  (api) => {
    let world: ReminderWorld;
    beforeAll(async () => {
      world = await aReminderWorld(api, time);
    });
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
        const [on, first] = [world.inDays(8), world.inDays(10)];
        const before = world.inDays(9);
        const event = await anEvent(first, {
          reminderDate: on,
          reminderTime: '18:30',
          reminderRecurrence: oneDayBefore,
          channels: ['EMAIL', 'SMS'],
        });
        await world.nominate(event, await world.learners(2));
        await world.passTo(`${on}T12:59:00Z`);
        expect(await world.times(event, 'event.reminder')).toEqual([]);
        await world.passTo(`${first}T12:00:00Z`);
        const all = await world.times(event, 'event.reminder');
        expect([all.length, ...new Set(all)]).toEqual([8, `${on}T13:00`, nineOn(before)]);
        await world.plan();
        expect(await world.times(event, 'event.reminder')).toHaveLength(8);
      });

      test('that is over reminds on the days that its rule counts after its last session', async () => {
        const first = world.inDays(3);
        const times = [4, 8].map((days) => nineOn(world.inDays(days)));
        const after = world.inDays(9);
        const event = await anEvent(first, {
          reminderRecurrence:
            'DTSTART;TZID=Asia/Kolkata:20260101T090000\nRRULE:FREQ=DAILY;INTERVAL=4;COUNT=2\nX-RELATIVE;RELATED=LAST_END:P1D',
        });
        await world.nominate(event, await world.learners(1));
        await world.passTo(`${after}T10:00:00Z`);
        expect(await world.times(event, 'event.reminder')).toEqual(times);
      });

      test('reminds once though several servers plan at the same moment', async () => {
        const before = world.inDays(2);
        const event = await anEvent(world.inDays(3), { reminderRecurrence: oneDayBefore });
        await world.nominate(event, await world.learners(3));
        await world.passTo(`${before}T03:29:00Z`);
        time.now = new Date(`${before}T03:31:00Z`);
        await Promise.all([world.plan(), world.plan(), world.plan()]);
        expect(await world.times(event, 'event.reminder')).toHaveLength(3);
      });

      test('sends a reminder again later, and does not take it for one of another date', async () => {
        const before = world.inDays(2);
        const event = await anEvent(world.inDays(3), { reminderRecurrence: oneDayBefore });
        const of = { key: String(event['key']) };
        await world.nominate(event, await world.learners(1));
        await world.passTo(`${before}T03:31:00Z`);
        const reminder = async (): Promise<Values | undefined> => {
          const { items } = await api.admin.get('/event/deliveries', { ...of, pageSize: '30' });
          return items.find(({ kind }) => kind === 'event.reminder');
        };
        const named = { deliveryKey: (await reminder())?.['key'] };
        await api.admin.post('/event/cancel-delivery', named, of);
        expect((await reminder())?.['state']).toBe('Cancelled');
        await world.passTo(`${before}T05:00:00Z`);
        await api.admin.post('/event/resend-delivery', named, of);
        await world.plan();
        expect((await reminder())?.['state']).toBe('Scheduled');
      });

      test('that is moved reminds again for its new date, and says of what was not sent yet why it is not', async () => {
        const [old, fresh] = [world.inDays(3), world.inDays(9)];
        const [beforeOld, beforeFresh] = [world.inDays(2), world.inDays(8)];
        const event = await anEvent(old, { reminderRecurrence: oneDayBefore });
        await world.nominate(event, await world.learners(1));
        await world.passTo(`${beforeOld}T04:00:00Z`);
        await move(event, fresh);
        await world.passTo(`${beforeFresh}T04:00:00Z`);
        const rows = await world.written(event, 'event.reminder');
        expect(rows.map(({ state, error }) => [state, error])).toEqual([
          ['Cancelled', { message: 'delivery.cancelled.moved' }],
          ['Scheduled', null],
        ]);
        expect(await world.times(event, 'event.reminder')).toEqual([nineOn(beforeOld), nineOn(beforeFresh)]);
      });

      test('counts from the end of its registration, anew when that is put off, and tells where there is none', async () => {
        const [ends, later] = [world.inDays(4), world.inDays(6)];
        const [before, beforeLater, after] = [world.inDays(3), world.inDays(5), world.inDays(7)];
        const registrationEndsAt = (day: string) => ({ registrationEndsAt: `${day}T06:00:00.000Z` });
        const rule = (distance: string) => oneDayBefore.replace('FIRST_SESSION:-P1D', `REGISTRATION_END:${distance}`);
        const first = world.inDays(9);
        const put = await anEvent(first, { reminderRecurrence: rule('-P1D'), ...registrationEndsAt(ends) });
        const [following, none] = [
          await anEvent(first, { reminderRecurrence: rule('P1D'), ...registrationEndsAt(later) }),
          await anEvent(first, { reminderRecurrence: rule('-P1D') }),
        ];
        for (const event of [put, following, none]) await world.nominate(event, await world.learners(1));
        expect(await world.previewed('event', none)).toMatchObject({ items: [], lacks: 'REGISTRATION_END' });
        const preview = await world.previewed('event', put);
        expect([preview.lacks, toldOf(preview).map((told) => told.slice(0, 16))]).toEqual([
          undefined,
          [nineOn(before)],
        ]);
        await world.passTo(`${before}T04:00:00Z`);
        await api.admin.post('/event/update', { key: put['key'], ...registrationEndsAt(later) });
        await world.passTo(`${first}T04:00:00Z`);
        expect(await world.times(put, 'event.reminder')).toEqual([nineOn(before), nineOn(beforeLater)]);
        expect(await world.times(following, 'event.reminder')).toEqual([nineOn(after)]);
        expect(await world.times(none, 'event.reminder')).toEqual([]);
      });

      test('reminds who comes late of what they missed, unless it does not want that', async () => {
        const before = world.inDays(2);
        const first = world.inDays(3);
        const events = await Promise.all(
          [true, false].map((remindsLate) => anEvent(first, { reminderRecurrence: oneDayBefore, remindsLate })),
        );
        await world.passTo(`${before}T10:00:00Z`);
        for (const event of events) await world.nominate(event, await world.learners(1));
        time.now = new Date(time.now.getTime() + 60_000);
        await world.plan();
        expect(await Promise.all(events.map((event) => world.times(event, 'event.reminder')))).toEqual([
          [nineOn(before)],
          [],
        ]);
      });

      test('that is paused reminds nobody, and not of what became due meanwhile when it goes on', async () => {
        const [on, before, first] = [world.inDays(2), world.inDays(4), world.inDays(5)];
        const event = await anEvent(first, {
          reminderRecurrence: oneDayBefore,
          reminderDate: on,
          remindersPaused: true,
        });
        await world.nominate(event, await world.learners(1));
        await world.passTo(`${on}T10:00:00Z`);
        await api.admin.post('/event/update', { key: event['key'], remindersPaused: false });
        await world.passTo(`${before}T10:00:00Z`);
        expect(await world.times(event, 'event.reminder')).toEqual([nineOn(before)]);
      });

      test('an event that wants that is cancelled the day before when too few are confirmed, and everybody is told', async () => {
        const [before, first] = [world.inDays(2), world.inDays(3)];
        const wants = { minAttendees: 2, cancelBelowMinimum: true };
        const [few, enough] = [await anEvent(first, wants), await anEvent(first, wants)];
        await world.nominate(few, await world.learners(1));
        await world.nominate(enough, await world.learners(2));
        await world.passTo(`${before}T04:35:00Z`);
        const stored = async ({ key }: Values) => (await api.admin.get('/event/detail', { key: String(key) })).body;
        expect(await stored(few)).toMatchObject({
          status: 'Cancelled',
          reason: 'Too few learners were confirmed: 1, and 2 are needed',
        });
        expect(await stored(enough)).toMatchObject({ status: 'Launched' });
        expect(await world.times(few, 'nomination.eventCancelled')).toHaveLength(1);
        expect((await world.times(few, 'event.cancelled')).length).toBeGreaterThan(0);
        expect(await world.times(few, 'event.belowMinimum')).toEqual([]);
      });

      test('does not remind on a holiday where its rule leaves those out', async () => {
        const [before, first] = [world.inDays(2), world.inDays(3)];
        await api.admin.save('holiday', { name: 'Fair', startDate: before, endDate: before });
        const skipping = await anEvent(first, { reminderRecurrence: `${oneDayBefore}\nX-HOLIDAYS:SKIP` });
        const other = await anEvent(first, { reminderRecurrence: oneDayBefore });
        for (const event of [skipping, other]) await world.nominate(event, await world.learners(1));
        await world.passTo(`${before}T10:00:00Z`);
        expect([await world.times(skipping, 'event.reminder'), await world.times(other, 'event.reminder')]).toEqual([
          [],
          [nineOn(before)],
        ]);
      });

      test('tells staff the day before that too few come, and instructors three days after of missing marks', async () => {
        const [before, first, after] = [world.inDays(2), world.inDays(3), world.inDays(6)];
        const event = await anEvent(first, { minAttendees: 2 });
        const enough = await anEvent(first, { minAttendees: 1 });
        for (const one of [event, enough]) await world.nominate(one, await world.learners(1));
        await world.passTo(`${before}T04:35:00Z`);
        expect(await world.times(event, 'event.belowMinimum')).toHaveLength(1);
        expect(await world.times(enough, 'event.belowMinimum')).toEqual([]);
        await world.passTo(`${after}T06:29:00Z`);
        expect(await world.times(event, 'attendance.missing')).toEqual([]);
        await world.passTo(`${after}T06:31:00Z`);
        await world.plan();
        expect(await world.times(event, 'attendance.missing')).toHaveLength(1);
      });
    });

    test('an event tells before it is launched when it will remind, and afterwards whom; not when it is cancelled', async () => {
      const [on, before, first] = [world.inDays(5), world.inDays(8), world.inDays(9)];
      const draft = await world.aDraft({ reminderDate: on, reminderRecurrence: oneDayBefore, maxAttendees: 5 });
      expect(toldOf(await world.previewed('event', draft))).toEqual([`${nineOn(on)} 0`]);
      const instructorKeys = [(await world.anInstructor())['key']];
      const meeting = { provider: 'JITSI', url: 'https://meet.example.test/room' };
      await world.saveAgenda(draft, [aDay([aSession({ meeting, instructorKeys })], first)]);
      expect(toldOf(await world.previewed('event', draft))).toEqual([`${nineOn(on)} 0`, `${nineOn(before)} 0`]);
      await world.call('launch', draft, {});
      const people = [
        ...(await world.learners(1)),
        ...(await world.learners(1, { email: `learner-${time.now.getTime()}@example.test` })),
      ];
      await world.nominate(draft, people);
      expect(toldOf(await world.previewed('event', draft))).toEqual([`${nineOn(on)} 1`, `${nineOn(before)} 1`]);
      await world.call('cancel', draft, { reason: 'The trainer is ill' });
      expect(toldOf(await world.previewed('event', draft))).toEqual([]);
    });
  },
  { clock: () => time.now },
);
