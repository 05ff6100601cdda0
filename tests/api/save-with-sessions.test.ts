import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aDay, anEventWorld, aSession, sessionsIn, type EventWorld } from '../support/event-world.ts';

const now = new Date('2026-11-20T10:00:00.000Z');

onEachEngine(
  (api) => {
    let world: EventWorld;
    let number = 0;
    beforeAll(async () => {
      world = await anEventWorld(api);
    });
    const saveEvent = (body: Values) => api.admin.post('/event/save-with-sessions', body);
    const saveTraining = (body: Values) => api.admin.post('/training/save-with-sessions', body);
    const fieldsOfEvent = (changes: Values = {}): Values => ({
      name: 'Whole',
      code: `WH-${(number += 1)}`,
      trainingKey: world.training['key'],
      timeZone: 'Asia/Kolkata',
      ...changes,
    });
    const fieldsOfTraining = (changes: Values = {}): Values => ({
      trainingName: 'Whole',
      code: `WT-${(number += 1)}`,
      topicKey: world.topic['key'],
      mode: 'CLT',
      ...changes,
    });
    const withCode = async (entity: string, code: unknown) => {
      const filter = { code: { startsWith: code } };
      const { body } = await api.admin.post(`/${entity}/paginated-list`, { searchCriteria: { filter } });
      return body['items'] as Values[];
    };

    test('a new event and its sessions are saved by one call', async () => {
      const { status, body } = await saveEvent({ ...fieldsOfEvent(), days: [aDay([aSession()])] });
      expect([status, body]).toMatchObject([200, { name: 'Whole', startAt: '2026-12-01T04:30:00.000Z' }]);
      expect(sessionsIn(body)).toMatchObject([{ title: 'Session', status: 'Scheduled' }]);
      expect((await world.agendaOf(body)).body).toEqual({ version: body['version'], days: body['days'] });
    });

    test('where a session is refused there is no event either, and the session is named', async () => {
      const fields = fieldsOfEvent();
      const { status, body } = await saveEvent({ ...fields, days: [aDay([aSession({ title: '' })])] });
      expect([status, body]).toEqual([
        400,
        { errors: { 'days.0.sessions.0.title': [expect.stringMatching(/^agenda\.days\.sessions\.title/)] } },
      ]);
      expect(await withCode('event', fields['code'])).toEqual([]);
    });

    test('where somebody else holds the venue there is no event either, and theirs is named', async () => {
      const venue = await world.aVenue();
      const days = [aDay([aSession({ venueKey: venue['key'] })], '2026-12-09')];
      const theirs = await world.anEvent();
      await world.saveAgenda(theirs, days);
      const fields = fieldsOfEvent();
      const { status, body } = await saveEvent({ ...fields, days });
      expect([status, body]).toMatchObject([
        400,
        {
          errors: { 'days.0.sessions.0.venueKey': ['agenda.days.sessions.venueKey.conflict'] },
          conflicts: [{ with: { key: theirs['key'] } }],
        },
      ]);
      expect(await withCode('event', fields['code'])).toEqual([]);
    });

    test('where the event is refused its sessions are not changed', async () => {
      const { body: event } = await saveEvent({ ...fieldsOfEvent(), days: [aDay([aSession()])] });
      const { key, version } = event;
      const changed = { key, version, name: 'x'.repeat(51), days: [aDay([aSession({ title: 'Other' })])] };
      const { status, body } = await saveEvent(changed);
      expect([status, body]).toEqual([400, { errors: { name: ['event.name.maxLength'] } }]);
      expect(sessionsIn((await world.agendaOf(event)).body)).toMatchObject([{ title: 'Session' }]);
    });

    test('the zone of an event changes together with its sessions', async () => {
      const { body: event } = await saveEvent({ ...fieldsOfEvent(), days: [aDay([aSession()])] });
      const { key, version, days } = event;
      const { status, body } = await saveEvent({ key, version, timeZone: 'Europe/Berlin', days });
      expect([status, body]).toMatchObject([200, { timeZone: 'Europe/Berlin', startAt: '2026-12-01T09:00:00.000Z' }]);
    });

    test('what somebody else has changed meanwhile is answered with both, and nothing is written', async () => {
      const { body: event } = await saveEvent({ ...fieldsOfEvent(), days: [aDay([aSession()])] });
      const { key, version } = event;
      await world.saveAgenda(event, [aDay([aSession({ title: 'Theirs' })])]);
      const { status, body } = await saveEvent({ key, version, name: 'Mine', days: [] });
      expect([status, body['current']]).toMatchObject([
        409,
        { name: 'Whole', days: [{ sessions: [{ title: 'Theirs' }] }] },
      ]);
      expect((await api.admin.get('/event/detail', { key: String(key) })).body).toMatchObject({ name: 'Whole' });
    });

    test('a training is saved with its days by number, and changed with them', async () => {
      const days = [{ dayNumber: 1, sessions: [aSession()] }];
      const { body: training } = await saveTraining({ ...fieldsOfTraining(), days });
      expect(sessionsIn(training)).toMatchObject([{ title: 'Session' }]);
      const { key, version } = training;
      const more = [...(training['days'] as Values[]), { dayNumber: 3, sessions: [aSession({ title: 'Last' })] }];
      const { status, body } = await saveTraining({ key, version, creditHours: 6, days: more });
      expect([status, body]).toMatchObject([200, { creditHours: 6, days: [{ dayNumber: 1 }, { dayNumber: 3 }] }]);
      const refused = await saveTraining({ key, creditHours: 9, days: [{ dayNumber: 0, sessions: [aSession()] }] });
      expect([refused.status, Object.keys(refused.body['errors'] as object)]).toEqual([400, ['days.0.dayNumber']]);
      const { body: stored } = await api.admin.get('/training/detail', { key: String(key) });
      expect(stored).toMatchObject({ creditHours: 6 });
    });

    test('a new training without its sessions is refused, and so is one that breaks its own rules', async () => {
      const fields = fieldsOfTraining();
      expect(await saveTraining(fields)).toMatchObject({ status: 400, body: { errors: { days: expect.anything() } } });
      const taken = await saveTraining({ ...fieldsOfTraining({ code: 'T-1' }), days: [] });
      expect(taken).toMatchObject({ status: 400, body: { errors: { code: ['training.code.unique'] } } });
      expect(await withCode('training', fields['code'])).toEqual([]);
    });
  },
  { clock: () => now },
);
