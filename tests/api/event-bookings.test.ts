import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aDay, anEventWorld, aSession, type EventWorld } from '../support/event-world.ts';

onEachEngine((api) => {
  let world: EventWorld;
  beforeAll(async () => {
    world = await anEventWorld(api);
  });

  test('an instructor can not be in two places at once, and the refusal names the event', async () => {
    const [first, second, instructor] = await Promise.all([world.anEvent(), world.anEvent(), world.anInstructor()]);
    const teaching = aSession({ instructorKeys: [instructor['key']] });
    expect((await world.saveAgenda(first, [aDay([teaching])])).status).toBe(200);
    const refused = await world.saveAgenda(second, [
      aDay([aSession()], '2026-11-30'),
      aDay([aSession({ startTime: '08:00', endTime: '10:00' }), { ...teaching, startTime: '11:59', endTime: '13:00' }]),
    ]);
    const conflict = {
      path: 'days.1.sessions.1.instructorKeys',
      kind: 'instructor',
      severity: 'block',
      message: 'agenda.days.sessions.instructorKeys.conflict',
      about: { key: instructor['key'], name: instructor['userName'] },
      with: {
        key: first['key'],
        name: first['name'],
        startAt: '2026-12-01T04:30:00.000Z',
        endAt: '2026-12-01T06:30:00.000Z',
      },
    };
    expect([refused.status, refused.errors]).toEqual([400, { [conflict.path]: [conflict.message] }]);
    expect(refused.body['conflicts']).toEqual([conflict]);
    expect((await world.agendaOf(second)).body).toEqual({ version: 1, days: [] });
  });

  test('back to back is fine, by the clocks of different zones too', async () => {
    const [venue, instructor] = await Promise.all([world.aVenue(), world.anInstructor()]);
    const held = { venueKey: venue['key'], instructorKeys: [instructor['key']] };
    const [india, berlin] = await Promise.all([world.anEvent(), world.anEvent({ timeZone: 'Europe/Berlin' })]);
    expect((await world.saveAgenda(india, [aDay([aSession(held)])])).status).toBe(200);
    // Twelve o'clock in India is half past seven in Berlin.
    const at = (startTime: string) => [aDay([aSession({ ...held, startTime, endTime: '09:00' })])];
    expect(Object.keys((await world.saveAgenda(berlin, at('07:29'))).errors)).toEqual([
      'days.0.sessions.0.instructorKeys',
      'days.0.sessions.0.venueKey',
    ]);
    expect((await world.saveAgenda(berlin, at('07:30'))).status).toBe(200);
  });

  test('sessions of one event may change places with each other', async () => {
    const [event, one, other] = await Promise.all([world.anEvent(), world.aVenue(), world.aVenue()]);
    const sessions = (early: Values, late: Values) => [
      aDay([
        aSession({ venueKey: early['key'] }),
        aSession({ venueKey: late['key'], startTime: '11:00', endTime: '13:00', title: 'Late' }),
      ]),
    ];
    expect((await world.saveAgenda(event, sessions(one, other))).errors).toEqual({
      'days.0.sessions.0.startTime': ['agenda.overlap'],
      'days.0.sessions.1.startTime': ['agenda.overlap'],
    });
    const apart = (early: Values, late: Values) => [
      aDay([aSession({ venueKey: early['key'] })]),
      aDay([aSession({ venueKey: late['key'] })], '2026-12-02'),
    ];
    const { body } = await world.saveAgenda(event, apart(one, other));
    const [first, second] = body['days'] as { sessions: Values[] }[];
    const swapped = [aDay(second?.sessions ?? []), aDay(first?.sessions ?? [], '2026-12-02')];
    expect((await world.saveAgenda(event, swapped)).status).toBe(200);
  });

  test('what was taken off an agenda is free for others', async () => {
    const [first, second, venue] = await Promise.all([world.anEvent(), world.anEvent(), world.aVenue()]);
    const days = [aDay([aSession({ venueKey: venue['key'] })])];
    await world.saveAgenda(first, days);
    await world.saveAgenda(first, []);
    expect((await world.saveAgenda(second, days)).status).toBe(200);
    await api.admin.post('/event/remove', { keys: [second['key']] });
    expect((await world.saveAgenda(first, days)).status).toBe(200);
  });

  test('who may not see the event that is in the way is not told which it is', async () => {
    const trainer = await api.as({ roles: ['trainer'], claims: { sub: 'theirs', loginCode: 'TR-9' } });
    const [first, second, venue] = await Promise.all([world.anEvent(), world.anEvent({}, trainer), world.aVenue()]);
    const days = [aDay([aSession({ venueKey: venue['key'] })])];
    await world.saveAgenda(first, days);
    const { body } = await world.saveAgenda(second, days, trainer);
    expect(body['conflicts']).toMatchObject([{ about: { name: venue['name'] }, with: { key: null, name: null } }]);
  });

  test('a check tells what blocks and what is unusual, and writes nothing', async () => {
    const [first, event, venue] = await Promise.all([
      world.anEvent(),
      world.anEvent({ maxAttendees: 30, holidayMarking: 'WARN' }),
      world.aVenue({ capacity: 12, opensAt: '09:00', closesAt: '18:00' }),
    ]);
    await api.admin.save('holiday', { name: 'New year', startDate: '2026-12-31', endDate: '2027-01-01' });
    await world.saveAgenda(first, [aDay([aSession({ venueKey: venue['key'] })], '2027-01-01')]);
    const session = aSession({ venueKey: venue['key'], endTime: '19:00' });
    const { body } = await check(event, [aDay([session], '2027-01-01')]);
    const told = (body['conflicts'] as Values[]).map(({ path, kind, severity, message }) => [
      path,
      kind,
      severity,
      message,
    ]);
    expect(told).toEqual([
      ['days.0.sessions.0.venueKey', 'venue', 'block', 'agenda.days.sessions.venueKey.conflict'],
      ['days.0.sessions.0.venueKey', 'capacity', 'warning', 'agenda.warning.capacity'],
      ['days.0.sessions.0.venueKey', 'openingHours', 'warning', 'agenda.warning.openingHours'],
      ['days.0.sessions.0', 'holiday', 'warning', 'agenda.warning.holiday'],
    ]);
    expect((await world.agendaOf(event)).body).toEqual({ version: 1, days: [] });
    expect((await check(event, [aDay([aSession({ endTime: '09:00' })])])).errors).toEqual({
      'days.0.sessions.0.endTime': ['agenda.days.sessions.endTime.after'],
    });
  });

  test('warnings keep nobody from saving, and a holiday that is ignored is none', async () => {
    const [event, venue] = await Promise.all([
      world.anEvent({ maxAttendees: 30, holidayMarking: 'IGNORE' }),
      world.aVenue({ capacity: 12 }),
    ]);
    await api.admin.save('holiday', { name: 'Spring', startDate: '2027-03-20', endDate: '2027-03-20' });
    const days = [aDay([aSession({ venueKey: venue['key'] })], '2027-03-20')];
    expect((await check(event, days)).body['conflicts']).toMatchObject([{ kind: 'capacity' }]);
    expect((await world.saveAgenda(event, days)).status).toBe(200);
  });

  test('inactive people and rooms are not chosen anew, but stay where they are', async () => {
    const [event, venue, instructor] = await Promise.all([world.anEvent(), world.aVenue(), world.anInstructor()]);
    const held = { venueKey: venue['key'], instructorKeys: [instructor['key']] };
    const { body } = await world.saveAgenda(event, [aDay([aSession(held)], '2027-05-03')]);
    for (const [entity, { key }] of Object.entries({ venue, instructor })) {
      await api.admin.post(`/${entity}/update-status`, { key, status: false }, { key: String(key) });
    }
    const [day = aDay([])] = body['days'] as Values[];
    const kept = { ...day, sessions: (day['sessions'] as Values[]).map((one) => ({ ...one, title: 'Renamed' })) };
    expect((await world.saveAgenda(event, [kept])).status).toBe(200);
    const refused = await world.saveAgenda(event, [kept, aDay([aSession(held)], '2027-05-04')]);
    expect(refused.errors).toEqual({
      'days.1.sessions.0.venueKey': ['agenda.days.sessions.venueKey.reference'],
      'days.1.sessions.0.instructorKeys': ['agenda.days.sessions.instructorKeys.reference'],
    });
  });

  test('the agenda of a training is planned by relative days, without dates', async () => {
    const { key } = world.training;
    const save = (days: unknown, more: Values = {}) =>
      api.admin.post('/training/sessions', { days, ...more }, { key: String(key) });
    const [venue, instructor] = await Promise.all([world.aVenue(), world.anInstructor()]);
    const session = aSession({ venueKey: venue['key'], instructorKeys: [instructor['key']] });
    const { status, body } = await save([
      { dayNumber: 3, sessions: [session] },
      { dayNumber: 1, sessions: [session] },
    ]);
    expect([status, body]).toMatchObject([200, { version: 2, days: [{ dayNumber: 1 }, { dayNumber: 3 }] }]);
    expect((await api.admin.get('/training/sessions', { key: String(key) })).body).toEqual(body);
    expect((await save(body['days'], { version: 2 })).body).toEqual(body);
    const late = aSession({ startTime: '23:00', endTime: '11:00', endsNextDay: true });
    const overlapping = [
      { dayNumber: 1, sessions: [late] },
      { dayNumber: 2, sessions: [aSession()] },
    ];
    expect((await save(overlapping)).errors).toEqual({
      'days.0.sessions.0.startTime': ['agenda.overlap'],
      'days.1.sessions.0.startTime': ['agenda.overlap'],
    });
    const refused = await save([{ sessions: [] }, { dayNumber: 2, sessions: [] }, { dayNumber: 2, sessions: [] }]);
    expect(refused.errors).toEqual({
      'days.0.dayNumber': ['agenda.days.dayNumber.required'],
      'days.2.dayNumber': ['agenda.days.dayNumber.repeated'],
    });
    const stale = await save([], { version: 1 });
    expect([stale.status, stale.body['current']]).toEqual([409, body]);
    const { items } = await api.admin.get('/training/history', { key: String(key) });
    expect(items[0]?.['changes']).toMatchObject([{ field: 'sessions', from: [], to: [{ dayNumber: 1 }, {}] }]);
  });

  const check = (event: Values, days: Values[]) =>
    api.admin.post('/event/check-conflicts', { days }, { key: String(event['key']) });

  test('what stands against an event is known before it is saved', async () => {
    const [first, venue, holiday] = await Promise.all([
      world.anEvent(),
      world.aVenue({ capacity: 5 }),
      api.admin.save('holiday', { name: 'Feast', startDate: '2026-12-24', endDate: '2026-12-24' }),
    ]);
    const days = [aDay([aSession({ venueKey: venue['key'] })], '2026-12-24')];
    await world.saveAgenda(first, days);
    const trainer = await api.as({ roles: ['trainer'] });
    const event = { mode: 'CLT', timeZone: 'Asia/Kolkata', maxAttendees: 6, holidayMarking: 'WARN' };
    const { body } = await trainer.post('/event/check-conflicts', { days, event });
    const path = 'days.0.sessions.0';
    expect(body['conflicts']).toEqual([
      // The other event is out of the trainer's reach.
      expect.objectContaining({
        path: `${path}.venueKey`,
        kind: 'venue',
        with: expect.objectContaining({ key: null, name: null }),
      }),
      expect.objectContaining({ path: `${path}.venueKey`, kind: 'capacity' }),
      expect.objectContaining({ path, kind: 'holiday', about: { key: null, name: holiday['name'] } }),
    ]);
    const free = await trainer.post('/event/check-conflicts', {
      days: [aDay([aSession({ venueKey: venue['key'] })], '2026-12-23')],
      event: { ...event, maxAttendees: 5 },
    });
    expect(free.body).toEqual({ conflicts: [] });
    const wrong = await trainer.post('/event/check-conflicts', { days, event: { ...event, timeZone: 'Mars/Base' } });
    expect(wrong.errors).toEqual({ timeZone: ['agenda.zoneUnknown'] });
  });
});
