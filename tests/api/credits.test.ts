import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { readBy } from '../support/calendar-parts.ts';
import { aCertificateWorld, type CertificateWorld } from '../support/certificate-world.ts';
import { deliveringBy } from '../support/delivering.ts';
import { startMailServer } from '../support/mail-server.ts';
import { noticesAbout } from '../support/notices-about.ts';

const before = new Date('2026-11-20T10:00:00.000Z');
const after = new Date('2026-12-02T10:00:00.000Z');
let now = before;

const mail = await startMailServer();
afterAll(() => mail.stop());

onEachEngine(
  (api) => {
    let world: CertificateWorld;
    let delivery: ReturnType<typeof deliveringBy>;
    beforeAll(async () => {
      now = before;
      delivery = deliveringBy(api, () => now);
      world = await aCertificateWorld(api);
    });
    beforeEach(() => {
      now = before;
    });
    afterAll(() => delivery.close());

    /** What became of the notices of credit hours: for whom, of how many, and why not. */
    const told = async (event: Values): Promise<string[]> => {
      const notices = await noticesAbout(api, event, 'credits.issued');
      return notices.map(({ payload, state, error }) =>
        [(payload as Values)['creditHours'], state, (error as Values | null)?.['message']].filter(Boolean).join(' '),
      );
    };
    const aFinishedEvent = async (changes: Values = {}) => {
      const { event, people } = await world.aCertifiedEvent(['Asha', 'Zoe Stayed-Away'], changes);
      now = after;
      await world.attend(event, [true, false]);
      return { event, people };
    };
    const closeAgain = async (event: Values, changes: Values = {}) => {
      now = new Date(now.getTime() + 60_000);
      await world.reopen(event);
      const updated = await api.admin.post('/event/update', { key: event['key'], ...changes });
      const closed = await world.act(event, 'close');
      expect([updated.status, closed.status]).toEqual([200, 200]);
    };

    test('who attended in full is told their credit hours when the event is closed', async () => {
      const { event, people } = await aFinishedEvent({ creditHours: 6 });
      const email = `${api.engine}-credits@example.test`;
      await api.admin.post('/learner/update', { key: people[0]?.['key'], email });
      await world.act(event, 'close');
      await delivery.deliver();
      expect(await told(event)).toEqual(['6 Sent']);
      const texts = await Promise.all(mail.sentTo(email).map(async (one) => (await readBy(one)).text));
      expect(texts).toContainEqual(expect.stringMatching(/Credit hours: 6\n/));
    });

    test('an event without credit hours tells of none', async () => {
      const { event } = await aFinishedEvent({ creditHours: null });
      await world.act(event, 'close');
      expect(await told(event)).toEqual([]);
    });

    test('closing an event again tells of credit hours that are others than before, and only those', async () => {
      const { event } = await aFinishedEvent({ creditHours: 6 });
      await world.act(event, 'close');
      await closeAgain(event);
      expect(await told(event)).toEqual(['6 Scheduled']);
      await closeAgain(event, { creditHours: 3 });
      await api.database.forTenant('rostrum').updateTable('learner').set({ email: 'asha@example.test' }).execute();
      await delivery.deliver();
      expect(await told(event)).toEqual(['6 Cancelled delivery.cancelled.credits', '3 Sent']);
    });
  },
  { clock: () => now, env: mail.env },
);
