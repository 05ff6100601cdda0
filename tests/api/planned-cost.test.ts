import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import type { Client } from '../support/client.ts';
import { aDay, anEventWorld, aSession, type EventWorld } from '../support/event-world.ts';

onEachEngine(
  (api) => {
    let world: EventWorld;
    let trainer: Client;
    let number = 0;
    beforeAll(async () => {
      world = await anEventWorld(api);
      trainer = await api.as({ roles: ['trainer'] });
    });

    const anItem = (changes: Values = {}) =>
      api.admin.save('inventory-item', { name: `Item ${(number += 1)}`, category: 'Print', ...changes });
    const costOf = (event: Values, body: Values = {}) =>
      api.admin.post('/event/planned-cost', body, { key: String(event['key']) });
    const availableTo = async (event: Values) =>
      ((await costOf(event)).body['items'] as Values[]).map(({ available }) => available);
    const actionsOf = async ({ key }: Values) => (await api.admin.get('/event/actions', { key: String(key) })).body;

    test('an event that is being added costs the hours of its venues and the units of its inventory', async () => {
      const [own, other] = [await world.aVenue({ hourlyCost: 100_000 }), await world.aVenue({ hourlyCost: 40_000 })];
      const [book, pen] = [await anItem({ costPerUnit: 25_000 }), await anItem({ costPerUnit: 1000 })];
      const days = [
        aDay([
          aSession({ venueKey: own['key'] }),
          aSession({ venueKey: other['key'], startTime: '13:00', endTime: '13:45' }),
        ]),
      ];
      const event = {
        mode: 'CLT',
        timeZone: 'Asia/Kolkata',
        venueKey: own['key'],
        venueHourlyCost: 90_000,
        inventory: [
          { itemKey: book['key'], quantity: 10 },
          { itemKey: pen['key'], quantity: 3, costPerUnit: 500 },
          { itemKey: null, quantity: 1 },
        ],
      };
      const { body } = await trainer.post('/event/planned-cost', { event, days });
      const rupees = { currency: 'INR' };
      expect(body).toEqual({
        venues: [
          { ...rupees, key: own['key'], name: own['name'], minutes: 120, hourlyCost: 90_000, cost: 180_000 },
          { ...rupees, key: other['key'], name: other['name'], minutes: 45, hourlyCost: 40_000, cost: 30_000 },
        ],
        items: [
          {
            ...rupees,
            key: book['key'],
            name: book['name'],
            quantity: 10,
            costPerUnit: 25_000,
            cost: 250_000,
            available: null,
          },
          { ...rupees, key: pen['key'], name: pen['name'], quantity: 3, costPerUnit: 500, cost: 1500, available: null },
        ],
        totals: [{ ...rupees, cost: 461_500 }],
      });
    });

    test('what can be used again is taken by the events of the same time alone, until they are cancelled', async () => {
      const projector = await anItem({ stockQuantity: 5, reusable: true });
      const needing = async (quantity: number, date: string) => {
        const event = await world.anEvent({ inventory: [{ itemKey: projector['key'], quantity }] });
        await world.saveAgenda(event, [aDay([aSession()], date)]);
        return event;
      };
      const [first, second, later] = [
        await needing(2, '2026-12-01'),
        await needing(4, '2026-12-01'),
        await needing(5, '2026-12-02'),
      ];
      expect([await availableTo(first), await availableTo(second), await availableTo(later)]).toEqual([[1], [3], [5]]);
      await api.admin.post('/event/cancel', { reason: 'Nobody wants to come' }, { key: String(second['key']) });
      expect(await availableTo(first)).toEqual([5]);
    });

    test('what is used up is taken by every event, and an event that is short of it is not launched', async () => {
      const book = await anItem({ stockQuantity: 5 });
      const inventory = (quantity: number) => ({ inventory: [{ itemKey: book['key'], quantity }] });
      await world.saveAgenda(await world.anEvent(inventory(3)), [aDay([aSession()], '2026-12-01')]);
      const event = await world.anEvent(inventory(3));
      expect(await availableTo(event)).toEqual([2]);
      expect((await actionsOf(event))['launch']).toMatchObject({
        reasons: expect.arrayContaining(['event.launch.stock']),
      });
      await api.admin.post('/event/update', { key: event['key'], ...inventory(2) });
      expect((await actionsOf(event))['launch']).not.toMatchObject({
        reasons: expect.arrayContaining(['event.launch.stock']),
      });
    });

    test('costs are told to those who may change the event', async () => {
      const event = await world.anEvent();
      const at = { key: String(event['key']) };
      expect((await trainer.post('/event/planned-cost', {}, at)).status).toBe(404);
      expect((await (await api.as({ roles: ['instructor'] })).post('/event/planned-cost', {}, at)).status).toBe(403);
      const days = [aDay([aSession({ startTime: 'late' })])];
      expect(Object.keys((await costOf(event, { days })).errors)).toEqual(['days.0.sessions.0.startTime']);
    });
  },
  { clock: () => new Date('2026-11-20T10:00:00.000Z') },
);
