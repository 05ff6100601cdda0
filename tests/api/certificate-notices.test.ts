import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aCertificateWorld, type CertificateWorld } from '../support/certificate-world.ts';
import { deliveringBy } from '../support/delivering.ts';
import { startMailServer } from '../support/mail-server.ts';

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
      mail.forget();
    });
    afterAll(() => delivery.close());

    /** Subjects of the mails that were to be about certificates, in the order in which they came. */
    const mailsTo = (email: string): string[] =>
      mail.sentTo(email).flatMap(({ headers }) => /Subject: (.*certificate.*?):/i.exec(headers)?.[1] ?? []);
    /** A closed event, and the address of who has earned a certificate. */
    const aClosedEvent = async (name: string): Promise<[Values, string]> => {
      const { event, people } = await world.aCertifiedEvent([name], { creditHours: null });
      const email = `${api.engine}-${name}@example.test`;
      await api.admin.post('/learner/update', { key: people[0]?.['key'], email });
      await delivery.deliver();
      now = after;
      await world.attend(event, [true]);
      expect((await world.act(event, 'close')).status).toBe(200);
      return [event, email];
    };

    test('who may have heard of a certificate although the answer was lost hears that it is revoked', async () => {
      const [event, email] = await aClosedEvent('lost');
      mail.loseAnswersTo(email);
      await delivery.deliver();
      mail.recover();
      await world.reopen(event);
      now = new Date(now.getTime() + 60_000);
      await delivery.deliver();
      expect(mailsTo(email)).toEqual(['Your certificate', 'Your certificate does not hold any more']);
    });

    test('who has not heard of a certificate hears of nothing', async () => {
      const [event, email] = await aClosedEvent('untold');
      await world.reopen(event);
      await delivery.deliver();
      expect(mailsTo(email)).toEqual([]);
    });
  },
  { clock: () => now, env: mail.env },
);
