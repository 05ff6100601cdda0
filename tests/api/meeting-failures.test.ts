import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onEachEngine } from '../support/api.ts';
import { aSession } from '../support/event-world.ts';
import { startMeetingReceiver, withLinks } from '../support/meeting-receiver.ts';
import { saying } from '../support/webhook-receiver.ts';
import { aMeetingWorld, type MeetingWorld } from '../support/meeting-world.ts';

const start = new Date('2026-11-20T10:00:00.000Z');
let now = start;
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

const receiver = await startMeetingReceiver();
afterAll(() => receiver.stop());

onEachEngine(
  (api) => {
    let world: MeetingWorld;
    beforeAll(async () => {
      world = await aMeetingWorld(api, () => now);
    });
    beforeEach(() => {
      now = start;
      receiver.forget();
    });

    test('a server that fails is tried again after ever longer waits, by the same id, until it answers', async () => {
      receiver.answers(saying(503));
      const event = await world.aLaunchedEvent({ virtualTool: 'ZOOM' }, [aSession({ title: 'Fails first' })]);
      expect(await world.meetingsOf(event)).toMatchObject([
        {
          state: 'Failed',
          attempts: 1,
          error: { message: 'meeting.error.refused', status: 503 },
          nextTryAt: '2026-11-20T10:00:30.000Z',
        },
      ]);
      await world.work();
      later(30);
      await world.work();
      expect(await world.meetingsOf(event)).toMatchObject([{ attempts: 2, nextTryAt: '2026-11-20T10:01:30.000Z' }]);
      receiver.answers();
      later(60);
      await world.work();
      const [meeting] = await world.meetingsOf(event);
      expect(meeting).toMatchObject({ state: 'Ready', attempts: 3 });
      expect(meeting).not.toHaveProperty('error');
      const tries = receiver.about('Fails first');
      expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
      expect(tries.map(({ timestamp }) => timestamp - start.getTime() / 1000)).toEqual([0, 30, 90]);
      expect(tries.map(({ isSigned }) => isSigned)).toEqual([true, true, true]);
    });

    test.each([
      ['no JSON', saying(200, '<html>')],
      ['JSON without links', saying(200, '[]')],
      ['a link that is a script', saying(200, '{"joinUrl": "javascript:alert(1)"}')],
      ['far too much', saying(200, `{"joinUrl": "https://${'x'.repeat(100_000)}"}`)],
    ])('an answer of %s is no meeting', async (what, answer) => {
      receiver.answers(answer);
      const event = await world.aLaunchedEvent({ virtualTool: 'ZOOM' }, [aSession({ title: what })]);
      expect(await world.meetingsOf(event)).toMatchObject([
        { state: 'Failed', error: { message: 'meeting.error.answer' } },
      ]);
      expect((await world.meetingsOf(event))[0]).not.toHaveProperty('joinUrl');
    });

    test('nobody is followed to an address that is not configured', async () => {
      receiver.answers(saying(307, '', { location: `${api.issuer.url}/elsewhere` }));
      const event = await world.aLaunchedEvent({ virtualTool: 'ZOOM' }, [aSession({ title: 'Sent on' })]);
      expect(await world.meetingsOf(event)).toMatchObject([
        { state: 'Failed', error: { message: 'meeting.error.refused', status: 307 } },
      ]);
    });

    test('a meeting that is gone already is withdrawn all the same', async () => {
      const event = await world.aLaunchedEvent({ virtualTool: 'ZOOM' }, [aSession({ title: 'Gone' })]);
      receiver.answers(saying(404));
      await world.post('unlaunch', event);
      await world.work();
      expect(await world.meetingsOf(event)).toMatchObject([{ state: 'Withdrawn' }]);
    });

    test('of two servers each does a part, and every message is sent once', async () => {
      const hours = ['08', '09', '10', '11', '12', '13', '14', '15', '16', '17'];
      const sessions = hours.map((hour) =>
        aSession({ title: 'Shared', startTime: `${hour}:00`, endTime: `${hour}:45` }),
      );
      const event = await world.aVirtualEvent({ virtualTool: 'ZOOM' }, sessions);
      await world.post('launch', event);
      await Promise.all([world.work(), world.work(), world.work()]);
      const keys = receiver.about('Shared').map(({ data }) => data['key']);
      expect(keys).toHaveLength(hours.length);
      expect(new Set(keys).size).toBe(hours.length);
      expect(new Set((await world.meetingsOf(event)).map(({ state }) => state))).toEqual(new Set(['Ready']));
    });

    test('work of a server that was lost in the middle of it is done by the next one, by the same id', async () => {
      const held: (() => void)[] = [];
      receiver.answers((received, response) => held.push(() => withLinks(received, response)));
      const event = await world.aVirtualEvent({ virtualTool: 'ZOOM' }, [aSession({ title: 'Lost' })]);
      await world.post('launch', event);
      const lost = world.work();
      await expect.poll(() => held.length).toBe(1);
      receiver.answers();
      await world.work();
      expect(receiver.about('Lost')).toHaveLength(1);
      later(60);
      await world.work();
      const [ready] = await world.meetingsOf(event);
      expect(ready).toMatchObject({ state: 'Ready' });
      const [first, second] = receiver.about('Lost');
      expect([first?.id, first?.data]).toEqual([second?.id, second?.data]);
      for (const answer of held) answer();
      await lost;
      expect(await world.meetingsOf(event)).toEqual([ready]);
    });

    test('a server that ends leaves what it has not finished to the next one, without waiting for the answer', async () => {
      const ending = new AbortController();
      const event = await world.aVirtualEvent({ virtualTool: 'ZOOM' }, [aSession({ title: 'Left' })]);
      await world.post('launch', event);
      receiver.answers(() => ending.abort());
      await world.work(ending.signal);
      expect(await world.meetingsOf(event)).toMatchObject([{ state: 'Planned' }]);
      receiver.answers();
      await world.work();
      expect(await world.meetingsOf(event)).toMatchObject([{ state: 'Ready' }]);
      expect(new Set(receiver.about('Left').map(({ id }) => id)).size).toBe(1);
    });

    test('what changes while a message is under way is sent after it', async () => {
      const held: (() => void)[] = [];
      const event = await world.aVirtualEvent({ virtualTool: 'ZOOM' }, [aSession({ title: 'Overtaken' })]);
      await world.post('launch', event);
      receiver.answers((received, response) => held.push(() => withLinks(received, response)));
      const working = world.work();
      await expect.poll(() => held.length).toBe(1);
      receiver.answers();
      await world.post('unlaunch', event);
      await world.work();
      expect(receiver.about('Overtaken')).toHaveLength(1);
      for (const answer of held) answer();
      await working;
      await world.work();
      expect(receiver.about('Overtaken').map(({ type }) => type)).toEqual(['meeting.create', 'meeting.cancel']);
      expect(await world.meetingsOf(event)).toMatchObject([{ state: 'Withdrawn' }]);
    });

    test('who may edit has what failed tried again at once; who teaches it reads the links and no more', async () => {
      receiver.answers(saying(500));
      const instructor = await world.anInstructor({ employeeCode: 'IN-900' });
      const event = await world.aLaunchedEvent({ virtualTool: 'ZOOM' }, [
        aSession({ title: 'Again', instructorKeys: [instructor['key']] }),
      ]);
      const teacher = await api.as({ roles: ['instructor'], claims: { sub: 'teaches', loginCode: 'IN-900' } });
      const stranger = await api.as({ roles: ['instructor'], claims: { sub: 'other', loginCode: 'IN-901' } });
      const [{ key: meetingKey } = {}] = await world.meetingsOf(event);
      const retry = (client = api.admin) =>
        client.post('/event/retry-meeting', { meetingKey }, { key: String(event['key']) });
      expect((await teacher.get('/event/meetings', { key: String(event['key']) })).items).toHaveLength(1);
      expect((await stranger.get('/event/meetings', { key: String(event['key']) })).status).toBe(404);
      expect((await retry(teacher)).status).toBe(403);
      receiver.answers();
      expect((await retry()).items).toMatchObject([{ state: 'Planned', attempts: 0 }]);
      expect((await retry()).errors).toEqual({ meetingKey: ['meeting.notFailed'] });
      const { items } = await api.admin.get('/event/history', { key: String(event['key']) });
      expect(items.filter(({ action }) => action === 'retry-meeting')).toMatchObject([{ by: expect.any(String) }]);
      await world.work();
      expect(await world.meetingsOf(event)).toMatchObject([{ state: 'Ready' }]);
      expect(new Set(receiver.about('Again').map(({ id }) => id)).size).toBe(1);
    });
  },
  { clock: () => now, env: receiver.env },
);
