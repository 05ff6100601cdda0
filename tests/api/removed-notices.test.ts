import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { removeOld } from '#server/delivery/remove-old.ts';
import { onEachEngine } from '../support/api.ts';
import { inEveryTenant } from '../support/by-itself.ts';
import { aDeliveryWorld, type DeliveryWorld } from '../support/delivery-world.ts';
import { startMailServer } from '../support/mail-server.ts';

const DAY_MS = 86_400_000;
const start = new Date('2026-11-20T10:00:00.000Z');
/** Of the events, and their year of notices. */
const [END, KEPT] = [12, 400];
let now = start;
const inDays = (days: number) => new Date(start.getTime() + days * DAY_MS);

const mail = await startMailServer();
afterAll(() => mail.stop());

onEachEngine(
  (api) => {
    let world: DeliveryWorld;
    beforeAll(async () => {
      world = await aDeliveryWorld(api, () => now);
    });
    beforeEach(() => {
      now = start;
      mail.forget();
    });
    afterAll(() => world.close());

    const anEvent = (changes: Values = {}, days = END) =>
      world.anEvent(changes, { day: inDays(days).toISOString().slice(0, 10) });
    const removeAt = (days: number) => {
      now = inDays(days);
      const { signal } = new AbortController();
      return inEveryTenant(
        api,
        () => now,
        (context, tenant) => removeOld(context, tenant, signal),
      );
    };
    const statesOf = async (event: Values) =>
      (await world.deliveriesOf(event)).map(({ state }) => String(state)).toSorted();

    test('the log of an event is kept for long after its end, and then it is removed', async () => {
      const [event, learner, other] = [await anEvent(), await world.aReader(), await world.aReader()];
      await world.nominate(event, [learner, other]);
      mail.refuse(String(learner['email']), { code: 550, says: 'No such person' });
      await world.deliver();
      await removeAt(END + KEPT - 1);
      expect(await statesOf(event)).toEqual(['Failed', 'Sent']);
      await removeAt(END + KEPT + 1);
      expect(await statesOf(event)).toEqual([]);
    });

    test('so is that of a cancelled event, after it was cancelled', async () => {
      const [event, learner] = [await anEvent({}, KEPT + 100), await world.aReader()];
      await world.nominate(event, [learner]);
      await api.admin.post('/event/cancel', { reason: 'A storm has come' }, { key: String(event['key']) });
      await world.deliver();
      await removeAt(KEPT + 1);
      expect(await statesOf(event)).toEqual([]);
    });

    test('nobody is asked twice to nominate themselves for an event that is still to come, however long ago it was', async () => {
      const department = `Sales-${api.engine}`;
      const { launch } = await world.aLaunch(department, { selfNomination: true });
      const event = await anEvent({ launchKey: launch['key'], trainingKey: null }, KEPT + 100);
      const learner = await world.aReader({ department });
      const ask = async () => (await world.call('ask-to-nominate', event, { learnerKeys: [learner['key']] })).text;
      await ask();
      await world.deliver();
      await removeAt(KEPT + 50);
      await ask();
      await world.deliver();
      expect(mail.sentTo(String(learner['email']))).toHaveLength(1);
    });

    test('what is still to be sent, or was sent again of late, is kept', async () => {
      const [event, learner] = [await anEvent(), await world.aReader()];
      await world.nominate(event, [learner]);
      await world.deliver();
      now = inDays(END + KEPT - 5);
      const [sent] = await world.deliveriesOf(event);
      await world.actOn('resend-delivery', event, sent);
      await world.deliver();
      await world.remind(event, learner, 1, { sendAt: start.toISOString() });
      await removeAt(END + KEPT + 1);
      expect(await statesOf(event)).toEqual(['Scheduled', 'Sent']);
    });

    test('however many there are, they are removed at one turn', async () => {
      const [event, learner] = [await anEvent(), await world.aReader()];
      await world.remind(event, learner, 2100);
      await api.admin.post('/learner/update-status', { status: false }, { key: String(learner['key']) });
      now = inDays(2);
      await world.deliver();
      const total = async () =>
        (await api.admin.get('/event/deliveries', { key: String(event['key']) })).body['totalItems'];
      expect(await total()).toBe(2100);
      await removeAt(END + KEPT + 1);
      expect(await total()).toBe(0);
    });
  },
  { clock: () => now, env: mail.env },
);
