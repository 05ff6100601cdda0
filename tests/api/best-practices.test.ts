import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aCertificateWorld, type CertificateWorld } from '../support/certificate-world.ts';
import { noticesAbout } from '../support/notices-about.ts';

const before = new Date('2026-11-20T10:00:00.000Z');
const after = new Date('2026-12-02T10:00:00.000Z');
let now = before;

onEachEngine(
  (api) => {
    let world: CertificateWorld;
    beforeAll(async () => {
      now = before;
      world = await aCertificateWorld(api);
    });
    beforeEach(() => {
      now = before;
    });
    const told = async (event: Values): Promise<string[]> => {
      const notices = await noticesAbout(api, event, 'event.bestPractices');
      return notices.map(({ recipientEntity, channel }) => [recipientEntity, channel].join(' '));
    };
    const aFinishedEvent = async (changes: Values = {}) => {
      const { event } = await world.aCertifiedEvent(['Asha', 'Zoe Stayed-Away'], changes);
      now = after;
      await world.attend(event, [true, false]);
      return event;
    };
    const once = ['learner EMAIL', 'instructor EMAIL'];

    test('who attended and who taught is told the best practices when the event is closed, each text once', async () => {
      const event = await aFinishedEvent({ bestPracticesShared: 'Bring the reading along.' });
      expect(await told(event)).toEqual([]);
      await world.act(event, 'close');
      expect(await told(event)).toEqual(once);
      await world.reopen(event);
      await world.act(event, 'close');
      expect(await told(event)).toEqual(once);
    });

    test('what is written down after closing is told then', async () => {
      const event = await aFinishedEvent();
      await world.act(event, 'close');
      expect(await told(event)).toEqual([]);
      await api.admin.post('/event/update', { key: event['key'], bestPracticesShared: 'Start with the questions.' });
      expect(await told(event)).toEqual(once);
    });
  },
  { clock: () => now },
);
