import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { RemindedAnswer } from '#model/reminders.ts';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { anAttendanceWorld, type AttendanceWorld } from '../support/attendance-world.ts';
import type { Client } from '../support/client.ts';
import { noticesAbout } from '../support/notices-about.ts';

const before = new Date('2026-11-20T10:00:00.000Z');
const after = new Date('2026-12-02T10:00:00.000Z');
const phone = '+91 98765 43210';
let now = before;

onEachEngine(
  (api) => {
    let world: AttendanceWorld;
    beforeAll(async () => {
      world = await anAttendanceWorld(api);
    });
    beforeEach(() => {
      now = before;
    });
    interface How extends Values {
      client?: Client;
      preview?: 'true';
    }
    const remind = async (event: Values, audience: string, { client = api.admin, preview, ...body }: How = {}) => {
      const query = { key: String(event['key']), ...(preview && { preview }) };
      const answer = await client.post(`/event/remind-${audience}`, body, query);
      return { ...answer, ...(answer.body as unknown as RemindedAnswer) };
    };
    const notices = (event: Values) => noticesAbout(api, event, 'reminder.adHoc');
    const actionsOn = async (event: Values, client: Client = api.admin) =>
      (await client.get('/event/actions', { key: String(event['key']) })).body;
    const anEventWith = async (people: Values[]) => {
      const event = await world.anEvent({ maxAttendees: 10, channels: ['EMAIL', 'SMS'] });
      const learners = await Promise.all(people.map(async (person) => (await world.learners(1, person))[0] as Values));
      const results = await world.nominate(event, learners);
      return { event, learners, results };
    };

    test('a preview tells whom a reminder reaches, whom not and why, and writes nothing', async () => {
      const amal = { name: 'Amal', email: 'amal@example.test', language: 'German' };
      const { event, learners } = await anEventWith([amal, { name: 'Bea' }]);
      await api.admin.post('/event/update', { key: event['key'], channels: ['EMAIL'] });
      const asked = { preview: 'true', note: 'Bring your badge' } as const;
      const { reached, notReached, recipients, message } = await remind(event, 'learners', asked);
      expect([reached, notReached, message?.name]).toEqual([1, 1, 'Amal']);
      expect(message?.text).toContain('Bring your badge');
      expect(message?.text).toMatch(/^(Hallo|Guten)/);
      expect(message?.text).toContain(event['name']);
      expect(recipients).toEqual([
        { key: learners[1]?.['key'], name: 'Bea', email: null, channels: [], reasons: ['reminder.noEmail'] },
        { key: learners[0]?.['key'], name: 'Amal', email: 'amal@example.test', channels: ['EMAIL'], reasons: [] },
      ]);
      expect(await notices(event)).toEqual([]);
    });

    test('everybody with a seat is reminded on each channel that reaches them, with the note of who sends it', async () => {
      const { event, learners } = await anEventWith([
        { name: 'Amal', email: 'amal@example.test', phone },
        { name: 'Bea', phone },
      ]);
      expect(await remind(event, 'learners', { note: ' Bring your badge ' })).toMatchObject({ reached: 2 });
      const [amal, bea] = learners.map(({ key }) => key);
      const written = await notices(event);
      expect(written.map(({ recipientKey, channel }) => [recipientKey, channel])).toEqual([
        [amal, 'EMAIL'],
        [amal, 'SMS'],
        [bea, 'SMS'],
      ]);
      expect(written[0]?.['payload']).toMatchObject({ text: 'Bring your badge' });
      const { body } = await api.admin.get('/event/history', { key: String(event['key']) });
      expect((body['items'] as Values[])[0]).toMatchObject({ action: 'remind-learners', changes: [] });
    });

    test('who has neither an address nor a phone number is not reached, and both are told', async () => {
      const { event } = await anEventWith([{ name: 'Bea' }]);
      const { reached, recipients } = await remind(event, 'learners', { preview: 'true' });
      expect([reached, recipients[0]?.reasons]).toEqual([0, ['reminder.noEmail', 'reminder.noPhone']]);
    });

    test('of those who are chosen only the confirmed are reminded; one who lost the seat is told of', async () => {
      const { event, results } = await anEventWith([
        { name: 'Amal', phone },
        { name: 'Bea', phone },
        { name: 'Cem', phone },
      ]);
      await world.act('nominations/withdraw', event, results.slice(1, 2));
      const nominationKeys = results.slice(0, 2).map(({ nominationKey }) => nominationKey);
      const { reached, recipients } = await remind(event, 'learners', { nominationKeys });
      expect(reached).toBe(1);
      expect(recipients.map(({ name, reasons }) => [name, reasons])).toEqual([
        ['Bea', ['reminder.notConfirmed']],
        ['Amal', []],
      ]);
    });

    test('learners are reminded while the event is open, instructors when it is closed', async () => {
      const event = await world.anEventFor(1);
      const learnersClosed = ['event.remindLearners.notOpen'];
      const instructorsOpen = ['event.remindInstructors.notClosed'];
      expect(await actionsOn(event)).toMatchObject({
        'remind-learners': { allowed: true, reasons: [] },
        'remind-instructors': { allowed: false, reasons: instructorsOpen },
      });
      expect((await remind(event, 'instructors')).errors).toEqual({ '': instructorsOpen });
      now = after;
      await world.mark(event, [
        [0, 0, 'Present'],
        [0, 1, 'Present'],
      ]);
      await api.admin.post('/event/close', {}, { key: String(event['key']) });
      expect(await actionsOn(event)).toMatchObject({
        'remind-learners': { allowed: false, reasons: learnersClosed },
        'remind-instructors': { allowed: true, reasons: [] },
      });
      expect((await remind(event, 'learners', { preview: 'true' })).errors).toEqual({ '': learnersClosed });
      const { recipients } = await remind(event, 'instructors', { note: 'Please send the expenses' });
      expect(recipients).toHaveLength(1);
    });

    test('who teaches an event reminds its learners, not its instructors, and nobody of another event', async () => {
      const employeeCode = `T-${Math.floor(now.getTime() / 1000)}`;
      const teacher = await world.anInstructor({ employeeCode });
      const client = await api.as({ roles: ['instructor'], claims: { preferred_username: employeeCode } });
      const event = await world.anEventFor(1, {}, teacher);
      const own = await remind(event, 'learners', { client });
      expect([own.status, own.reached + own.notReached]).toEqual([200, 1]);
      expect((await remind(event, 'instructors', { client })).status).toBe(403);
      expect((await remind(await world.anEventFor(1), 'learners', { client })).status).toBe(404);
    });

    test('a note that is too long or has odd characters is refused at its field', async () => {
      const event = await world.anEventFor(1);
      expect((await remind(event, 'learners', { note: 'a\u0000b' })).errors).toEqual({
        note: ['validation.characters'],
      });
      expect((await remind(event, 'learners', { note: 'a'.repeat(1001) })).status).toBe(400);
    });
  },
  { clock: () => now },
);
