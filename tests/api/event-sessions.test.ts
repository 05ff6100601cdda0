import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aDay, anEventWorld, aSession, sessionsIn, type EventWorld } from '../support/event-world.ts';

let now = new Date('2026-11-20T10:00:00.000Z');

onEachEngine(
  (api) => {
    let world: EventWorld;
    beforeAll(async () => {
      now = new Date('2026-11-20T10:00:00.000Z');
      world = await anEventWorld(api);
    });

    test('an agenda is kept by day, with instants by the clock of the event', async () => {
      const [event, venue, lead, second] = await Promise.all([
        world.anEvent(),
        world.aVenue(),
        world.anInstructor(),
        world.anInstructor(),
      ]);
      const instructorKeys = [lead['key'], second['key']];
      const afternoon = aSession({ title: 'Practice', startTime: '13:00', endTime: '17:30', compulsory: false });
      const morning = aSession({
        title: 'Start',
        venueKey: venue['key'],
        instructorKeys,
        topicKeys: [world.topic['key']],
        materials: 'Workbook',
      });
      const { status, body } = await world.saveAgenda(event, [
        aDay([aSession({ title: 'Review' })], '2026-12-03'),
        aDay([afternoon, morning], '2026-12-01'),
      ]);
      expect([status, body['version'], body['days']]).toMatchObject([
        200,
        2,
        [
          {
            dayNumber: 1,
            date: '2026-12-01',
            sessions: [{ title: 'Start' }, { title: 'Practice', compulsory: false }],
          },
          { dayNumber: 2, date: '2026-12-03', sessions: [{ title: 'Review', compulsory: true }] },
        ],
      ]);
      const key = expect.stringMatching(/^[0-9a-f]{32}$/);
      expect(sessionsIn(body)[0]).toEqual({
        ...morning,
        key,
        endsNextDay: false,
        mode: 'CLT',
        compulsory: true,
        instructorRoles: ['LEAD', 'CO_LEAD'],
        timeZone: 'Asia/Kolkata',
        startAt: '2026-12-01T04:30:00.000Z',
        endAt: '2026-12-01T06:30:00.000Z',
        status: 'Scheduled',
      });
      expect((await world.agendaOf(event)).body).toEqual(body);
      const { body: record } = await api.admin.get('/event/detail', { key: String(event['key']) });
      expect(record).toMatchObject({
        startAt: '2026-12-01T04:30:00.000Z',
        endAt: '2026-12-03T06:30:00.000Z',
        version: 2,
      });
    });

    test('an agenda that was read can be sent back, and then nothing has happened', async () => {
      const event = await world.anEvent({ mode: 'HYBRID' });
      const meeting = { provider: 'JITSI', url: 'https://meet.example.test/a', host: 'Asha' };
      const { body: first } = await world.saveAgenda(event, [aDay([aSession({ mode: 'VILT', meeting })])]);
      const { status, body } = await api.admin.post('/event/sessions', first, { key: String(event['key']) });
      expect([status, body]).toEqual([200, first]);
    });

    test('saving is a change of the event: of its version, of its history, and never over somebody else’s', async () => {
      const event = await world.anEvent();
      const { body: first } = await world.saveAgenda(event, [aDay([aSession()])]);
      const [session = {}] = sessionsIn(first);
      const { body: second } = await world.saveAgenda(event, [aDay([{ ...session, title: 'Renamed' }])]);
      const stale = await world.saveAgenda(event, [], api.admin, { version: 2 });
      expect([stale.status, stale.body['current']]).toEqual([409, second]);
      const { items } = await api.admin.get('/event/history', { key: String(event['key']) });
      expect(items[0]).toMatchObject({
        by: 'Asha Rao',
        changes: [{ field: 'sessions', from: [{ title: 'Session' }], to: [{ title: 'Renamed', date: '2026-12-01' }] }],
      });
    });

    test('an agenda without days takes every session away', async () => {
      const event = await world.anEvent();
      await world.saveAgenda(event, [aDay([aSession()])]);
      expect((await world.saveAgenda(event, [])).body).toMatchObject({ version: 3, days: [] });
      const { body } = await api.admin.get('/event/detail', { key: String(event['key']) });
      expect([body['startAt'], body['endAt']]).toEqual([null, null]);
    });

    test.each<[string, Values[], Record<string, string[]>]>([
      ['ends before it starts', [aSession({ endTime: '09:00' })], { endTime: ['agenda.days.sessions.endTime.after'] }],
      ['ends when it starts', [aSession({ endTime: '10:00' })], { endTime: ['agenda.days.sessions.endTime.after'] }],
      [
        'lasts more than a day',
        [aSession({ endTime: '10:01', endsNextDay: true })],
        { endTime: ['agenda.days.sessions.endTime.tooLong'] },
      ],
      ['has no title', [aSession({ title: ' ' })], { title: ['agenda.days.sessions.title.required'] }],
      [
        'starts at no time',
        [aSession({ startTime: '25:00' })],
        { startTime: ['agenda.days.sessions.startTime.format'] },
      ],
      ['has another mode', [aSession({ mode: 'X' })], { mode: ['agenda.days.sessions.mode.enum'] }],
      ['says something unknown', [aSession({ colour: 'red' })], { colour: ['common.unknownField'] }],
      [
        'meets in a room though it is virtual',
        [aSession({ mode: 'VILT', venueKey: '0'.repeat(32) })],
        { venueKey: ['agenda.days.sessions.venueKey.hidden'] },
      ],
      [
        'has a key of another event',
        [aSession({ key: '0'.repeat(32) })],
        { key: ['agenda.days.sessions.key.reference'] },
      ],
      [
        'needs a venue that does not exist',
        [aSession({ venueKey: '0'.repeat(32) })],
        { venueKey: ['agenda.days.sessions.venueKey.reference'] },
      ],
    ])('a session that %s is refused at its place', async (_what, sessions, errors) => {
      const event = await world.anEvent();
      const answer = await world.saveAgenda(event, [aDay(sessions)]);
      const expected = Object.fromEntries(
        Object.entries(errors).map(([name, keys]) => [`days.0.sessions.0.${name}`, keys]),
      );
      expect([answer.status, answer.errors]).toEqual([400, expected]);
      expect((await world.agendaOf(event)).body).toEqual({ version: 1, days: [] });
    });

    test('sessions of one event do not overlap; back to back, and over midnight, they may follow each other', async () => {
      const event = await world.anEvent();
      const late = aSession({ startTime: '22:00', endTime: '02:00', endsNextDay: true });
      const refused = await world.saveAgenda(event, [
        aDay([aSession(), aSession({ startTime: '11:59', endTime: '13:00' }), late]),
        aDay([aSession({ startTime: '01:00', endTime: '02:00' })], '2026-12-02'),
      ]);
      expect(refused.errors).toEqual({
        'days.0.sessions.0.startTime': ['agenda.overlap'],
        'days.0.sessions.1.startTime': ['agenda.overlap'],
        'days.0.sessions.2.startTime': ['agenda.overlap'],
        'days.1.sessions.0.startTime': ['agenda.overlap'],
      });
      const { status } = await world.saveAgenda(event, [
        aDay([aSession(), aSession({ startTime: '12:00', endTime: '13:00' }), late]),
        aDay([aSession({ startTime: '02:00', endTime: '03:00' })], '2026-12-02'),
      ]);
      expect(status).toBe(200);
    });

    test('a day has a date, stands there once, and is one of the calendar', async () => {
      const event = await world.anEvent();
      const days = [{ sessions: [] }, aDay([]), aDay([aSession()])];
      expect((await world.saveAgenda(event, days)).errors).toEqual({
        'days.0.date': ['agenda.days.date.required'],
        'days.2.date': ['agenda.days.date.repeated'],
      });
      expect((await world.saveAgenda(event, [aDay([], '2026-02-30')])).errors).toEqual({
        'days.0.date': ['agenda.days.date.format'],
      });
      const { errors } = await api.admin.post('/event/sessions', {}, { key: String(event['key']) });
      expect(errors).toEqual({ days: ['agenda.days.required'] });
    });

    test('a session that has begun is not changed, and the refusal names it', async () => {
      const event = await world.anEvent();
      const both = [aDay([aSession({ title: 'First' })]), aDay([aSession({ title: 'Second' })], '2026-12-02')];
      const { body } = await world.saveAgenda(event, both);
      await launched(event);
      const [first = {}, second = {}] = sessionsIn(body);
      now = new Date('2026-12-01T05:00:00.000Z');
      const longer = [aDay([{ ...first, endTime: '13:00' }]), aDay([second], '2026-12-02')];
      expect((await world.saveAgenda(event, longer)).errors).toEqual({ 'days.0.sessions.0': ['agenda.begun'] });
      const gone = await world.saveAgenda(event, [aDay([second], '2026-12-02')]);
      expect([gone.errors, gone.body['gone']]).toEqual([
        { '': ['agenda.begun'] },
        [{ key: first['key'], title: 'First', date: '2026-12-01' }],
      ]);
      const moved = await world.saveAgenda(event, [aDay([first]), aDay([second], '2026-12-04')]);
      expect([moved.status, sessionsIn(moved.body)[1]?.['startAt']]).toEqual([200, '2026-12-04T04:30:00.000Z']);
    });

    test('a session of which the clocks leave nothing when they are put forward is refused with the reason', async () => {
      const event = await world.anEvent({ timeZone: 'Europe/Berlin' });
      const at = (startTime: string, endTime: string) => [aDay([aSession({ startTime, endTime })], '2027-03-28')];
      const refused = await world.saveAgenda(event, at('02:30', '03:30'));
      expect(refused.errors).toEqual({ 'days.0.sessions.0.endTime': ['agenda.clockChange'] });
      const backwards = await world.saveAgenda(event, at('03:30', '02:30'));
      expect(backwards.errors).toEqual({ 'days.0.sessions.0.endTime': ['agenda.days.sessions.endTime.after'] });
      expect((await world.saveAgenda(event, at('02:30', '04:00'))).status).toBe(200);
    });

    test('the zone of an event changes together with its sessions, which keep the times of their wall clocks', async () => {
      const event = await world.anEvent();
      const { body } = await world.saveAgenda(event, [aDay([aSession()])]);
      const alone = await api.admin.post('/event/update', { key: event['key'], timeZone: 'Europe/Berlin' });
      expect([alone.status, alone.errors]).toEqual([400, { timeZone: ['event.timeZone.sessions'] }]);
      const moved = await world.saveAgenda(event, body['days'] as Values[], api.admin, { timeZone: 'Europe/Berlin' });
      expect(sessionsIn(moved.body)).toMatchObject([
        { startTime: '10:00', timeZone: 'Europe/Berlin', startAt: '2026-12-01T09:00:00.000Z' },
      ]);
      const { body: record } = await api.admin.get('/event/detail', { key: String(event['key']) });
      expect(record).toMatchObject({ timeZone: 'Europe/Berlin', startAt: '2026-12-01T09:00:00.000Z' });
      const nowhere = await world.saveAgenda(event, [], api.admin, { timeZone: 'Mars/Base' });
      expect(nowhere.errors).toEqual({ timeZone: ['agenda.zoneUnknown'] });
      const empty = await world.anEvent();
      const update = { key: empty['key'], timeZone: 'Europe/Berlin' };
      expect((await api.admin.post('/event/update', update)).body['timeZone']).toBe('Europe/Berlin');
    });

    test('a holiday is told with its day', async () => {
      await api.admin.save('holiday', { name: 'Founders’ day', startDate: '2027-01-04', endDate: '2027-01-05' });
      const event = await world.anEvent();
      const { body } = await world.saveAgenda(event, [
        aDay([aSession()], '2027-01-05'),
        aDay([aSession()], '2027-01-06'),
      ]);
      expect(body['days']).toMatchObject([{ holiday: 'Founders’ day' }, { date: '2027-01-06' }]);
      expect((body['days'] as Values[])[1]).not.toHaveProperty('holiday');
    });

    test('what a session needs can not be deleted, and an event out of reach has no agenda', async () => {
      const [event, instructor] = await Promise.all([world.anEvent({ name: 'Taught' }), world.anInstructor()]);
      await world.saveAgenda(event, [aDay([aSession({ instructorKeys: [instructor['key']] })], '2027-02-01')]);
      const refused = await api.admin.post('/instructor/remove', { keys: [instructor['key']] });
      expect([refused.status, refused.body['holders']]).toMatchObject([400, [{ records: [{ text: 'Taught' }] }]]);
      const trainer = await api.as({ roles: ['trainer'], claims: { sub: 'other', loginCode: 'nobody-maps-me' } });
      expect((await world.agendaOf(event, trainer)).status).toBe(404);
      expect((await world.saveAgenda(event, [], trainer)).status).toBe(404);
      expect((await world.agendaOf(event, api.academyAdmin)).status).toBe(404);
    });

    const launched = (event: Values) =>
      api.database.owner
        .updateTable('event')
        .set({ launchedAt: now.toISOString() })
        .where('key', '=', String(event['key']))
        .execute();
  },
  { clock: () => now },
);
