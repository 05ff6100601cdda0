import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { calendarPartOf, entriesOf, inShort, readBy } from '../support/calendar-parts.ts';
import { aDeliveryWorld, type DeliveryWorld } from '../support/delivery-world.ts';
import { aSession, sessionsIn } from '../support/event-world.ts';
import { startMailServer } from '../support/mail-server.ts';
import type { Result } from '../support/nomination-world.ts';

const start = new Date('2026-11-20T10:00:00.000Z');
let now = start;
const aMinute = 60_000;
const meeting = { provider: 'JITSI', url: 'https://meet.example.test/room' };

const mail = await startMailServer();
afterAll(() => mail.stop());

onEachEngine(
  (api) => {
    let world: DeliveryWorld;
    beforeAll(async () => {
      world = await aDeliveryWorld(api, () => now);
    });
    beforeEach(() => {
      now = start;
      mail.forget();
    });
    afterAll(() => world.close());

    const anEvent = (changes: Values = {}, teacher?: Values) =>
      world.anEvent({ name: 'Fire safety; part 1', ...changes }, teacher ? { teacher } : {});
    const aPlace = async (event: Values, changes: Values = {}): Promise<[Values, Result]> => {
      const learner = await world.aReader(changes);
      const [result] = await world.nominate(event, [learner]);
      return [learner, result as Result];
    };
    /** The mails that have come to somebody since they were asked for last, once what is due now is sent. */
    const mailsTo = async (person: Values) => {
      await world.deliver();
      const mine = mail.sentTo(String(person['email']));
      mine.forEach((one) => mail.mails.splice(mail.mails.indexOf(one), 1));
      return mine;
    };
    /** What those mails tell their calendar, in short. */
    const heardBy = async (person: Values): Promise<string[]> => {
      const mails = await mailsTo(person);
      return (await Promise.all(mails.map(inShort))).flat();
    };
    let told = 0;
    /** Tells somebody of an event what depends on nothing. */
    const tell = (event: Values, person: Values, more: Values = {}) => {
      told += 1;
      const uniqueKey = `told/${told}`;
      return world.remind(event, person, 1, { kind: 'certificate.issued', uniqueKey, ...more });
    };
    const resend = async (event: Values, kind: string) => {
      const notices = await world.deliveriesOf(event);
      const answer = await world.actOn(
        'resend-delivery',
        event,
        notices.find((one) => one['kind'] === kind),
      );
      expect(answer.status).toBe(200);
    };
    const plan = async (event: Values, change: (sessions: Values[]) => Values[], date?: string): Promise<void> => {
      const { body } = await world.agendaOf(event);
      const [day] = body['days'] as [Values & { sessions: Values[] }];
      const saved = await world.saveAgenda(event, [{ ...day, ...(date && { date }), sessions: change(day.sessions) }]);
      expect([saved.status, saved.text]).toEqual([200, expect.any(String)]);
    };
    const move = (event: Values, date: string) => plan(event, (sessions) => sessions, date);
    const withdraw = (event: Values, result: Result) => world.act('nominations/withdraw', event, [result]);

    test('an invitation, its update and its end are written as other programs read them', async () => {
      const event = await anEvent({ code: 'FS' });
      const [learner, result] = await aPlace(event, { name: 'Ravi "RM" Menon', email: 'ravi@example.test' });
      const invited = await mailsTo(learner);
      await move(event, '2026-12-30');
      const moved = await mailsTo(learner);
      await withdraw(event, result);
      const ended = await mailsTo(learner);
      const entries = (await Promise.all([...invited, ...moved, ...ended].map(entriesOf))).flat();
      expect(entries).toEqual([
        { method: 'REQUEST', status: 'CONFIRMED', uid: expect.any(String), sequence: '0', start: expect.any(String) },
        { method: 'REQUEST', status: 'CONFIRMED', uid: entries[0]?.uid, sequence: '1', start: '2026-12-30T04:30:00Z' },
        { method: 'CANCEL', status: 'CANCELLED', uid: entries[0]?.uid, sequence: '2', start: '2026-12-30T04:30:00Z' },
      ]);
      for (const [name, [one]] of Object.entries({ moved, ended })) {
        const part = one ? calendarPartOf(one) : '';
        expect(part.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
        const unfolded = part.replaceAll('\r\n ', '').replaceAll(/[0-9a-f]{32}/g, 'KEY');
        await expect(unfolded).toMatchFileSnapshot(`invitations/${name}.ics`);
      }
    });

    test('what a calendar knows is not told again, but a mail that is sent again says the same', async () => {
      const event = await anEvent();
      const [learner] = await aPlace(event);
      expect(await heardBy(learner)).toEqual(['REQUEST 0']);
      await resend(event, 'nomination.confirmed');
      expect(await heardBy(learner)).toEqual(['REQUEST 0']);
      const read = await world.read(event);
      await api.admin.post('/event/update', { key: event['key'], version: read['version'], name: 'Renamed' });
      await tell(event, learner);
      expect(await heardBy(learner)).toEqual([]);
      await move(event, '2026-12-29');
      expect(await heardBy(learner)).toEqual(['REQUEST 1']);
      await resend(event, 'nomination.confirmed');
      expect(await heardBy(learner)).toEqual([]);
    });

    test.each([
      ['is tried again', 451, () => Promise.resolve(), ['REQUEST 0']],
      ['was given up', 550, tell, ['REQUEST 0']],
      ['is moved before anybody got it', 550, (event: Values) => move(event, '2026-12-28'), ['REQUEST 1']],
    ])('an invitation that was refused comes with the next mail when it %s', async (_, code, next, heard) => {
      const event = await anEvent();
      const [learner] = await aPlace(event);
      mail.refuse(String(learner['email']), { code, says: 'No' });
      expect(await heardBy(learner)).toEqual([]);
      mail.recover();
      now = new Date(now.getTime() + aMinute);
      await next(event, learner);
      expect(await heardBy(learner)).toEqual(heard);
      await tell(event, learner);
      expect(await heardBy(learner)).toEqual([]);
    });

    test('an invitation that was cancelled after a try comes with the next mail', async () => {
      const event = await anEvent();
      const [learner] = await aPlace(event);
      await mail.down();
      expect(await heardBy(learner)).toEqual([]);
      await mail.up();
      const [tried] = await world.deliveriesOf(event);
      expect([tried?.['attempts'], (await world.actOn('cancel-delivery', event, tried)).status]).toEqual([1, 200]);
      await tell(event, learner);
      expect(await heardBy(learner)).toEqual(['REQUEST 0']);
    });

    test('the end of an invitation that was refused is not told, and that of one which may have arrived is', async () => {
      const ways = [
        (address: string) => mail.refuse(address, { code: 451, says: 'Not now' }),
        (address: string) => mail.loseAnswersTo(address),
      ];
      const heard: string[][] = [];
      for (const way of ways) {
        const event = await anEvent();
        const [learner, result] = await aPlace(event);
        way(String(learner['email']));
        await world.deliver();
        mail.forget();
        await withdraw(event, result);
        heard.push(await heardBy(learner));
      }
      expect(heard).toEqual([[], ['CANCEL 1']]);
    });

    test('an invitation whose answer was lost is sent again as it was', async () => {
      const event = await anEvent();
      const [learner] = await aPlace(event);
      mail.loseAnswersTo(String(learner['email']));
      const lost = await mailsTo(learner);
      mail.recover();
      now = new Date(now.getTime() + aMinute);
      const sent = await mailsTo(learner);
      expect(sent.map(({ messageId }) => messageId)).toEqual(lost.map(({ messageId }) => messageId));
      const entries = await Promise.all([...lost, ...sent].map((one) => inShort(one)));
      expect(entries).toEqual([['REQUEST 0'], ['REQUEST 0']]);
    });

    test('an end that was refused comes with the next mail, once', async () => {
      const event = await anEvent();
      const [learner, result] = await aPlace(event);
      expect(await heardBy(learner)).toEqual(['REQUEST 0']);
      await withdraw(event, result);
      mail.refuse(String(learner['email']), { code: 550, says: 'No' });
      expect(await heardBy(learner)).toEqual([]);
      mail.recover();
      await tell(event, learner);
      expect(await heardBy(learner)).toEqual(['CANCEL 1']);
      await tell(event, learner);
      expect(await heardBy(learner)).toEqual([]);
    });

    test('each session is a message of its own, and one that is cancelled ends alone', async () => {
      const event = await anEvent();
      const second = aSession({ title: 'Second', startTime: '14:00', endTime: '15:00', meeting });
      await plan(event, (sessions) => [...sessions, second]);
      const [learner] = await aPlace(event);
      expect(await heardBy(learner)).toEqual(['REQUEST 0', 'REQUEST 0']);
      const sessionKey = sessionsIn((await world.agendaOf(event)).body)[1]?.['key'];
      const key = String(event['key']);
      await api.admin.post('/event/cancel-session', { sessionKey, reason: 'The room is closed' }, { key });
      const [sent] = await mailsTo(learner);
      expect(sent && (await inShort(sent))).toEqual(['CANCEL 1']);
      expect(sent && (await readBy(sent)).text).toMatch(/Session: Second\n[^]*Reason: The room is closed\n/);
    });

    test('the notices of one mail tell a calendar each session once', async () => {
      const event = await anEvent({ oneMailADay: true, reminderDate: '2026-11-20', reminderTime: '09:00' });
      const [learner] = await aPlace(event);
      await api.database.forTenant('rostrum').deleteFrom('outbox').where('eventKey', '=', event['key']).execute();
      await world.remind(event, learner, 2, { kind: 'event.reminder' });
      expect(await heardBy(learner)).toEqual([]);
      now = new Date('2026-11-21T03:32:00.000Z');
      expect(await heardBy(learner)).toEqual(['REQUEST 0']);
      await tell(event, learner, { kind: 'reminder.adHoc' });
      expect(await heardBy(learner)).toEqual([]);
    });

    test('nobody is told the end of what they never heard of', async () => {
      const event = await anEvent();
      const [learner, result] = await aPlace(event);
      await withdraw(event, result);
      expect(await heardBy(learner)).toEqual([]);
    });

    test('who teaches gets their own sessions, and hears when they are given to somebody else', async () => {
      const [asha, ravi] = [
        await world.anInstructor({ email: 'asha@example.test' }),
        await world.anInstructor({ email: 'ravi-who-teaches@example.test' }),
      ];
      const event = await anEvent({}, asha);
      const second = aSession({ title: 'Second', startTime: '14:00', endTime: '15:00', meeting });
      const bookedFor = (sessions: Values[], ...people: Values[]) =>
        sessions.map((session, index) => ({ ...session, instructorKeys: [people[index]?.['key']] }));
      await plan(event, (sessions) => bookedFor([...sessions, second], asha, ravi));
      expect(await heardBy(asha)).toEqual(['REQUEST 0']);
      const [booked] = await mailsTo(ravi);
      expect(booked && (await inShort(booked))).toEqual(['REQUEST 0']);
      expect(booked && (await readBy(booked)).text).toMatch(/Second: (?![^]*Session: )/);
      await plan(event, (sessions) => bookedFor(sessions, ravi, ravi));
      expect(await heardBy(asha)).toEqual(['CANCEL 1']);
      expect(await heardBy(ravi)).toEqual(['REQUEST 0']);
      await api.admin.post('/event/cancel', { reason: 'Nobody has time for it' }, { key: String(event['key']) });
      expect(await heardBy(ravi)).toEqual(['CANCEL 1', 'CANCEL 1']);
    });

    test('who waits is invited to nothing', async () => {
      const event = await anEvent({ maxAttendees: 1 });
      const [learner] = await aPlace(event);
      const [waiting] = await aPlace(event);
      expect(await heardBy(learner)).toEqual(['REQUEST 0']);
      expect(await heardBy(waiting)).toEqual([]);
    });

    test('a cancelled event ends in every calendar', async () => {
      const event = await anEvent();
      const [learner] = await aPlace(event);
      await heardBy(learner);
      await api.admin.post('/event/cancel', { reason: 'Nobody has time for it' }, { key: String(event['key']) });
      expect(await heardBy(learner)).toEqual(['CANCEL 1']);
    });

    test('a mail program finds the invitation beside text and HTML', async () => {
      const [learner] = await aPlace(await anEvent());
      const [sent] = await mailsTo(learner);
      const read = sent && (await readBy(sent));
      expect(sent?.body).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
      expect([read?.text, read?.html?.slice(0, 15)]).toEqual([
        expect.stringContaining('Fire safety'),
        '<!doctype html>',
      ]);
      expect(read?.attachments.map(({ filename }) => filename)).toContain('session-1.ics');
    });
  },
  { clock: () => now, env: { ...mail.env, MAIL_FROM: 'Rostrum <no-reply@localhost>' } },
);
