import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aDay, aSession, sessionsIn } from '../support/event-world.ts';
import { aNominationWorld, type NominationWorld } from '../support/nomination-world.ts';
import { noticesAbout } from '../support/notices-about.ts';

const now = new Date('2026-11-20T10:00:00.000Z');

onEachEngine(
  (api) => {
    let world: NominationWorld;
    beforeAll(async () => {
      world = await aNominationWorld(api);
    });
    const notices = (event: Values, kind: string) => noticesAbout(api, event, kind);
    const whom = async (event: Values, kind: string) =>
      (await notices(event, kind)).map(({ recipientEntity, channel, state }) =>
        [recipientEntity, channel, state].join(' '),
      );
    /** Saves the sessions of an event as they are, but for their times. */
    const moveTo = async (event: Values, startTime: string, endTime: string) => {
      const { days } = (await world.agendaOf(event)).body as { days: { date: string; sessions: Values[] }[] };
      const moved = days.map(({ date, sessions }) =>
        aDay(
          sessions.map(({ key, title, meeting, instructorKeys }) =>
            aSession({ key, title, meeting, instructorKeys, startTime, endTime }),
          ),
          date,
        ),
      );
      expect((await world.saveAgenda(event, moved)).status).toBe(200);
    };

    test('who has a seat or waits, and who teaches, is told that an event has moved; a second move takes its place', async () => {
      const event = await world.anEvent({ maxAttendees: 1, channels: ['EMAIL', 'PUSH'] });
      await world.nominate(event, await world.learners(2));
      await moveTo(event, '14:00', '16:00');
      const once = ['learner EMAIL', 'learner EMAIL', 'learner PUSH', 'learner PUSH', 'instructor EMAIL'];
      const all = (state: string) => once.map((one) => `${one} ${state}`);
      expect((await whom(event, 'event.moved')).toSorted()).toEqual(all('Scheduled').toSorted());
      await moveTo(event, '15:00', '16:00');
      expect((await whom(event, 'event.moved')).toSorted()).toEqual(
        [...all('Cancelled'), ...all('Scheduled')].toSorted(),
      );
      const [first] = await notices(event, 'event.moved');
      expect(first?.['error']).toEqual({ message: 'delivery.cancelled.movedAgain' });
    });

    test('nobody is told of an agenda that is saved as it was, nor of a draft', async () => {
      const event = await world.anEvent();
      await world.nominate(event, await world.learners(1));
      await moveTo(event, '10:00', '12:00');
      const draft = await world.aDraft();
      await world.saveAgenda(draft, [aDay([aSession()], '2027-02-02')]);
      await moveTo(draft, '14:00', '16:00');
      expect([await whom(event, 'event.moved'), await whom(draft, 'event.moved')]).toEqual([[], []]);
    });

    test('of a session that is cancelled the same people hear, and that it was this one', async () => {
      const event = await world.anEvent();
      await world.nominate(event, await world.learners(1));
      const [session] = sessionsIn((await world.agendaOf(event)).body);
      const body = { sessionKey: session?.['key'], reason: 'The room is flooded' };
      expect((await world.call('cancel-session', event, body)).status).toBe(200);
      expect(await whom(event, 'session.cancelled')).toEqual(['learner EMAIL Scheduled', 'instructor EMAIL Scheduled']);
      const told = await notices(event, 'session.cancelled');
      expect(told.map(({ payload }) => payload)).toEqual([
        { sessionKey: session?.['key'] },
        { sessionKey: session?.['key'] },
      ]);
      expect(await whom(event, 'event.moved')).toEqual([]);
      expect((await world.call('restore-session', event, { sessionKey: session?.['key'] })).status).toBe(200);
      expect(await whom(event, 'event.moved')).toEqual(['learner EMAIL Scheduled']);
      expect(await whom(event, 'teaching.booked')).toHaveLength(2);
    });

    test('who teaches hears that an event is launched, of new sessions, and when they are released', async () => {
      const [asha, ravi] = [await world.anInstructor(), await world.anInstructor()];
      const event = await world.anEvent({}, { teacher: asha });
      const toldTo = async (kind: string) => (await notices(event, kind)).map(({ recipientKey }) => recipientKey);
      expect(await toldTo('teaching.booked')).toEqual([asha['key']]);
      const teach = async (...people: Values[]) => {
        const { days } = (await world.agendaOf(event)).body as { days: { date: string; sessions: Values[] }[] };
        const instructorKeys = people.map(({ key }) => key);
        const changed = days.map(({ date, sessions }) => {
          const [{ key, title, meeting } = {}] = sessions;
          return aDay([aSession({ key, title, meeting, instructorKeys })], date);
        });
        expect((await world.saveAgenda(event, changed)).status).toBe(200);
      };
      await teach(asha, ravi);
      await teach(ravi);
      await teach(ravi);
      expect(await toldTo('teaching.booked')).toEqual([asha['key'], ravi['key']]);
      expect(await toldTo('teaching.ended')).toEqual([asha['key']]);
      expect(await whom(event, 'event.moved')).toEqual([]);
      expect((await world.call('unlaunch', event, {})).status).toBe(200);
      expect(await toldTo('teaching.ended')).toEqual([asha['key'], ravi['key']]);
    });

    test('who teaches a launched event is told that it is cancelled', async () => {
      const event = await world.anEvent();
      const draft = await world.aDraft();
      for (const one of [event, draft]) {
        expect((await world.call('cancel', one, { reason: 'The trainer is ill' })).status).toBe(200);
      }
      expect(await whom(event, 'event.cancelled')).toEqual(['instructor EMAIL Scheduled']);
      expect(await whom(draft, 'event.cancelled')).toEqual([]);
    });
  },
  { clock: () => now },
);
