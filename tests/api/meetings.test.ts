import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aSession, sessionsIn } from '../support/event-world.ts';
import { startMeetingReceiver } from '../support/meeting-receiver.ts';
import { aMeetingWorld, type MeetingWorld } from '../support/meeting-world.ts';

const start = new Date('2026-11-20T10:00:00.000Z');
let now = start;

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

    test('a launched event gets a room that nobody can guess for each virtual session, with what the event says', async () => {
      const event = await world.aVirtualEvent({ virtualTool: 'JITSI', hostName: 'Asha Rao', waitingRoom: true }, [
        aSession({ title: 'Online & live' }),
        aSession({
          title: 'In the room',
          mode: 'CLT',
          startTime: '13:00',
          endTime: '14:00',
          venueKey: (await world.aVenue())['key'],
        }),
      ]);
      expect(await world.meetingsOf(event)).toEqual([]);
      await world.post('launch', event);
      expect(await world.meetingsOf(event)).toMatchObject([{ title: 'Online & live', state: 'Planned', attempts: 0 }]);
      await world.work();
      const [meeting, ...others] = await world.meetingsOf(event);
      expect([meeting, others]).toMatchObject([{ state: 'Ready', tool: 'JITSI', isWanted: true }, []]);
      const [join, host] = [meeting?.['joinUrl'], meeting?.['hostUrl']].map((link) => new URL(String(link)));
      expect(join?.href).toMatch(/^https:\/\/meet[.]jit[.]si\/rostrum-[0-9a-f]{32}#/);
      expect(settingsIn(join)).toEqual({ 'config.subject': 'Online & live', 'config.prejoinConfig.enabled': true });
      const { items } = await api.admin.post('/calendar/paginated-list', { from: '2026-12-01', to: '2026-12-01' });
      const shown = items.filter(({ eventKey }) => eventKey === event['key']).map(({ meetingUrl }) => meetingUrl);
      expect(shown).toEqual([meeting?.['joinUrl'], null]);
      expect(settingsIn(host)).toMatchObject({ 'userInfo.displayName': 'Asha Rao' });
    });

    test('a room stays the same when its session moves or the event changes, and its links follow', async () => {
      const event = await world.aLaunchedEvent({ virtualTool: 'JITSI' }, [aSession({ title: 'Moves' })]);
      const [before] = await world.meetingsOf(event);
      await api.admin.post('/event/update', { key: event['key'], autoRecording: true, hostName: 'Ravi' });
      expect(await world.meetingsOf(event)).toMatchObject([{ state: 'Planned', joinUrl: before?.['joinUrl'] }]);
      await world.work();
      const [after] = await world.meetingsOf(event);
      expect([after?.['key'], after?.['joinUrl']]).toEqual([before?.['key'], before?.['joinUrl']]);
      expect(settingsIn(new URL(String(after?.['hostUrl'])))).toMatchObject({
        'userInfo.displayName': 'Ravi',
        'config.recordings.suggestRecording': true,
      });
    });

    test('other tools are asked for by messages that are signed, and told of every change', async () => {
      const event = await world.aLaunchedEvent({ virtualTool: 'ZOOM', hostName: 'Asha' }, [
        aSession({ title: 'Signed' }),
      ]);
      const [created] = receiver.about('Signed');
      expect(created).toMatchObject({
        isSigned: true,
        timestamp: start.getTime() / 1000,
        type: 'meeting.create',
        data: {
          tenant: 'rostrum',
          tool: 'ZOOM',
          host: 'Asha',
          event: event['name'],
          startAt: '2026-12-01T04:30:00.000Z',
          endAt: '2026-12-01T06:30:00.000Z',
          timeZone: 'Asia/Kolkata',
          waitingRoom: false,
          autoRecording: false,
        },
      });
      const links = { joinUrl: `https://meet.example.test/${String(created?.data['key'])}` };
      expect(await world.meetingsOf(event)).toMatchObject([
        { ...links, hostUrl: `${links.joinUrl}?host`, state: 'Ready' },
      ]);

      await changeSessions(event, (session) => ({ ...session, startTime: '11:00' }));
      await world.work();
      const updated = receiver.about('Signed').at(-1);
      expect(updated).toMatchObject({
        isSigned: true,
        type: 'meeting.update',
        data: { ...links, startAt: '2026-12-01T05:30:00.000Z', reference: `ref-${String(created?.data['key'])}` },
      });
      expect(updated?.id).not.toBe(created?.id);
      await changeSessions(event, (session) => session);
      await world.work();
      expect(receiver.about('Signed')).toHaveLength(2);
    });

    test('a session that is cancelled loses its meeting, restored it gets another; so it is with a launch taken back', async () => {
      const event = await world.aLaunchedEvent({ virtualTool: 'ZOOM' }, [aSession({ title: 'On and off' })]);
      const [{ sessionKey } = {}] = await world.meetingsOf(event);
      const told = () => receiver.about('On and off').map(({ type }) => type.replace('meeting.', ''));
      await world.post('cancel-session', event, { sessionKey, reason: 'The speaker is ill' });
      expect(await world.meetingsOf(event)).toMatchObject([{ isWanted: false, state: 'Planned' }]);
      await world.work();
      expect(await world.meetingsOf(event)).toMatchObject([{ isWanted: false, state: 'Withdrawn' }]);
      await world.post('restore-session', event, { sessionKey });
      await world.work();
      expect(told()).toEqual(['create', 'cancel', 'create']);
      await world.post('unlaunch', event);
      await world.work();
      expect(told()).toEqual(['create', 'cancel', 'create', 'cancel']);
      await world.post('launch', event);
      await world.work();
      await world.post('cancel', event, { reason: 'Too few people came' });
      await world.work();
      expect(told().slice(4)).toEqual(['create', 'cancel']);
      expect(new Set(receiver.about('On and off').map(({ data }) => data['key'])).size).toBe(3);
      expect((await world.meetingsOf(event)).map(({ state }) => state)).toEqual([
        'Withdrawn',
        'Withdrawn',
        'Withdrawn',
      ]);
    });

    test('what nobody was told of is not withdrawn anywhere, and a removed event takes its meetings with it', async () => {
      const [early, event] = await Promise.all([
        world.aVirtualEvent({ virtualTool: 'ZOOM' }, [aSession({ title: 'Early' })]),
        world.aVirtualEvent({ virtualTool: 'ZOOM' }, [aSession({ title: 'Removed' })]),
      ]);
      await world.post('launch', early);
      await world.post('unlaunch', early);
      expect(await world.meetingsOf(early)).toEqual([]);
      await world.post('launch', event);
      await world.work();
      expect((await api.admin.post('/event/remove', { keys: [event['key']] })).status).toBe(200);
      await world.work();
      expect(receiver.about('Early')).toEqual([]);
      expect(receiver.about('Removed').map(({ type }) => type)).toEqual(['meeting.create', 'meeting.cancel']);
    });

    test('another tool is another meeting, a link of its own none', async () => {
      const event = await world.aLaunchedEvent({ virtualTool: 'ZOOM' }, [aSession({ title: 'Changes tools' })]);
      await api.admin.post('/event/update', { key: event['key'], virtualTool: 'TEAMS' });
      await world.work();
      expect(await world.meetingsOf(event)).toMatchObject([
        { tool: 'TEAMS', state: 'Ready' },
        { tool: 'ZOOM', state: 'Withdrawn' },
      ]);
      await changeSessions(event, (session) => ({ ...session, meeting: { url: 'https://meet.example.test/own' } }));
      await world.work();
      expect((await world.meetingsOf(event)).map(({ state }) => state)).toEqual(['Withdrawn', 'Withdrawn']);
    });

    test('what has taken place keeps its meeting as it was', async () => {
      const event = await world.aLaunchedEvent({ virtualTool: 'ZOOM' }, [aSession({ title: 'Over' })]);
      now = new Date('2026-12-02T10:00:00.000Z');
      await api.admin.post('/event/update', { key: event['key'], hostName: 'Somebody else' });
      await world.work();
      expect(receiver.about('Over')).toHaveLength(1);
      expect(await world.meetingsOf(event)).toMatchObject([{ state: 'Ready' }]);
    });

    test('without a tool that makes meetings a virtual session needs a link before a launch', async () => {
      const event = await world.aVirtualEvent({}, [aSession({ title: 'No tool' })]);
      expect((await world.post('launch', event)).errors).toEqual({ '': ['event.launch.meetingMissing'] });
      await api.admin.post('/event/update', { key: event['key'], virtualTool: 'WEBEX' });
      expect((await world.post('launch', event)).status).toBe(200);
    });

    const changeSessions = async (event: Values, change: (session: Values) => Values) => {
      await world.saveSessions(event, sessionsIn((await world.agendaOf(event)).body).map(change));
    };
  },
  { clock: () => now, env: receiver.env },
);

/** What a link tells a room behind the `#`. */
function settingsIn(link: URL | undefined): Values {
  const pairs = [...new URLSearchParams(link?.hash.slice(1))];
  return Object.fromEntries(pairs.map(([name, value]) => [name, JSON.parse(value) as unknown]));
}
