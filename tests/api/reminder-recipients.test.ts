import { beforeAll, expect, test } from 'vitest';
import type { PlannedReminder } from '#model/reminders.ts';
import type { Values } from '#model/values.ts';
import { onEachEngine, type RoleName } from '../support/api.ts';
import type { Client } from '../support/client.ts';
import { aReminderWorld, type ReminderWorld } from '../support/reminder-world.ts';

const time = { now: new Date('2026-11-20T10:00:00.000Z') };
const oneDayBefore =
  'DTSTART;TZID=Asia/Kolkata:20260101T090000\nRRULE:FREQ=DAILY;COUNT=1\nX-RELATIVE;RELATED=FIRST_SESSION:-P1D';

onEachEngine(
  (api) => {
    let world: ReminderWorld;
    beforeAll(async () => {
      time.now = new Date('2026-11-20T10:00:00.000Z');
      world = await aReminderWorld(api, time);
    });
    const aLearner = async (name: string, changes: Values = {}): Promise<Values> => {
      const [learner = {}] = await world.learners(1, { name, email: `${name.toLowerCase()}@example.test`, ...changes });
      return learner;
    };
    const planned = async (entity: string, record: Values): Promise<PlannedReminder> => {
      const [first] = (await world.previewed(entity, record)).items;
      if (!first) throw new Error('No reminder is planned');
      return first;
    };
    const asked = (entity: string, record: Values, more: Record<string, string>, client: Client = api.admin) =>
      client.get(`/${entity}/reminder-recipients`, { key: String(record['key']), ...more });
    /** The names of those whom the first planned reminder reaches. */
    const reached = async (entity: string, record: Values, more: Record<string, string> = {}) => {
      const { kind, at, reminderKey, recipients } = await planned(entity, record);
      const of = { kind, at, ...(reminderKey !== undefined && { reminderKey }) };
      const { items, body } = await asked(entity, record, { ...of, ...more });
      return { names: items.map(({ name }) => name), total: body['totalItems'], recipients, items };
    };

    test('an event names whom its next reminder reaches, as many as the plan says, and finds them by a text', async () => {
      const event = await world.anEvent({ maxAttendees: 9, reminderRecurrence: oneDayBefore });
      const people = [
        await aLearner('Zoë', { email: 'z@example.test' }),
        await aLearner('Amal'),
        await aLearner('Bea'),
      ];
      await world.nominate(event, [...people, await aLearner('Unreached', { email: null })]);
      const found = await reached('event', event);
      expect([found.names, found.total, found.recipients]).toEqual([['Amal', 'Bea', 'Zoë'], 3, 3]);
      expect(found.items[0]).toEqual({
        key: people[1]?.['key'],
        name: 'Amal',
        email: 'amal@example.test',
        channels: ['EMAIL'],
      });
      expect((await reached('event', event, { text: ' zoe' })).names).toEqual(['Zoë']);
      expect((await reached('event', event, { text: 'BEA@EXAMPLE' })).names).toEqual(['Bea']);
      expect(await reached('event', event, { text: 'nobody' })).toMatchObject({ names: [], total: 0 });
    });

    test('those whom a reminder reaches are told a page at a time', async () => {
      const event = await world.anEvent({ maxAttendees: 30, reminderRecurrence: oneDayBefore });
      const names = Array.from({ length: 12 }, (_one, index) => `Learner ${String(index).padStart(2, '0')}`);
      await world.nominate(event, await Promise.all(names.map((name) => aLearner(name, { email: 'p@example.test' }))));
      const page = (pageIndex: string) => reached('event', event, { pageIndex, pageSize: '10' });
      expect(await page('1')).toMatchObject({ names: names.slice(10), total: 12 });
      expect((await page('0')).names).toEqual(names.slice(0, 10));
    });

    test('a reminder by hand names those who were chosen and still have the seat', async () => {
      const event = await world.anEvent({ maxAttendees: 9 });
      const people = [await aLearner('Chosen'), await aLearner('Leaving'), await aLearner('Other')];
      const results = await world.nominate(event, people);
      const nominationKeys = results.slice(0, 2).map(({ nominationKey }) => nominationKey);
      const of = { key: String(event['key']) };
      await api.admin.post('/event/remind-learners', { sendAt: `${world.inDays(1)}T18:30`, nominationKeys }, of);
      expect((await reached('event', event)).names).toEqual(['Chosen', 'Leaving']);
      await world.act('nominations/withdraw', event, results.slice(1, 2));
      expect(await reached('event', event)).toMatchObject({ names: ['Chosen'], recipients: 1 });
    });

    test('who teaches the event is told, and nobody out of whose reach it is', async () => {
      const loginCode = `named-${api.engine}`;
      const teacher = await world.anInstructor({ employeeCode: loginCode });
      const event = await world.anEvent({ reminderRecurrence: oneDayBefore }, { teacher });
      await world.nominate(event, [await aLearner('Taught')]);
      const { kind, at } = await planned('event', event);
      const by = async (role: RoleName, claims: Values) =>
        asked('event', event, { kind, at }, await api.as({ roles: [role], claims }));
      expect((await by('instructor', { loginCode })).items).toMatchObject([{ name: 'Taught' }]);
      expect((await by('instructor', { loginCode: 'other' })).status).toBe(404);
      expect((await by('trainer', { loginCode: 'other' })).status).toBe(404);
    });

    test('a launch names those for whom the time counts, and of them who has still to start', async () => {
      const rule = oneDayBefore.replace('FIRST_SESSION:-P1D', 'BASIS:P5D');
      const { launch } = await world.aLaunch('Named', { startReminder: true, startReminderRecurrence: rule });
      const of = { key: String(launch['key']) };
      const assign = (people: readonly Values[]) =>
        api.admin.post('/program-launch/map-users', { keys: people.map(({ key }) => key) }, of);
      const one = (name: string, changes: Values = {}) => aLearner(name, { department: 'Named', ...changes });
      const [early, started, silent] = [await one('Early'), await one('Started'), await one('Silent', { email: null })];
      await assign([early, started, silent]);
      await api.admin.post(
        '/program-launch/report-access',
        { learnerKeys: [started['key']], at: time.now.toISOString() },
        of,
      );
      time.now = new Date(time.now.getTime() + 86_400_000);
      await assign([await one('Late')]);
      const found = await reached('program-launch', launch);
      expect([found.names, found.total, found.recipients]).toEqual([['Early', 'Silent'], 2, 2]);
      expect(found.items.map(({ email, channels }) => [email, channels])).toEqual([
        ['early@example.test', ['EMAIL']],
        [null, []],
      ]);
      expect((await reached('program-launch', launch, { text: 'sil' })).names).toEqual(['Silent']);
      const none = { kind: 'launch.completionReminder', at: time.now.toISOString() };
      expect((await asked('program-launch', launch, none)).body).toEqual({ items: [], totalItems: 0 });
    });
  },
  { clock: () => time.now },
);
