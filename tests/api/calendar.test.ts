import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { anEnvironment, onEachEngine } from '../support/api.ts';
import type { Client } from '../support/client.ts';
import { aDay, anEventWorld, aSession, type EventWorld } from '../support/event-world.ts';
import { aTrainerOf } from '../support/trainer-of.ts';

const december = { from: '2026-12-01', to: '2026-12-31' };
const now = new Date('2026-11-20T10:00:00.000Z');

onEachEngine(
  (api) => {
    let world: EventWorld;
    let instructor: Client;
    let teacher: Values;
    let venue: Values;
    beforeAll(async () => {
      world = await anEventWorld(api);
      [teacher, venue] = await Promise.all([world.anInstructor({ employeeCode: 'in-9' }), world.aVenue()]);
      instructor = await api.as({ roles: ['instructor'], claims: { sub: 'teaches', loginCode: 'IN-9' } });
    });

    const titles = async (client: Client, asked: Values = december): Promise<unknown[]> => {
      const { status, items, text } = await client.post('/calendar/paginated-list', asked);
      if (status !== 200) throw new Error(text);
      return items.map(({ title }) => title);
    };
    const planned = async (sessions: Values[], { date = '2026-12-01', client = api.admin, ...event }: Values = {}) => {
      const record = await world.anEvent(event, client as Client);
      const { status, text } = await world.saveAgenda(record, [aDay(sessions, String(date))]);
      if (status !== 200) throw new Error(text);
      return record;
    };

    test('a session is told with its event, its place and its people', async () => {
      const session = aSession({
        title: 'Whole',
        venueKey: venue['key'],
        instructorKeys: [teacher['key']],
        topicKeys: [world.topic['key']],
      });
      const event = await planned([session], { maxAttendees: 12 });
      const { body, items } = await api.admin.post('/calendar/paginated-list', december);
      expect(items).toEqual([
        {
          key: expect.stringMatching(/^[0-9a-f]{32}$/),
          title: 'Whole',
          date: '2026-12-01',
          startTime: '10:00',
          endTime: '12:00',
          endsNextDay: false,
          timeZone: 'Asia/Kolkata',
          startAt: '2026-12-01T04:30:00.000Z',
          endAt: '2026-12-01T06:30:00.000Z',
          mode: 'CLT',
          status: 'Scheduled',
          reason: null,
          eventKey: event['key'],
          eventName: event['name'],
          eventCode: event['code'],
          eventStatus: 'Initial',
          version: 2,
          modificationTime: expect.any(String),
          isDraft: true,
          isMovable: true,
          launchKey: null,
          training: { key: world.training['key'], name: 'Coaching workshop' },
          venue: { key: venue['key'], name: venue['name'] },
          location: 'Pune',
          instructors: [{ key: teacher['key'], name: teacher['userName'] }],
          topics: ['Coaching'],
          meetingUrl: null,
          seats: 12,
        },
      ]);
      expect(body).toMatchObject({
        totalItems: 1,
        choices: {
          venues: [{ key: venue['key'], name: venue['name'] }],
          instructors: [{ key: teacher['key'], name: teacher['userName'] }],
          trainings: [{ key: world.training['key'], name: 'Coaching workshop' }],
        },
        holidays: [],
      });
    });

    test('a draft stands in calendars only where its event says so', async () => {
      const event = await planned([aSession({ title: 'Hidden' })], { date: '2027-01-04', draftCalendar: false });
      const january = { from: '2027-01-01', to: '2027-01-31' };
      expect(await titles(api.admin, january)).toEqual([]);
      const key = { key: String(event['key']) };
      await api.database
        .forTenant('rostrum')
        .updateTable('event')
        .set({ launchedAt: now })
        .where('key', '=', key.key)
        .execute();
      expect(await titles(api.admin, january)).toEqual(['Hidden']);
      const { items } = await api.admin.post('/calendar/paginated-list', january);
      expect(items).toMatchObject([{ isDraft: false, isMovable: true }]);
    });

    test('an instructor sees the sessions that they teach, of an event no others, and moves none', async () => {
      const date = '2027-02-01';
      const mine = aSession({ title: 'Mine', instructorKeys: [teacher['key']] });
      await planned([mine, aSession({ title: 'Theirs', startTime: '14:00', endTime: '15:00' })], { date });
      const february = { from: '2027-02-01', to: '2027-02-28' };
      expect(await titles(instructor, february)).toEqual(['Mine']);
      expect((await instructor.post('/calendar/paginated-list', february)).items).toMatchObject([{ isMovable: false }]);
      const stranger = await api.as({ roles: ['instructor'], claims: { sub: 'other', loginCode: 'IN-0' } });
      expect(await titles(stranger, february)).toEqual([]);
    });

    test('a trainer sees and moves the sessions of their environments and those they made, and no others', async () => {
      const environment = await api.admin.save('learning-environment', anEnvironment());
      const program = await api.admin.save('program', { name: 'Onboarding', code: 'P-9' });
      const trainer = await aTrainerOf(api, environment, 'TR-9');
      const launch = await api.admin.save('program-launch', {
        learningEnvironmentKey: environment['key'],
        programKey: program['key'],
        launchName: 'Spring',
        launchCode: 'L-9',
      });
      const at = (startTime: string, title: string) => [aSession({ title, startTime, endTime: '23:00' })];
      await planned(at('10:00', 'Nobody’s'), { date: '2027-03-01' });
      await planned(at('11:00', 'Environment'), { date: '2027-03-01', launchKey: launch['key'] });
      await planned(at('12:00', 'Own'), { date: '2027-03-01', client: trainer });
      const march = { from: '2027-03-01', to: '2027-03-31' };
      const { items } = await trainer.post('/calendar/paginated-list', march);
      expect(items).toMatchObject([
        { title: 'Environment', isMovable: true, launchKey: launch['key'] },
        { title: 'Own', isMovable: true },
      ]);
      expect(await titles(trainer, { ...march, launchKey: launch['key'] })).toEqual(['Environment']);
      expect(await titles(api.admin, march)).toEqual(['Nobody’s', 'Environment', 'Own']);
      expect(await titles(api.academyAdmin, march)).toEqual([]);
    });

    test('dates are those of each event’s own clock, and instants are the same moment everywhere', async () => {
      const late = aSession({ title: 'Late in New York', startTime: '23:30', endTime: '00:30', endsNextDay: true });
      await planned([late], { date: '2027-04-30', timeZone: 'America/New_York' });
      await planned([aSession({ title: 'Early in Auckland', startTime: '00:15', endTime: '01:00' })], {
        date: '2027-05-01',
        timeZone: 'Pacific/Auckland',
      });
      const until = aSession({ title: 'Until midnight', startTime: '22:00', endTime: '00:00', endsNextDay: true });
      await planned([until], { date: '2027-04-30', timeZone: 'Europe/Berlin' });
      const day = (date: string) => titles(api.admin, { from: date, to: date });
      expect(await day('2027-04-29')).toEqual([]);
      expect(await day('2027-04-30')).toEqual(['Until midnight', 'Late in New York']);
      expect(await day('2027-05-01')).toEqual(['Early in Auckland', 'Late in New York']);
      expect(await day('2027-05-02')).toEqual([]);
      // Auckland's first of May begins at noon UTC on the day before.
      expect(await titles(api.admin, { from: '2027-04-30T12:00:00Z', to: '2027-04-30T20:00:00Z' })).toEqual([
        'Early in Auckland',
      ]);
      expect(await titles(api.admin, { from: '2027-04-30T22:00:00Z', to: '2027-05-01T03:30:00Z' })).toEqual([]);
      expect(await titles(api.admin, { from: '2027-05-01T09:30:00+05:30', to: '2027-05-01T10:00:00+05:30' })).toEqual([
        'Late in New York',
      ]);
    });

    test('sessions are filtered by venue, instructor and training, and the choices stay', async () => {
      const date = '2027-06-01';
      const [room, person] = await Promise.all([world.aVenue({ name: 'Zeta' }), world.anInstructor()]);
      const other = await api.admin.save('training', {
        trainingName: 'Other',
        code: 'T-9',
        topicKey: world.topic['key'],
        mode: 'CLT',
      });
      await planned([aSession({ title: 'Room', venueKey: room['key'] })], { date });
      await planned([aSession({ title: 'Person', instructorKeys: [teacher['key'], person['key']] })], { date });
      await planned([aSession({ title: 'Training' })], { date, trainingKey: other['key'] });
      const june = { from: date, to: date };
      expect(await titles(api.admin, { ...june, venueKey: room['key'] })).toEqual(['Room']);
      expect(await titles(api.admin, { ...june, instructorKey: person['key'] })).toEqual(['Person']);
      expect(await titles(api.admin, { ...june, trainingKey: other['key'] })).toEqual(['Training']);
      expect(await titles(api.admin, { ...june, venueKey: room['key'], trainingKey: other['key'] })).toEqual([]);
      expect(await titles(api.admin, { ...june, venueKey: "' or 1=1 --" })).toEqual([]);
      const { body } = await api.admin.post('/calendar/paginated-list', { ...june, venueKey: room['key'] });
      expect(body).toMatchObject({
        totalItems: 1,
        choices: { instructors: [{}, {}], trainings: [{ name: 'Coaching workshop' }, { name: 'Other' }] },
      });
    });

    test('a calendar comes in pages where pages are asked for', async () => {
      const sessions = ['10:00', '11:00', '12:00'].map((startTime) =>
        aSession({ title: startTime, startTime, endTime: startTime.replace(':00', ':30') }),
      );
      await planned(sessions, { date: '2027-07-01' });
      const asked = { from: '2027-07-01', to: '2027-07-01', pageOptions: { pageIndex: 1, pageSize: 2 } };
      expect((await api.admin.post('/calendar/paginated-list', asked)).body).toMatchObject({
        items: [{ title: '12:00' }],
        totalItems: 3,
      });
    });

    test('what is cancelled stays, with its reason, and nobody moves it', async () => {
      const reason = 'The trainer is ill today';
      const [one, whole] = await Promise.all([
        planned([aSession({ title: 'One' })], { date: '2027-08-02' }),
        planned([aSession({ title: 'Whole' })], { date: '2027-08-03' }),
      ]);
      const { body } = await world.agendaOf(one);
      const sessionKey = (body as { days: { sessions: Values[] }[] }).days[0]?.sessions[0]?.['key'];
      await api.admin.post('/event/cancel-session', { sessionKey, reason }, { key: String(one['key']) });
      await api.admin.post('/event/cancel', { reason }, { key: String(whole['key']) });
      const { items } = await api.admin.post('/calendar/paginated-list', { from: '2027-08-01', to: '2027-08-31' });
      const cancelled = { status: 'Cancelled', reason, isMovable: false };
      expect(items).toMatchObject([
        { title: 'One', ...cancelled },
        { title: 'Whole', ...cancelled, eventStatus: 'Cancelled', isDraft: false },
      ]);
    });

    test('the holidays of the range come with it, for instructors too', async () => {
      await api.admin.save('holiday', {
        name: 'Founders',
        startDate: '2027-09-06',
        endDate: '2027-09-07',
        status: true,
      });
      const { body } = await instructor.post('/calendar/paginated-list', { from: '2027-09-07', to: '2027-09-30' });
      expect(body['holidays']).toEqual([{ name: 'Founders', startDate: '2027-09-06', endDate: '2027-09-07' }]);
    });

    test.each([
      [{ from: '2026-12-02', to: '2026-12-01' }, { to: ['calendar.range.order'] }],
      [{ from: '2026-01-01', to: '2026-12-31' }, { to: ['calendar.range.tooLong'] }],
      [{ from: 'yesterday', to: '2026-12-31' }, { from: ['validation.format'] }],
      [{ from: '2026-12-01', to: '2026-12-01T25:00:00Z' }, { to: ['validation.format'] }],
      [{ from: '0001-01-01', to: '0001-01-02' }, { from: ['validation.format'] }],
    ])('%o is refused in its own words', async (asked, errors) => {
      const { status, errors: said } = await api.admin.post('/calendar/paginated-list', asked);
      expect([status, said]).toEqual([400, errors]);
    });

    test('a role is needed', async () => {
      const nobody = await api.as({ roles: [] });
      expect((await nobody.post('/calendar/paginated-list', december)).status).toBe(403);
    });
  },
  { clock: () => now },
);
