import ICAL from 'ical.js';
import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import type { Answer, Client } from '../support/client.ts';
import { aDay, anEventWorld, aSession, type EventWorld } from '../support/event-world.ts';

let now = new Date('2026-11-20T10:00:00.000Z');

onEachEngine(
  (api) => {
    let world: EventWorld;
    let instructor: Client;
    let teacher: Values;
    beforeAll(async () => {
      now = new Date('2026-11-20T10:00:00.000Z');
      world = await anEventWorld(api);
      teacher = await world.anInstructor({ employeeCode: 'in-9', userName: 'Priya Shah' });
      instructor = await api.as({ roles: ['instructor'], claims: { sub: 'teaches', loginCode: 'IN-9' } });
    });

    const subscribe = async (client: Client): Promise<string> =>
      String((await client.post('/calendar/subscribe')).body['token']);
    const feed = (token: string): Promise<Answer> => api.anonymous.get('/calendar/feed.ics', { token });
    const entriesOf = async (token: string): Promise<ICAL.Component[]> => {
      const { status, text } = await feed(token);
      expect(status).toBe(200);
      return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    };
    const entryNamed = async (token: string, name: string): Promise<ICAL.Component> => {
      const found = (await entriesOf(token)).find((entry) =>
        String(entry.getFirstPropertyValue('summary')).includes(name),
      );
      if (!found) throw new Error(`No entry is called ${name}`);
      return found;
    };
    const valueIn = (entry: ICAL.Component, name: string): unknown => entry.getFirstPropertyValue(name)?.toString();

    test('the feed tells an instructor’s sessions so that another program reads what was meant', async () => {
      const name = 'Safety; first, "fast" \\ and good';
      const event = await world.anEvent({ name, code: 'SAFE' });
      const venue = await world.aVenue({ name: 'Room 1, upstairs' });
      const title = 'प्रशिक्षण दिवस सुरक्षा के लिए '.repeat(3).trim();
      const mine = aSession({ title, venueKey: venue['key'], instructorKeys: [teacher['key']] });
      const theirs = aSession({ title: 'Not mine', startTime: '14:00', endTime: '15:00' });
      await world.saveAgenda(event, [aDay([mine, theirs])]);
      const token = await subscribe(instructor);
      const answer = await feed(token);
      expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
      expect(answer.text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      expect(answer.text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);

      const entries = await entriesOf(token);
      expect(entries).toHaveLength(1);
      const [entry] = entries as [ICAL.Component];
      expect(valueIn(entry, 'summary')).toBe(`${name}: ${title}`);
      expect(valueIn(entry, 'location')).toBe('Room 1, upstairs, Pune');
      expect(valueIn(entry, 'description')).toBe('SAFE\nPriya Shah');
      expect(valueIn(entry, 'status')).toBe('TENTATIVE');
      expect([valueIn(entry, 'dtstart'), valueIn(entry, 'dtend')]).toEqual([
        '2026-12-01T04:30:00Z',
        '2026-12-01T06:30:00Z',
      ]);
      expect(valueIn(entry, 'url')).toContain(
        `/program/${String(world.training['key'])}/event/${String(event['key'])}/administrator`,
      );
    });

    test('an entry keeps its identity while its sequence grows, and a cancelled one says so', async () => {
      const event = await world.anEvent({ name: 'Moving' });
      const session = aSession({ instructorKeys: [teacher['key']] });
      const { body } = await world.saveAgenda(event, [aDay([session], '2026-12-10')]);
      const token = await subscribe(instructor);
      const before = await entryNamed(token, 'Moving');
      const [day] = body['days'] as [Values];
      const moved = { ...day, date: '2026-12-11' };
      const { body: after } = await world.saveAgenda(event, [moved]);
      expect(after['version']).toBeGreaterThan(Number(body['version']));
      const now1 = await entryNamed(token, 'Moving');
      expect(valueIn(now1, 'uid')).toBe(valueIn(before, 'uid'));
      expect(Number(valueIn(now1, 'sequence'))).toBeGreaterThan(Number(valueIn(before, 'sequence')));
      expect(valueIn(now1, 'dtstart')).toBe('2026-12-11T04:30:00Z');
      await api.admin.post('/event/cancel', { reason: 'Nobody has time for it' }, { key: String(event['key']) });
      expect(valueIn(await entryNamed(token, 'Moving'), 'status')).toBe('CANCELLED');
    });

    test('a person has one feed: a new one ends the one before, and a revoked one is gone', async () => {
      const person = await api.as({ roles: ['instructor'], claims: { sub: 'one-feed', loginCode: 'IN-9' } });
      const told = async () => (await person.get('/calendar/subscription')).body;
      expect(await told()).toEqual({ createdAt: null });
      const first = await subscribe(person);
      expect(await told()).toEqual({ createdAt: now.toISOString() });
      expect((await feed(first)).status).toBe(200);
      const second = await subscribe(person);
      expect([(await feed(first)).status, (await feed(second)).status]).toEqual([404, 200]);
      await person.post('/calendar/unsubscribe');
      expect([(await feed(second)).status, await told()]).toEqual([404, { createdAt: null }]);
    });

    test('nobody guesses, forges or borrows a token', async () => {
      const token = await subscribe(instructor);
      const [tenant = '', secret = ''] = token.split('.');
      const other = secret.startsWith('A') ? 'B' : 'A';
      const forged = ['', tenant, secret, `${tenant}.`, `${tenant}.${other}${secret.slice(1)}`, `academy.${secret}`];
      for (const text of [...forged, `nobody.${secret}`, `${token}=`, "' or 1=1 --", '\u0000']) {
        expect([text, (await feed(text)).status]).toEqual([text, 404]);
      }
      const twice = await api.anonymous.send({ url: `/api/calendar/feed.ics?token=${token}&token=${token}` });
      expect(twice.status).toBe(404);
      expect((await api.anonymous.get('/calendar/feed.ics')).status).toBe(404);
    });

    test('what is kept of a token does not tell it', async () => {
      const token = await subscribe(instructor);
      const rows = await api.database.forTenant('rostrum').selectFrom('calendar-feed').selectAll().execute();
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
    });

    test('a feed tells what its owner reaches now: a dismissed instructor’s is empty', async () => {
      const gone = await world.anInstructor({ employeeCode: 'in-gone' });
      const event = await world.anEvent({ name: 'Left behind' });
      await world.saveAgenda(event, [aDay([aSession({ instructorKeys: [gone['key']] })], '2026-12-20')]);
      const person = await api.as({ roles: ['instructor'], claims: { sub: 'gone', loginCode: 'IN-GONE' } });
      const token = await subscribe(person);
      expect(await entriesOf(token)).toHaveLength(1);
      const { status } = await api.admin.post(
        '/instructor/update-status',
        { status: false },
        { key: String(gone['key']) },
      );
      expect(status).toBe(200);
      expect(await entriesOf(token)).toHaveLength(0);
    });
  },
  { clock: () => now },
);
