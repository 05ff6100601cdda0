import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { deliveringBy } from '../support/delivering.ts';
import { startMailServer } from '../support/mail-server.ts';
import { aReminderWorld, type ReminderWorld } from '../support/reminder-world.ts';

const time = { now: new Date('2026-11-20T10:00:00.000Z') };
const daysAfter = (days: number) =>
  `DTSTART;TZID=Asia/Kolkata:20260101T090000\nRRULE:FREQ=DAILY;COUNT=1\nX-RELATIVE;RELATED=BASIS:P${days}D`;

const mail = await startMailServer();
afterAll(() => mail.stop());

onEachEngine(
  (api) => {
    let world: ReminderWorld;
    let delivery: ReturnType<typeof deliveringBy>;
    beforeAll(async () => {
      delivery = deliveringBy(api, () => time.now);
      world = await aReminderWorld(api, time);
    });
    afterAll(() => delivery.close());

    let people = 0;
    const aLearner = async (department: string): Promise<Values> => {
      people += 1;
      const email = `${api.engine}-reminded-${people}@example.test`;
      const [learner = {}] = await world.learners(1, { department, email });
      return learner;
    };
    const post = async (path: string, body: Values, { key }: Values) => {
      const answer = await api.admin.post(path, body, { key: String(key) });
      expect([path, answer.status]).toEqual([path, 200]);
      return answer;
    };
    const keysOf = (...learners: Values[]) => ({ keys: learners.map(({ key }) => key) });
    /** What became of the notices of a kind, and why, by whom they were for. */
    const outcomes = async (about: Values, kind: string) =>
      new Map(
        (await world.written(about, kind)).map(({ recipientKey, state, error }) => [
          recipientKey,
          [state, (error as Values | null)?.['message']].filter(Boolean).join(' '),
        ]),
      );
    const remindersTo = ({ email }: Values) =>
      mail.sentTo(String(email)).filter(({ headers }) => headers.includes('Subject: Please begin'));
    /** Learners of a launch who are to be reminded, while nobody sends anything. */
    const reminded = async (department: string, count: number, settings: Values = {}): Promise<[Values, Values[]]> => {
      const { launch } = await world.aLaunch(department, {
        startReminder: true,
        startReminderRecurrence: daysAfter(2),
        ...settings,
      });
      const learners = [];
      for (let nth = 0; nth < count; nth += 1) learners.push(await aLearner(department));
      await post('/program-launch/map-users', keysOf(...learners), launch);
      return [launch, learners];
    };

    test('a reminder that is late is not sent to who has started, has completed or was taken off meanwhile', async () => {
      const [first, late] = [world.inDays(1), world.inDays(3)];
      const [launch, [started, completed, off, still]] = (await reminded('Late', 4)) as [
        Values,
        [Values, Values, Values, Values],
      ];
      const event = await world.anEvent({ launchKey: launch['key'], maxAttendees: 5 }, { day: first });
      const [seat] = await world.nominate(event, [completed]);
      await world.passTo(`${late}T00:00:00Z`);
      const mark = { nominationKey: seat?.nominationKey, sessionKey: null, mark: 'Present', version: 0 };
      await post('/event/attendance', { marks: [mark] }, event);
      await post('/event/close', {}, event);
      await post(
        '/program-launch/report-access',
        { learnerKeys: [started['key']], at: time.now.toISOString() },
        launch,
      );
      await post('/program-launch/unmap-users', keysOf(off), launch);
      await delivery.deliver();
      expect(await outcomes(launch, 'launch.startReminder')).toEqual(
        new Map([
          [started['key'], 'Cancelled delivery.cancelled.done'],
          [completed['key'], 'Cancelled delivery.cancelled.done'],
          [off['key'], 'Cancelled delivery.cancelled.notAssigned'],
          [still['key'], 'Sent'],
        ]),
      );
      expect(remindersTo(still)).toHaveLength(1);
    });

    test.each([
      [
        'paused',
        (launch: Values) => post('/program-launch/update', { key: launch['key'], remindersPaused: true }, launch),
      ],
      [
        'switched off',
        (launch: Values) => post('/program-launch/update', { key: launch['key'], startReminder: false }, launch),
      ],
      ['inactive', (launch: Values) => post('/program-launch/deactivate', {}, launch)],
    ])('a reminder that is late is not sent when its launch is %s by then', async (_how, change) => {
      const late = world.inDays(3);
      const [launch, [learner = {}]] = await reminded(`Late-${people}`, 1);
      await world.passTo(`${late}T00:00:00Z`);
      await change(launch);
      await delivery.deliver();
      expect(await outcomes(launch, 'launch.startReminder')).toEqual(
        new Map([[learner['key'], 'Cancelled delivery.cancelled.launch']]),
      );
      expect(remindersTo(learner)).toEqual([]);
    });

    test.each([
      ['is paused', { remindersPaused: true }],
      ['has no date for it any more', { reminderDate: null }],
    ])('a reminder of an event that %s by then is not sent', async (_how, changes) => {
      const before = world.inDays(2);
      const event = await world.anEvent({ reminderDate: before }, { day: world.inDays(4) });
      await world.nominate(event, [await aLearner('Reminding')]);
      await world.passTo(`${before}T12:00:00Z`);
      await post('/event/update', { key: event['key'], ...changes }, event);
      await delivery.deliver();
      expect([...(await outcomes(event, 'event.reminder')).values()]).toEqual([
        'Cancelled delivery.cancelled.reminders',
      ]);
    });

    test('a launch that is deleted takes its reminders with it', async () => {
      const late = world.inDays(3);
      const [launch, [learner = {}]] = await reminded('Deleted', 1);
      await world.passTo(`${late}T00:00:00Z`);
      await post('/program-launch/remove', { keys: [launch['key']] }, launch);
      await delivery.deliver();
      expect(await outcomes(launch, 'launch.startReminder')).toEqual(new Map());
      expect(remindersTo(learner)).toEqual([]);
    });

    test('who teaches is not asked for marks that are made meanwhile', async () => {
      const [first, late] = [world.inDays(1), world.inDays(5)];
      const teachers = [
        await world.anInstructor({ email: `${api.engine}-marks@example.test` }),
        await world.anInstructor({ email: `${api.engine}-none@example.test` }),
      ];
      const events: Values[] = [];
      for (const teacher of teachers) events.push(await world.anEvent({}, { day: first, teacher }));
      const [marked = {}, unmarked = {}] = events;
      const [seat] = await world.nominate(marked, [await aLearner('Marked')]);
      await world.nominate(unmarked, [await aLearner('Unmarked')]);
      await world.passTo(`${late}T00:00:00Z`);
      const mark = { nominationKey: seat?.nominationKey, sessionKey: null, mark: 'Present', version: 0 };
      await post('/event/attendance', { marks: [mark] }, marked);
      await delivery.deliver();
      expect([...(await outcomes(marked, 'attendance.missing')).values()]).toEqual([
        'Cancelled delivery.cancelled.marked',
      ]);
      expect([...(await outcomes(unmarked, 'attendance.missing')).values()]).toEqual(['Sent']);
    });
  },
  { clock: () => time.now, env: mail.env },
);
