import { assert, asyncProperty, boolean, constantFrom, integer, record } from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { eventStatusOf, type EventStatus } from '#model/rules/event-status.ts';
import type { Values } from '#model/values.ts';
import { anEnvironment, onEachEngine } from '../support/api.ts';
import type { Client } from '../support/client.ts';
import { aDay, anEventWorld, aSession, sessionsIn, type EventWorld } from '../support/event-world.ts';

const before = new Date('2026-11-20T10:00:00.000Z');
const during = new Date('2026-12-01T05:00:00.000Z');
const after = new Date('2026-12-02T10:00:00.000Z');
let now = before;

onEachEngine(
  (api) => {
    let world: EventWorld;
    beforeAll(async () => {
      now = before;
      world = await anEventWorld(api);
    });

    test('an event goes from draft to closed as its actions and the time say', async () => {
      const event = await aReadyEvent();
      expect(await statusOf(event)).toBe('Initial');
      const { status, body } = await act('launch', event);
      expect([status, body]).toMatchObject([200, { status: 'Launched', launchedAt: before.toISOString() }]);
      now = during;
      expect(await statusOf(event)).toBe('Running');
      now = after;
      expect(await statusOf(event)).toBe('Finished');
      expect((await act('close', event)).body['status']).toBe('Closed');
      expect((await act('reopen', event, { reason: 'A mark was wrong' })).body).toMatchObject({
        status: 'Finished',
        closedAt: null,
        reason: 'A mark was wrong',
      });
      const { items } = await api.admin.get('/event/history', { key: String(event['key']) });
      expect(items.slice(0, 3).map(({ action }) => action)).toEqual(['reopen', 'close', 'launch']);
    });

    test('what is missing for a launch is told all at once, before and after anybody tries', async () => {
      now = before;
      const event = await world.anEvent({ mode: 'HYBRID', minAttendees: 0 });
      expect((await act('launch', event)).errors).toEqual({
        '': ['event.launch.noSessions', 'event.launch.instructorMissing'],
      });
      await world.saveAgenda(event, [aDay([aSession()], '2026-11-19')]);
      const reasons = ['past', 'venueMissing', 'meetingMissing', 'instructorMissing'].map((id) => `event.launch.${id}`);
      expect((await act('launch', event)).errors).toEqual({ '': reasons });
      const { body } = await api.admin.get('/event/actions', { key: String(event['key']) });
      expect(body).toEqual({
        launch: { allowed: false, reasons },
        unlaunch: { allowed: false, reasons: ['event.action.unlaunch.state'] },
        cancel: { allowed: true, reasons: [] },
        close: { allowed: false, reasons: ['event.close.notFinished'] },
        reopen: { allowed: false, reasons: ['event.action.reopen.state'] },
        'remind-learners': { allowed: false, reasons: ['event.remindLearners.notOpen'] },
        'remind-instructors': { allowed: false, reasons: ['event.remindInstructors.notClosed'] },
      });
    });

    test.each<[string, Date, string[], string[]]>([
      ['a draft', before, [], ['event.close.notFinished', 'event.close.sessionsNotCompleted']],
      ['launched', before, ['launch'], ['event.close.notFinished', 'event.close.sessionsNotCompleted']],
      ['running', during, ['launch'], ['event.close.notFinished', 'event.close.sessionsNotCompleted']],
      ['finished', after, ['launch'], []],
      ['a draft that is past', after, [], ['event.close.notFinished']],
    ])('closing an event that is %s', async (_what, moment, actions, reasons) => {
      now = before;
      const event = await aReadyEvent();
      for (const action of actions) await act(action, event);
      now = moment;
      const { body } = await api.admin.get('/event/actions', { key: String(event['key']) });
      expect(body['close']).toEqual({ allowed: reasons.length === 0, reasons });
    });

    test('a closed event is not closed again, and a cancelled one not at all', async () => {
      now = before;
      const [closed, cancelled] = [await aReadyEvent(), await aReadyEvent()];
      await act('launch', closed);
      await act('cancel', cancelled, { reason: 'Nobody wants to come' });
      now = after;
      await act('close', closed);
      expect((await act('close', closed)).errors).toEqual({ '': ['event.close.alreadyClosed'] });
      expect((await act('close', cancelled)).errors).toEqual({ '': ['event.close.notFinished'] });
      for (const event of [closed, cancelled]) {
        expect((await world.saveAgenda(event, [])).errors).toEqual({ '': ['agenda.eventOver'] });
      }
    });

    test('cancelling needs a reason of ten characters, and frees rooms and people', async () => {
      now = before;
      const [venue, instructor] = await Promise.all([world.aVenue(), world.anInstructor()]);
      const [event, other] = await Promise.all([world.anEvent(), world.anEvent()]);
      const days = [aDay([aSession({ venueKey: venue['key'], instructorKeys: [instructor['key']] })])];
      await world.saveAgenda(event, days);
      const short = await act('cancel', event, { reason: 'Too short' });
      expect(short.errors).toEqual({ reason: ['event.action.cancel.reason.minLength'] });
      expect((await act('cancel', event)).errors).toEqual({ reason: ['event.action.cancel.reason.required'] });
      expect((await world.saveAgenda(other, days)).status).toBe(400);
      const { body } = await act('cancel', event, { reason: 'The building is closed' });
      expect(body).toMatchObject({ status: 'Cancelled', reason: 'The building is closed' });
      expect((await world.saveAgenda(other, days)).status).toBe(200);
    });

    test('a launch is taken back until it has begun; running events only super admins cancel', async () => {
      now = before;
      const trainer = await api.as({ roles: ['trainer'], claims: { sub: 'tr', loginCode: 'TR-1' } });
      const event = await aReadyEvent(trainer);
      expect((await act('launch', event, {}, trainer)).body['status']).toBe('Launched');
      expect((await act('unlaunch', event, {}, trainer)).body).toMatchObject({ status: 'Initial', launchedAt: null });
      await act('launch', event, {}, trainer);
      now = during;
      expect((await act('unlaunch', event, {}, trainer)).errors).toEqual({ '': ['event.action.unlaunch.state'] });
      const reason = 'The fire alarm rings';
      expect((await act('cancel', event, { reason }, trainer)).errors).toEqual({ '': ['event.cancel.running'] });
      expect((await act('reopen', event, { reason }, trainer)).status).toBe(403);
      expect((await act('cancel', event, { reason })).body['status']).toBe('Cancelled');
    });

    test('an event tells its next session as long as there is one', async () => {
      now = before;
      const event = await aReadyEvent();
      const [session] = sessionsIn((await world.agendaOf(event)).body);
      const next = async () =>
        (await api.admin.get('/event/detail', { key: String(event['key']) })).body['nextSessionAt'];
      expect(await next()).toBe(session?.['startAt']);
      now = during;
      expect(await next()).toBeNull();
      now = before;
      await act('cancel', event, { reason: 'The fire alarm rings' });
      expect(await next()).toBeNull();
    });

    test('lists filter and sort by the status of the moment, and count anew when time has passed', async () => {
      now = before;
      const event = await aReadyEvent();
      await act('launch', event);
      const total = async (status: EventStatus) => {
        const filter = { status, key: event['key'] };
        const { body } = await api.admin.post('/event/paginated-list', { searchCriteria: { filter } });
        return body['totalItems'];
      };
      expect([await total('Launched'), await total('Finished')]).toEqual([1, 0]);
      now = after;
      expect([await total('Launched'), await total('Finished')]).toEqual([0, 1]);
      const sortConfig = { active: 'status', direction: 'asc' };
      const statuses = (await api.admin.list('event', { sortConfig, pageOptions: { pageSize: 100 } })).map(
        ({ status }) => String(status),
      );
      expect(statuses).toEqual(statuses.toSorted());
    });

    test('the status in SQL is that of the model, whatever the facts and the moment', async () => {
      const event = await world.anEvent();
      const sessions = record({ hour: integer({ min: 8, max: 16 }), isThere: boolean(), isCancelled: boolean() });
      const facts = record({
        launchedAt: constantFrom(null, ...Array<string>(4).fill('2026-11-30T00:00:00.000Z')),
        cancelledAt: constantFrom(null, null, null, '2026-11-30T00:00:00.000Z'),
        closedAt: constantFrom(null, null, null, '2026-11-30T00:00:00.000Z'),
        first: sessions,
        second: sessions,
        moment: integer({ min: 6, max: 60 }),
      });
      await assert(
        asyncProperty(facts, async ({ first, second, moment, ...dates }) => {
          now = before;
          await write(event, { launchedAt: null, cancelledAt: null, closedAt: null });
          const days = [first, second].map(({ hour, isThere }, index) =>
            aDay(
              isThere
                ? [aSession({ startTime: `${hour}:00`.padStart(5, '0'), endTime: `${hour + 1}:00`.padStart(5, '0') })]
                : [],
              `2026-12-0${index + 1}`,
            ),
          );
          const there = sessionsIn((await world.saveAgenda(event, days)).body);
          const isCancelled = [first, second].filter(({ isThere }) => isThere).map((one) => one.isCancelled);
          const reason = 'Nobody has time';
          for (const { key } of there.filter((_session, index) => isCancelled[index])) {
            await api.admin.post('/event/cancel-session', { sessionKey: key, reason }, { key: String(event['key']) });
          }
          const planned = sessionsIn((await world.agendaOf(event)).body);
          await write(event, dates);
          now = new Date(Date.parse('2026-12-01T00:00:00.000Z') + moment * 3_600_000);
          expect(await statusOf(event)).toBe(eventStatusOf({ ...dates, sessions: planned }, now));
        }),
        { numRuns: 40 },
      );
    });

    test('a training tells the liveliest status of its events and counts them; a launch tells the next start', async () => {
      now = before;
      const environment = await api.admin.save('learning-environment', anEnvironment());
      const program = await api.admin.save('program', { name: 'Onboarding', code: 'P-1' });
      const launch = await api.admin.save('program-launch', {
        learningEnvironmentKey: environment['key'],
        programKey: program['key'],
        launchName: 'Onboarding 2026',
        launchCode: 'L-1',
      });
      const training = await api.admin.save('training', {
        trainingName: 'First aid',
        code: 'T-2',
        topicKey: world.topic['key'],
        mode: 'CLT',
      });
      const of = { trainingKey: training['key'], launchKey: launch['key'] };
      await api.admin.post('/program-launch/activate', {}, { key: String(launch['key']) });
      const [first, second] = [await aReadyEvent(api.admin, of), await aReadyEvent(api.admin, of, '2026-12-20')];
      const rolledUp = async () => {
        const [{ body: itsTraining }, { body: itsLaunch }] = await Promise.all([
          api.admin.get('/training/detail', { key: String(training['key']) }),
          api.admin.get('/program-launch/detail', { key: String(launch['key']) }),
        ]);
        return [itsTraining['status'], itsTraining['eventsCount'], itsLaunch['eventStart']];
      };
      const [early, late] = ['2026-12-01T04:30:00.000Z', '2026-12-20T04:30:00.000Z'];
      expect(await rolledUp()).toEqual(['Initial', 2, early]);
      await act('launch', first);
      expect(await rolledUp()).toEqual(['Launched', 2, early]);
      now = during;
      expect(await rolledUp()).toEqual(['Running', 2, late]);
      await act('cancel', second, { reason: 'Too few people' });
      now = after;
      expect(await rolledUp()).toEqual(['Finished', 2, early]);
      await act('close', first);
      expect(await rolledUp()).toEqual(['Closed', 2, early]);
    });

    const aReadyEvent = async (client: Client = api.admin, changes: Values = {}, date = '2026-12-01') => {
      const [event, venue, instructor] = await Promise.all([
        world.anEvent(changes, client),
        world.aVenue(),
        world.anInstructor(),
      ]);
      const session = aSession({ venueKey: venue['key'], instructorKeys: [instructor['key']] });
      const { status } = await world.saveAgenda(event, [aDay([session], date)], client);
      expect(status).toBe(200);
      return event;
    };
    const act = (action: string, event: Values, body: Values = {}, client: Client = api.admin) =>
      client.post(`/event/${action}`, body, { key: String(event['key']) });
    const statusOf = async (event: Values) =>
      (await api.admin.get('/event/detail', { key: String(event['key']) })).body['status'];
    const write = (event: Values, facts: Values) =>
      api.database.owner.updateTable('event').set(facts).where('key', '=', String(event['key'])).execute();
  },
  { clock: () => now },
);
