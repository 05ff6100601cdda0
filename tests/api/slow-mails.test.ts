import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEachEngine } from '../support/api.ts';
import { aDeliveryWorld, type DeliveryWorld } from '../support/delivery-world.ts';
import { startMailServer } from '../support/mail-server.ts';

let now = new Date('2026-11-20T10:00:00.000Z');

const mail = await startMailServer();
afterAll(() => mail.stop());

onEachEngine(
  (api) => {
    let world: DeliveryWorld;
    beforeAll(async () => {
      mail.forget();
      world = await aDeliveryWorld(api, () => now);
    });
    afterAll(() => world.close());

    test('mails that outlast their lease together come once, though another server looks for what nobody sends', async () => {
      const [event, learner] = [await world.anEvent(), await world.aReader()];
      await world.remind(event, learner, 20);
      const elsewhere: Promise<void>[] = [];
      mail.afterEach(() => {
        // All of them take longer than a lease, and each one less than that.
        now = new Date(now.getTime() + 20_000);
        elsewhere.push(world.deliverElsewhere());
      });
      await world.deliver();
      await Promise.all(elsewhere);
      expect(mail.mails).toHaveLength(20);
      expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(20);
    });
  },
  { clock: () => now, env: mail.env },
);
