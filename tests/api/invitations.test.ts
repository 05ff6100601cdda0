import ICAL from 'ical.js';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { composeMessage, type Message } from '#server/mail/compose-message.ts';
import { onEachEngine } from '../support/api.ts';
import { scopeIn } from '../support/by-itself.ts';
import { aSession } from '../support/event-world.ts';
import { aNominationWorld, type NominationWorld, type Result } from '../support/nomination-world.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const meeting = { provider: 'JITSI', url: 'https://meet.example.test/room' };

onEachEngine(
  (api) => {
    let world: NominationWorld;
    beforeAll(async () => {
      world = await aNominationWorld(api);
    });

    /** What a learner is sent about an event now, in a notice of that name. */
    const sent = (event: Values, { learnerKey }: Result, uniqueKey: string, more: Values = {}): Promise<Message> => {
      const scope = scopeIn(api, () => now);
      const recipient = { recipientEntity: 'learner', recipientKey: learnerKey };
      const notice = { kind: 'event.moved', channel: 'EMAIL', uniqueKey, ...recipient, payload: {}, ...more };
      const person = { name: 'Ravi "RM" Menon', email: 'ravi@example.test' };
      return composeMessage(scope, { eventKey: String(event['key']), ...notice }, person);
    };
    const partsOf = ({ icalEvent, attachments = [] }: Message): string[] =>
      icalEvent ? [icalEvent.content, ...attachments.map(({ content }) => content)] : [];
    /** How an independent program reads the parts. */
    const readBy = (message: Message) =>
      partsOf(message).map((part) => {
        const calendar = new ICAL.Component(ICAL.parse(part));
        const [entry, ...others] = calendar.getAllSubcomponents('vevent');
        expect(others).toEqual([]);
        const said = (name: string) => entry?.getFirstPropertyValue(name)?.toString();
        const [method, status] = [calendar.getFirstPropertyValue('method'), said('status')];
        return { method, status, uid: said('uid'), sequence: said('sequence'), start: said('dtstart') };
      });
    const inShort = (message: Message) =>
      readBy(message).map(({ method, sequence }) => `${String(method)} ${sequence}`);
    const anEvent = async (changes: Values = {}): Promise<[Values, Result]> => {
      const event = await world.anEvent({ name: 'Fire safety; part 1', ...changes });
      const [result] = await world.nominate(event, await world.learners(1));
      return [event, result as Result];
    };
    const plan = async (event: Values, change: (sessions: Values[]) => Values[], date?: string): Promise<void> => {
      const { body } = await world.agendaOf(event);
      const [day] = body['days'] as [Values & { sessions: Values[] }];
      const saved = await world.saveAgenda(event, [{ ...day, ...(date && { date }), sessions: change(day.sessions) }]);
      expect([saved.status, saved.text]).toEqual([200, expect.any(String)]);
    };

    test('an invitation, its update and its end are written as other programs read them', async () => {
      const [event, result] = await anEvent({ code: 'FS' });
      const invited = await sent(event, result, 'first');
      await plan(event, (sessions) => sessions, '2026-12-30');
      const moved = await sent(event, result, 'second');
      await world.act('nominations/withdraw', event, [result]);
      const ended = await sent(event, result, 'third');
      const told = [invited, moved, ended].flatMap((message) => readBy(message));
      expect(told).toEqual([
        { method: 'REQUEST', status: 'CONFIRMED', uid: expect.any(String), sequence: '0', start: expect.any(String) },
        { method: 'REQUEST', status: 'CONFIRMED', uid: told[0]?.uid, sequence: '1', start: '2026-12-30T04:30:00Z' },
        { method: 'CANCEL', status: 'CANCELLED', uid: told[0]?.uid, sequence: '2', start: '2026-12-30T04:30:00Z' },
      ]);
      for (const [name, message] of Object.entries({ moved, ended })) {
        const [part = ''] = partsOf(message);
        expect(part.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
        const unfolded = part.replaceAll('\r\n ', '').replaceAll(/[0-9a-f]{32}/g, 'KEY');
        await expect(unfolded).toMatchFileSnapshot(`invitations/${name}.ics`);
      }
    });

    test('what a calendar knows is not told again, but a mail that is tried again says the same', async () => {
      const [event, result] = await anEvent();
      expect(inShort(await sent(event, result, 'first'))).toEqual(['REQUEST 0']);
      expect(inShort(await sent(event, result, 'first'))).toEqual(['REQUEST 0']);
      const { body: read } = await api.admin.get('/event/detail', { key: String(event['key']) });
      await api.admin.post('/event/update', { key: event['key'], version: read['version'], name: 'Renamed' });
      expect(inShort(await sent(event, result, 'second'))).toEqual([]);
      await plan(event, (sessions) => sessions, '2026-12-29');
      expect(inShort(await sent(event, result, 'third'))).toEqual(['REQUEST 1']);
      expect(inShort(await sent(event, result, 'first'))).toEqual([]);
    });

    test('each session is a message of its own, and one that is cancelled ends alone', async () => {
      const [event, result] = await anEvent();
      const second = aSession({ title: 'Second', startTime: '14:00', endTime: '15:00', meeting });
      await plan(event, (sessions) => [...sessions, second]);
      expect(inShort(await sent(event, result, 'first'))).toEqual(['REQUEST 0', 'REQUEST 0']);
      const { body } = await world.agendaOf(event);
      const [{ sessions }] = body['days'] as [{ sessions: [Values, Values] }];
      const sessionKey = String(sessions[1]['key']);
      const key = String(event['key']);
      await api.admin.post('/event/cancel-session', { sessionKey, reason: 'The room is closed' }, { key });
      const message = await sent(event, result, 'second', { kind: 'session.cancelled', payload: { sessionKey } });
      expect(inShort(message)).toEqual(['CANCEL 1']);
      expect(message.text).toMatch(/Session: Second\n[^]*Reason: The room is closed\n/);
    });

    test('nobody is told the end of what they never heard of', async () => {
      const [event, result] = await anEvent();
      await world.act('nominations/withdraw', event, [result]);
      expect(inShort(await sent(event, result, 'first'))).toEqual([]);
    });

    test('who teaches gets their own sessions, and hears when they are given to somebody else', async () => {
      const [asha, ravi] = [await world.anInstructor(), await world.anInstructor()];
      const event = await world.anEvent({}, { teacher: asha });
      const taught = (instructor: Values, uniqueKey: string) => {
        const recipient = { recipientEntity: 'instructor', recipientKey: instructor['key'] };
        return sent(event, { learnerKey: '', nominationKey: '' }, uniqueKey, { kind: 'teaching.booked', ...recipient });
      };
      const second = aSession({ title: 'Second', startTime: '14:00', endTime: '15:00', meeting });
      const bookedFor = (sessions: Values[], ...people: Values[]) =>
        sessions.map((session, index) => ({ ...session, instructorKeys: [people[index]?.['key']] }));
      await plan(event, (sessions) => bookedFor([...sessions, second], asha, ravi));
      const booked = await taught(asha, 'first');
      expect(inShort(booked)).toEqual(['REQUEST 0']);
      expect(booked.text).toContain('Session: ');
      expect(booked.text).not.toContain('Second: ');
      expect(inShort(await taught(ravi, 'second'))).toEqual(['REQUEST 0']);
      await plan(event, (sessions) => bookedFor(sessions, ravi, ravi));
      expect(inShort(await taught(asha, 'third'))).toEqual(['CANCEL 1']);
      expect(inShort(await taught(ravi, 'fourth'))).toEqual(['REQUEST 0']);
      await api.admin.post('/event/cancel', { reason: 'Nobody has time for it' }, { key: String(event['key']) });
      expect(inShort(await taught(ravi, 'fifth'))).toEqual(['CANCEL 1', 'CANCEL 1']);
    });

    test('who waits, and who is told by other channels, is invited to nothing', async () => {
      const [event, result] = await anEvent({ maxAttendees: 1 });
      const [waiting] = await world.nominate(event, await world.learners(1));
      expect(inShort(await sent(event, waiting as Result, 'first'))).toEqual([]);
      expect(inShort(await sent(event, result, 'by phone', { channel: 'SMS' }))).toEqual([]);
      expect(inShort(await sent(event, result, 'by mail'))).toEqual(['REQUEST 0']);
    });

    test('a cancelled event ends in every calendar', async () => {
      const [event, result] = await anEvent();
      await sent(event, result, 'first');
      await api.admin.post('/event/cancel', { reason: 'Nobody has time for it' }, { key: String(event['key']) });
      expect(inShort(await sent(event, result, 'second', { kind: 'event.cancelled' }))).toEqual(['CANCEL 1']);
    });

    test('a mail program finds the invitation beside text and HTML', async () => {
      const [event, result] = await anEvent();
      const message = await sent(event, result, 'first');
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message: raw } = await transport.sendMail({ from: 'a@example.test', to: 'b@example.test', ...message });
      const read = await PostalMime.parse(raw as Buffer);
      expect((raw as Buffer).toString()).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
      expect([read.subject, read.text, read.html?.slice(0, 15)]).toEqual([
        message.subject,
        expect.stringContaining('Fire safety'),
        '<!doctype html>',
      ]);
      expect(read.attachments.map(({ filename }) => filename)).toContain('session-1.ics');
    });
  },
  { clock: () => now },
);
