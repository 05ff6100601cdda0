import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aDay, aSession, sessionsIn } from '../support/event-world.ts';
import { aLinkWorld, answersOn, titleOf, type LinkWorld } from '../support/link-world.ts';
import { told } from '../support/nomination-world.ts';

const begin = new Date('2026-11-20T10:00:00.000Z');
const end = '2026-11-25T12:30:00.000Z';
const time = { now: begin };

onEachEngine(
  (api) => {
    let world: LinkWorld;
    beforeAll(async () => {
      time.now = begin;
      world = await aLinkWorld(api);
    });
    /** An event of a launch for a department whose learners may nominate themselves until the end, and such learners. */
    const anOpenEvent = async (department: string, changes: Values = {}) => {
      time.now = begin;
      const { launch } = await world.aLaunch(department, { selfNomination: true });
      const people = await world.learners(3, { department, email: 'learner@example.test' });
      const event = await world.anEvent({
        launchKey: launch['key'],
        registrationEndsAt: end,
        maxAttendees: 9,
        ...changes,
      });
      const links = await Promise.all(
        people.map(({ key }) => world.aLink(event, { purpose: 'selfNomination', learnerKey: key })),
      );
      return { event, people, links };
    };
    const update = (event: Values, changes: Values) =>
      api.admin.post('/event/update', { key: event['key'], ...changes });
    const days = (date: string, more: Values = {}) => [aDay([aSession({ title: 'First', ...more })], date)];

    test('learners nominate themselves until the registration ends, and are told kindly when it has', async () => {
      const { event, links } = await anOpenEvent('Ending');
      const [first = '', second = ''] = links;
      time.now = new Date(Date.parse(end) - 1);
      const open = await world.open(first);
      expect([titleOf(open), answersOn(open)]).toEqual(['Nominate yourself', ['nominate']]);
      expect(open.text).toMatch(/Registration until.*25.*2026.*6:00 PM/s);
      expect((await world.answer(first, { answer: 'nominate' })).status).toBe(200);
      time.now = new Date(end);
      for (const page of [await world.open(second), await world.answer(second, { answer: 'nominate' })]) {
        expect([page.status, titleOf(page), answersOn(page)]).toEqual([409, 'This is not possible any more', []]);
        expect(page.text).toContain('The registration for this event has ended');
      }
      const { items } = await world.call('nominations/paginated-list', event, {});
      expect(items.map(({ source }) => source)).toEqual(['SELF']);
    });

    test('nobody is asked to nominate themselves nor handed a link to it when the registration has ended', async () => {
      const { event, people } = await anOpenEvent('AskedLate');
      time.now = new Date(end);
      const late = { '': ['nomination.registration.over'] };
      const learnerKeys = people.map(({ key }) => key);
      expect(await world.call('ask-to-nominate', event, { learnerKeys })).toMatchObject({ status: 400, errors: late });
      const asked = { purpose: 'selfNomination', learnerKey: learnerKeys[0] };
      expect(await world.makeLink(event, asked)).toMatchObject({ status: 400, errors: late });
      await update(event, { registrationEndsAt: null });
      expect((await world.call('ask-to-nominate', event, { learnerKeys })).status).toBe(200);
    });

    test('staff nominate after the registration has ended, and who came in time is decided about', async () => {
      const { event, people, links } = await anOpenEvent('InTime', { approval: 'TRAINER' });
      await world.answer(links[0] ?? '', { answer: 'nominate' });
      time.now = new Date(end);
      const results = await world.nominate(event, people.slice(1, 2));
      expect(told(results)).toEqual(['PendingApproval']);
      const { items } = await world.call('nominations/paginated-list', event, {});
      const all = items.map(({ key, learnerKey }) => ({ nominationKey: String(key), learnerKey: String(learnerKey) }));
      expect(told(await world.act('nominations/approve', event, all))).toEqual(['Confirmed', 'Confirmed']);
    });

    test('the registration ends by the first start, however either is written', async () => {
      time.now = begin;
      const event = await world.anEvent({}, { day: '2027-01-11' });
      const late = { registrationEndsAt: ['event.registrationEndsAt.atMost'] };
      const tried = (registrationEndsAt: string) => update(event, { registrationEndsAt });
      expect(await tried('2027-01-11T04:30:00.001Z')).toMatchObject({ status: 400, errors: late });
      // Later as a text, and the very start of ten o'clock in India.
      expect(await tried('2027-01-11T10:00:00+05:30')).toMatchObject({
        status: 200,
        body: { registrationEndsAt: '2027-01-11T04:30:00.000Z' },
      });
      // Earlier as a text, and half a day later.
      expect(await tried('2027-01-11T04:00:00-08:00')).toMatchObject({ status: 400, errors: late });
    });

    test('sessions that would begin before the registration ends are refused, with a new event too', async () => {
      const draft = await world.aDraft({ registrationEndsAt: '2027-01-11T05:00:00.000Z' });
      const refused = { status: 400, errors: { '': ['agenda.registration'] } };
      expect(await world.saveAgenda(draft, days('2027-01-11'))).toMatchObject(refused);
      expect(sessionsIn((await world.agendaOf(draft)).body)).toEqual([]);
      expect((await world.saveAgenda(draft, days('2027-01-12'))).status).toBe(200);
      const { launchKey, trainingKey, timeZone } = draft;
      const fields = { launchKey, trainingKey, timeZone, name: 'New', code: `NEW-${api.engine}` };
      const save = (registrationEndsAt: string) =>
        api.admin.post('/event/save-with-sessions', { ...fields, registrationEndsAt, days: days('2027-01-11') });
      expect(await save('2027-01-11T04:31:00.000Z')).toMatchObject(refused);
      expect((await save('2027-01-11T04:30:00.000Z')).status).toBe(200);
    });

    test('an event that moves takes the end of its registration along, and history tells it', async () => {
      const draft = await world.aDraft({ timeZone: 'Europe/Berlin', registrationEndsAt: '2027-03-24T17:00:00.000Z' });
      const ends = async () => (await world.read(draft))['registrationEndsAt'];
      await world.saveAgenda(draft, days('2027-03-26'));
      expect(await ends()).toBe('2027-03-24T17:00:00.000Z');
      // 18:00 stays 18:00 though the clocks are put forward on 28 March.
      const { body } = await world.saveAgenda(draft, days('2027-04-02'));
      expect(await ends()).toBe('2027-03-31T16:00:00.000Z');
      const { items } = await api.admin.get('/event/history', { key: String(draft['key']) });
      expect(JSON.stringify(items[0])).toContain('registrationEndsAt');
      const more = [...days('2027-04-02'), ...days('2027-04-09', { title: 'Second' })];
      await world.saveAgenda(draft, more, api.admin, { version: body['version'] });
      expect(await ends()).toBe('2027-03-31T16:00:00.000Z');
    });

    test('a first session that is cancelled and restored leaves the registration as it is', async () => {
      const event = await world.anEvent({ registrationEndsAt: '2027-02-01T06:00:00.000Z' }, { day: '2027-02-03' });
      const [session = {}] = sessionsIn((await world.agendaOf(event)).body);
      const of = { key: String(event['key']) };
      const sessionKey = session['key'];
      await api.admin.post('/event/cancel-session', { sessionKey, reason: 'The trainer is ill' }, of);
      await api.admin.post('/event/restore-session', { sessionKey }, of);
      expect(await world.read(event)).toMatchObject({
        startAt: '2027-02-03T04:30:00.000Z',
        registrationEndsAt: '2027-02-01T06:00:00.000Z',
      });
    });

    test('an end that is chosen together with other sessions is kept as it was chosen', async () => {
      const draft = await world.aDraft({ registrationEndsAt: '2027-02-01T06:00:00.000Z' });
      await world.saveAgenda(draft, days('2027-02-03'));
      const { version, key } = await world.read(draft);
      const chosen = '2027-02-02T06:00:00.000Z';
      const body = { key, version, registrationEndsAt: chosen, days: days('2027-02-10') };
      const saved = await api.admin.post('/event/save-with-sessions', body);
      expect([saved.status, saved.body]).toMatchObject([200, { registrationEndsAt: chosen }]);
    });
  },
  { clock: () => time.now },
);
