import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aDay, anEventWorld, aSession, sessionsIn, type EventWorld } from '../support/event-world.ts';
import { sendFile } from '../support/send-file.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const HEADER =
  'date,title,startTime,endTime,endsNextDay,mode,compulsory,venueKey,instructorKeys,topicKeys,url,materials\r\n';

onEachEngine(
  (api) => {
    let world: EventWorld;
    beforeAll(async () => {
      world = await anEventWorld(api);
    });

    test('a cancelled session keeps its place and its reason, and frees what it held; restored it holds it again', async () => {
      const [event, other, venue] = await Promise.all([world.anEvent(), world.anEvent(), world.aVenue()]);
      const days = [aDay([aSession({ venueKey: venue['key'] }), aSession({ startTime: '13:00', endTime: '14:00' })])];
      const [first = {}] = sessionsIn((await world.saveAgenda(event, days)).body);
      const sessionKey = first['key'];
      const cancelled = await post('cancel-session', event, { sessionKey, reason: 'The speaker is ill' });
      expect([cancelled.status, sessionsIn(cancelled.body)[0]]).toMatchObject([
        200,
        { key: sessionKey, status: 'Cancelled', reason: 'The speaker is ill' },
      ]);
      expect((await detail(event))['startAt']).toBe('2026-12-01T07:30:00.000Z');
      expect((await world.saveAgenda(other, days)).status).toBe(200);
      const taken = await post('restore-session', event, { sessionKey });
      expect([taken.status, taken.body['conflicts']]).toMatchObject([400, [{ with: { key: other['key'] } }]]);
      await world.saveAgenda(other, []);
      const { body } = await post('restore-session', event, { sessionKey });
      expect(sessionsIn(body)[0]).toMatchObject({ status: 'Scheduled' });
      expect(sessionsIn(body)[0]).not.toHaveProperty('reason');
      expect((await detail(event))['startAt']).toBe('2026-12-01T04:30:00.000Z');
    });

    test('a session is cancelled once, with a reason, and not restored into another one', async () => {
      const event = await world.anEvent();
      const { body } = await world.saveAgenda(event, [aDay([aSession()])]);
      const [{ key: sessionKey } = {}] = sessionsIn(body);
      const reason = 'Nobody has time';
      const refusal = async (call: string, given: Values) => (await post(call, event, given)).errors;
      expect(await refusal('cancel-session', { sessionKey })).toEqual({ reason: ['validation.required'] });
      expect(await refusal('cancel-session', { sessionKey, reason: 'Short' })).toEqual({
        reason: ['validation.minLength'],
      });
      expect(await refusal('restore-session', { sessionKey })).toEqual({ sessionKey: ['agenda.session.isScheduled'] });
      expect(await refusal('restore-session', { sessionKey: 'x' })).toEqual({
        sessionKey: ['agenda.days.sessions.key.reference'],
      });
      const { body: after } = await post('cancel-session', event, { sessionKey, reason });
      expect(await refusal('cancel-session', { sessionKey, reason })).toEqual({
        sessionKey: ['agenda.session.isCancelled'],
      });
      const [cancelled = {}] = sessionsIn(after);
      expect((await world.saveAgenda(event, [aDay([cancelled, aSession({ title: 'Instead' })])])).status).toBe(200);
      expect(Object.values(await refusal('restore-session', { sessionKey }))[0]).toEqual(['agenda.overlap']);
    });

    test("a training's agenda becomes dated days, past holidays, and nothing is written", async () => {
      await api.admin.save('holiday', { name: 'Diwali', startDate: '2027-10-29', endDate: '2027-10-29' });
      const { key } = world.training;
      const days = [1, 2].map((dayNumber) => ({ dayNumber, sessions: [aSession({ title: `Part ${dayNumber}` })] }));
      await api.admin.post('/training/sessions', { days }, { key: String(key) });
      const event = await world.anEvent();
      const { status, body } = await post('plan-sessions', event, { startDate: '2027-10-28' });
      expect([status, body]).toMatchObject([
        200,
        {
          days: [
            { dayNumber: 1, date: '2027-10-28', sessions: [{ title: 'Part 1' }] },
            { dayNumber: 2, date: '2027-11-01', sessions: [{ title: 'Part 2' }] },
          ],
          skipped: [{ date: '2027-10-29', name: 'Diwali', movedTo: '2027-11-01' }],
        },
      ]);
      expect((await world.agendaOf(event)).body).toEqual({ version: 1, days: [] });
      const warned = await post('plan-sessions', event, { startDate: '2027-10-28', holidayMarking: 'WARN' });
      expect(warned.body).toMatchObject({ days: [{}, { date: '2027-10-29', holiday: 'Diwali' }], skipped: [] });
      expect((await world.saveAgenda(event, body['days'] as Values[])).status).toBe(200);
    });

    test('an event that nobody has saved yet is planned, and finds free times, by its fields as they are typed', async () => {
      const [venue, other] = await Promise.all([world.aVenue(), world.anEvent()]);
      await api.admin.save('holiday', { name: 'Founders', startDate: '2031-02-04', endDate: '2031-02-04' });
      await world.saveAgenda(other, [aDay([aSession({ venueKey: venue['key'] })], '2031-02-03')]);
      const typed = {
        timeZone: 'Asia/Kolkata',
        mode: 'CLT',
        holidayMarking: 'SKIP',
        trainingKey: world.training['key'],
      };
      const days = [1, 2].map((dayNumber) => ({ dayNumber, sessions: [aSession({ title: `Part ${dayNumber}` })] }));
      await api.admin.post('/training/sessions', { days }, { key: String(world.training['key']) });
      const plan = await api.admin.post('/event/plan-sessions', { startDate: '2031-02-03', event: typed });
      expect([plan.status, plan.body]).toMatchObject([
        200,
        { days: [{ date: '2031-02-03' }, { date: '2031-02-05' }], skipped: [{ name: 'Founders' }] },
      ]);
      const span = { from: '2031-02-03', to: '2031-02-04', minutes: 60, venueKeys: [venue['key']] };
      const slots = await api.admin.post('/event/free-slots', { ...span, event: typed });
      expect(slots.body['slots']).toMatchObject([
        { date: '2031-02-03', startTime: '09:00', freeUntil: '10:00' },
        { date: '2031-02-03', startTime: '12:00', freeUntil: '18:00' },
      ]);
      const nowhere = await api.admin.post('/event/free-slots', { ...span, event: { timeZone: 'Atlantis' } });
      expect(nowhere.errors).toEqual({ timeZone: ['agenda.zoneUnknown'] });
      const alone = await api.admin.post('/event/plan-sessions', { startDate: '2031-02-03', event: { mode: 'CLT' } });
      expect(alone.errors).toEqual({ '': ['agenda.plan.noTraining'] });
    });

    test('a rule repeats sessions on days of the week, until a date or so many times', async () => {
      const event = await world.anEvent();
      const plan = (rule: Values, more: Values = {}) =>
        post('plan-sessions', event, { startDate: '2028-01-03', rule, sessions: [aSession()], ...more });
      const { body } = await plan({ weekdays: ['MO', 'WE'], interval: 2, count: 3 });
      expect((body['days'] as Values[]).map(({ date }) => date)).toEqual(['2028-01-03', '2028-01-05', '2028-01-17']);
      expect((await plan({ weekdays: ['MO'], interval: 1 })).errors).toEqual({ 'rule.count': ['validation.required'] });
      const none = await plan({ weekdays: ['MO'], interval: 1, until: '2027-01-01' });
      expect(none.errors).toEqual({ '': ['agenda.plan.noDays'] });
      const wrong = await plan({ weekdays: ['MO'], interval: 1, count: 1 }, { sessions: [aSession({ title: '' })] });
      expect(wrong.errors).toEqual({ 'sessions.0.title': ['agenda.days.sessions.title.required'] });
      expect((await plan({ weekdays: ['XX'], interval: 1, count: 1 })).status).toBe(400);
    });

    test('a file adds sessions to an event; a dry run tells what it would do; the same file again changes nothing', async () => {
      const [event, venue, instructor] = await Promise.all([world.anEvent(), world.aVenue(), world.anInstructor()]);
      await world.saveAgenda(event, [aDay([aSession({ title: 'There already' })], '2029-01-01')]);
      const template = await api.admin.get('/event/download-sessions-template');
      expect(template.text).toBe(HEADER);
      const file = [
        HEADER,
        `2029-01-01,Renamed,10:00,12:00,,,,,,,,`,
        `2029-01-02,Room,09:00,11:00,false,CLT,true,${String(venue['code'])},${String(instructor['employeeCode'])},Coaching,,Paper`,
        `2029-01-02,Online,13:00,14:00,false,VILT,false,,,,https://meet.example.test/x,`,
      ].join('\n');
      const dry = await upload(event, file, { dryRun: 'true' });
      expect(dry.body).toMatchObject({
        total: 3,
        created: 2,
        updated: 1,
        rows: [
          { line: 3, change: 'update', name: 'Renamed' },
          { line: 4, change: 'create' },
          { line: 5, change: 'create' },
        ],
      });
      expect(sessionsIn((await world.agendaOf(event)).body)).toHaveLength(1);
      expect((await upload(event, file)).body).toEqual({ total: 3, created: 2, updated: 1, unchanged: 0 });
      expect(sessionsIn((await world.agendaOf(event)).body)).toMatchObject([
        { title: 'Renamed' },
        { title: 'Room', venueKey: venue['key'], instructorKeys: [instructor['key']], topicKeys: [world.topic['key']] },
        { title: 'Online', mode: 'VILT', compulsory: false, meeting: { url: 'https://meet.example.test/x' } },
      ]);
      expect((await upload(event, file)).body).toEqual({ total: 3, created: 0, updated: 0, unchanged: 3 });
    });

    test('a file with one bad row adds nothing, and every mistake has its line and column', async () => {
      const event = await world.anEvent();
      const unknown = await upload(event, `${HEADER}2029-02-01,A,09:00,10:00,,,,Nowhere,,,,\n`);
      expect(unknown.body['rows']).toEqual([{ line: 2, column: 'venueKey', message: 'upload.referenceUnknown' }]);
      const rows = [
        '2029-02-01,Good,09:00,10:00,,,,,,,,',
        '2029-02-30,No such day,09:00,10:00,,,,,,,,',
        '2029-02-02,,09:00,10:00,,,,,,,,',
      ];
      const refused = await upload(event, `${HEADER}${rows.join('\n')}`);
      expect([refused.status, refused.errors]).toEqual([400, { FormFile: ['upload.rowsInvalid'] }]);
      expect(refused.body).toMatchObject({
        rows: [
          { line: 3, column: 'date', message: 'agenda.days.date.format' },
          { line: 4, column: 'title', message: 'agenda.days.sessions.title.required' },
        ],
        failed: [{ line: 3 }, { line: 4 }],
      });
      const allAtOnce = [
        '2029-02-01,Unknown room,09:00,08:00,,,,Nowhere,,,,',
        '2029-13-01,No such month,25:00,10:00,,,,,,,,',
        '2029-02-03,One,09:00,10:00,,,,,,,,',
        '2029-02-03,Other,09:30,10:30,,,,,,,,',
      ];
      const told = (await upload(event, `${HEADER}${allAtOnce.join('\n')}`)).body['rows'] as Values[];
      expect(new Set(told.map(({ line }) => line))).toEqual(new Set([2, 3, 4, 5]));
      expect(told.filter(({ column }) => column === 'venueKey')).toHaveLength(1);
      const backwards = await upload(event, `${HEADER}2029-02-01,A,10:00,09:00,,,,,,,,`);
      expect(backwards.body['rows']).toMatchObject([{ line: 2, column: 'endTime' }]);
      const twice = '2029-02-01,A,09:00,10:00,,,,,,,,\n';
      expect((await upload(event, HEADER + twice + twice)).body['rows']).toMatchObject([
        { line: 2, message: 'agenda.overlap' },
        { line: 3, message: 'agenda.overlap' },
      ]);
      expect((await world.agendaOf(event)).body).toEqual({ version: 1, days: [] });
    });

    test('free slots are where everybody is free, the room is open and the day is none of rest', async () => {
      const [other, event, instructor, venue] = await Promise.all([
        world.anEvent(),
        world.anEvent(),
        world.anInstructor(),
        world.aVenue({ opensAt: '08:00', closesAt: '16:00' }),
      ]);
      await api.admin.save('holiday', { name: 'Rest', startDate: '2030-03-06', endDate: '2030-03-06' });
      await world.saveAgenda(other, [aDay([aSession({ instructorKeys: [instructor['key']] })], '2030-03-05')]);
      await world.saveAgenda(event, [aDay([aSession({ startTime: '13:00', endTime: '15:30' })], '2030-03-05')]);
      const query = { instructorKeys: [instructor['key']], venueKeys: [venue['key']], minutes: 60 };
      const { body } = await post('free-slots', event, { ...query, from: '2030-03-05', to: '2030-03-07' });
      expect(body['slots']).toMatchObject([
        {
          date: '2030-03-05',
          startTime: '09:00',
          endTime: '10:00',
          freeUntil: '10:00',
          startAt: '2030-03-05T03:30:00.000Z',
        },
        { date: '2030-03-05', startTime: '12:00', endTime: '13:00', freeUntil: '13:00' },
        { date: '2030-03-07', startTime: '09:00', freeUntil: '16:00' },
      ]);
      const backwards = await post('free-slots', event, { ...query, from: '2030-03-05', to: '2030-03-01' });
      expect(backwards.errors).toEqual({ to: ['agenda.slots.range'] });
      const moving = await post('free-slots', event, {
        ...query,
        from: '2030-03-05',
        to: '2030-03-05',
        areOwnBusy: false,
      });
      expect(moving.body['slots']).toMatchObject([{ freeUntil: '10:00' }, { startTime: '12:00', freeUntil: '16:00' }]);
      const past = await post('free-slots', event, { minutes: 60, from: '2026-11-20', to: '2026-11-20' });
      expect(past.body['slots']).toMatchObject([{ startTime: '15:30', freeUntil: '18:00' }]);
    });

    test('whoever sees sessions sees what their venues and people are called, and when a venue is open', async () => {
      const [event, instructor, venue] = await Promise.all([
        world.anEvent(),
        world.anInstructor({ employeeCode: 'reader' }),
        world.aVenue({ opensAt: '08:00', closesAt: '16:00' }),
      ]);
      const session = aSession({ venueKey: venue['key'], instructorKeys: [instructor['key']] });
      await world.saveAgenda(event, [aDay([session], '2031-01-07')]);
      const reader = await api.as({ roles: ['instructor'], claims: { sub: 'reader', loginCode: 'reader' } });
      const { body } = await reader.get('/event/sessions', { key: String(event['key']), withNames: 'true' });
      expect(body['names']).toEqual({
        [String(venue['key'])]: venue['name'],
        [String(instructor['key'])]: instructor['userName'],
      });
      const hours = await reader.get('/event/opening-hours', { venueKey: String(venue['key']) });
      expect(hours.body).toEqual({ opensAt: '08:00', closesAt: '16:00' });
      expect((await reader.get('/event/opening-hours', { venueKey: '0'.repeat(32) })).status).toBe(404);
    });

    const post = (call: string, event: Values, body: Values) =>
      api.admin.post(`/event/${call}`, body, { key: String(event['key']) });
    const detail = async (event: Values) => (await api.admin.get('/event/detail', { key: String(event['key']) })).body;
    const upload = (event: Values, file: string, query: Record<string, string> = {}) =>
      sendFile(api.admin, '/event/import-sessions', file, { query: { key: String(event['key']), ...query } });
  },
  { clock: () => now },
);
