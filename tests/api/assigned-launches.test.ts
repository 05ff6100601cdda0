import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { readBy } from '../support/calendar-parts.ts';
import { deliveringBy } from '../support/delivering.ts';
import { startMailServer } from '../support/mail-server.ts';
import { aReminderWorld, type ReminderWorld } from '../support/reminder-world.ts';
import { sendFile } from '../support/send-file.ts';

const time = { now: new Date('2026-11-20T10:00:00.000Z') };

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
    const readers = async (department: string, count: number): Promise<Values[]> => {
      const found: Values[] = [];
      for (let nth = 0; nth < count; nth += 1) {
        people += 1;
        const email = `${api.engine}-assigned-${people}@example.test`;
        found.push(...(await world.learners(1, { department, email })));
      }
      return found;
    };
    const post = async (path: string, { key }: Values, body: Values = {}) => {
      const answer = await api.admin.post(`/program-launch/${path}`, body, { key: String(key) });
      expect([path, answer.status]).toEqual([path, 200]);
    };
    const keysOf = (learners: readonly Values[]) => ({ keys: learners.map(({ key }) => key) });
    const assign = (launch: Values, learners: readonly Values[]) => post('map-users', launch, keysOf(learners));
    /** How many mails each has got of a launch that is assigned, once everything is planned and sent. */
    const mailsTo = async (learners: readonly Values[]): Promise<number[]> => {
      time.now = new Date(time.now.getTime() + 60_000);
      await world.plan();
      await delivery.deliver();
      const subjects = (email: unknown) =>
        mail.sentTo(String(email)).filter(({ headers }) => /New for you/.test(headers));
      return learners.map(({ email }) => subjects(email).length);
    };

    test('who is put on a launch is told so, by key, of the whole audience or by a file, each once', async () => {
      const { launch } = await world.aLaunch('Assigned');
      const [first, second, third] = (await readers('Assigned', 3)) as [Values, Values, Values];
      await assign(launch, [first]);
      expect(await mailsTo([first, second, third])).toEqual([1, 0, 0]);
      const rows = [first, second].map(({ employeeCode }) => `${String(employeeCode)},`);
      const query = { key: String(launch['key']) };
      const file = ['employeeCode,accessDate', ...rows].join('\r\n');
      const sent = await sendFile(api.admin, '/program-launch/upload-users', file, { query });
      expect(sent.status).toBe(200);
      expect(await mailsTo([first, second, third])).toEqual([1, 1, 0]);
      await post('map-users', launch, { searchCriteria: {} });
      expect(await mailsTo([first, second, third])).toEqual([1, 1, 1]);
      const [read] = await Promise.all(mail.sentTo(String(third['email'])).map(readBy));
      expect(read?.text).toContain('The program Assigned is open for you.');
      await post('unmap-users', launch, keysOf([first]));
      await assign(launch, [first]);
      expect(await mailsTo([first, second, third])).toEqual([1, 1, 1]);
    });

    test('who is put on a launch before it is active is told when it becomes so', async () => {
      const { launch } = await world.aLaunch('Early');
      const learners = await readers('Early', 1);
      await post('deactivate', launch);
      await assign(launch, learners);
      expect(await mailsTo(learners)).toEqual([0]);
      await post('activate', launch);
      expect(await mailsTo(learners)).toEqual([1]);
    });

    test('what could not be sent while a launch was active is told when it is again', async () => {
      const { launch } = await world.aLaunch('Again');
      const learners = await readers('Again', 1);
      await assign(launch, learners);
      await world.plan();
      await post('deactivate', launch);
      expect(await mailsTo(learners)).toEqual([0]);
      expect(await world.written(launch, 'launch.assigned')).toMatchObject([
        { state: 'Cancelled', error: { message: 'delivery.cancelled.launch' } },
      ]);
      await post('activate', launch);
      expect(await mailsTo(learners)).toEqual([1]);
    });

    test('who is taken off before the mail is sent is not told, until they are put on again', async () => {
      const { launch } = await world.aLaunch('Off');
      const learners = await readers('Off', 1);
      await assign(launch, learners);
      await world.plan();
      await post('unmap-users', launch, keysOf(learners));
      expect(await mailsTo(learners)).toEqual([0]);
      await assign(launch, learners);
      expect(await mailsTo(learners)).toEqual([1]);
    });

    test('a launch that only nominees see tells them alone', async () => {
      const { launch } = await world.aLaunch('Nominees', { classifiedVisibility: 'NOMINEES_ONLY' });
      const learners = await readers('Nominees', 2);
      await assign(launch, learners);
      expect(await mailsTo(learners)).toEqual([0, 0]);
      const event = await world.anEvent({ launchKey: launch['key'] });
      await world.nominate(event, learners.slice(1));
      expect(await mailsTo(learners)).toEqual([0, 1]);
    });
  },
  { clock: () => time.now, env: mail.env },
);
