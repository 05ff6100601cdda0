import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { sweepSeats } from '#server/nominations/sweep-seats.ts';
import { onEachEngine } from '../support/api.ts';
import { inEveryTenant } from '../support/by-itself.ts';
import { aNominationWorld, times, told, type NominationWorld, type Result } from '../support/nomination-world.ts';

const before = new Date('2026-11-20T10:00:00.000Z');
let now = before;
const hoursLater = (hours: number) => new Date(before.getTime() + hours * 3_600_000);

onEachEngine(
  (api) => {
    let world: NominationWorld;
    beforeAll(async () => {
      world = await aNominationWorld(api);
    });
    beforeEach(() => {
      now = before;
    });
    const sweep = () => inEveryTenant(api, () => now, sweepSeats);
    const update = (entity: string, changes: Values) => api.admin.post(`/${entity}/update`, changes);

    test('a seat that becomes free is the next one’s, and who withdrew may come again, at the end', async () => {
      const [event, results] = await world.aFullEvent();
      expect(told(await world.act('nominations/withdraw', event, results.slice(0, 1)))).toEqual(['Withdrawn']);
      expect(told(await world.act('nominations/remove', event, results.slice(1, 2)))).toEqual(['Removed']);
      expect(await world.standing(event, results)).toEqual([
        'Withdrawn',
        'Removed',
        'Confirmed',
        'Confirmed',
        'Waitlisted',
      ]);
      const again = await world.nominate(event, [{ key: results[0]?.learnerKey }]);
      expect(told(again)).toEqual(['Waitlisted']);
      const { items } = await world.call('waitlist/paginated-list', event, {});
      expect(items.map(({ key }) => key)).toEqual([results[4]?.nominationKey, again[0]?.nominationKey]);
      expect((await world.kindsTold(event)).slice(5)).toEqual([
        'withdrawn',
        'confirmed',
        'removed',
        'confirmed',
        'waitlisted',
      ]);
    });

    test('who can not have the seat now is passed over, keeps the place, and does not use the seat up', async () => {
      const { launch } = await world.aLaunch('Moved');
      const event = await world.anEvent({ maxAttendees: 1, launchKey: launch['key'] }, { day: '2027-03-02' });
      const other = await world.anEvent({ maxAttendees: 9 }, { day: '2027-03-02' });
      const people = await world.learners(5, { department: 'Moved' });
      const results = await world.nominate(event, people);
      const [, moved, busy, left] = people;
      await update('learner', { key: moved?.['key'], department: 'Elsewhere' });
      await world.nominate(other, [busy ?? {}]);
      await update('learner', { key: left?.['key'], status: false });
      await world.act('nominations/withdraw', event, results.slice(0, 1));
      expect((await world.standing(event, results)).at(-1)).toBe('Confirmed');
      const { items } = await world.call('waitlist/paginated-list', event, {});
      expect(items.map(({ position, skipped }) => [position, skipped])).toEqual([
        [1, 'OUTSIDE_AUDIENCE'],
        [2, 'CLASH'],
        [3, 'LEARNER_INACTIVE'],
      ]);
      await update('learner', { key: moved?.['key'], department: 'Moved' });
      await world.act('nominations/remove', event, results.slice(-1));
      expect(await world.standing(event, results.slice(1, 2))).toEqual(['Confirmed']);
    });

    test('who comes late never overtakes those who wait, even past a free seat', async () => {
      const [event, results] = await world.aFullEvent({ promotion: 'MANUAL' });
      await world.act('nominations/withdraw', event, results.slice(0, 2));
      expect(await world.read(event)).toMatchObject({ freeSeats: 2, waitlisted: 3 });
      expect(told(await world.nominate(event, await world.learners(1)))).toEqual(['Waitlisted']);
    });

    test('by hand the next get the free seats, or those who are named; higher priority comes first', async () => {
      const [event, results] = await world.aFullEvent({ promotion: 'MANUAL' });
      expect((await world.call('waitlist/promote', event, {})).errors).toEqual({ '': ['nomination.noFreeSeat'] });
      await world.act('nominations/withdraw', event, results.slice(0, 2));
      const [, , third, fourth, fifth] = results as [Result, Result, Result, Result, Result];
      const unsaid = { nominationKeys: [fifth.nominationKey], priority: 5 };
      expect((await world.call('waitlist/prioritise', event, unsaid)).errors).toEqual({
        reason: ['nomination.reason.required'],
      });
      const reason = 'Needs it for the audit';
      expect(told(await world.act('waitlist/prioritise', event, [fifth], { priority: 5, reason }))).toEqual([
        'Waitlisted',
      ]);
      const { items } = await world.call('waitlist/paginated-list', event, {});
      expect(items.map(({ key }) => key)).toEqual([fifth, third, fourth].map(({ nominationKey }) => nominationKey));
      expect(told(await world.act('waitlist/promote', event, [fourth, results[0] as Result]))).toEqual([
        'Confirmed',
        ['nomination.state.refused'],
      ]);
      const { body } = await world.call('waitlist/promote', event, undefined);
      expect(body['results']).toMatchObject([{ nominationKey: fifth.nominationKey, state: 'Confirmed' }]);
      expect(await world.standing(event, [third])).toEqual(['Waitlisted']);
    });

    test('an offer is held for its hours, taken until then, and goes to the next one after', async () => {
      const [event, results] = await world.aFullEvent({ promotion: 'OFFER', offerHours: 24 });
      await world.act('nominations/withdraw', event, results.slice(0, 2));
      expect(await world.read(event)).toMatchObject({ confirmed: 0, offered: 2, freeSeats: 0 });
      const [, , third, fourth, fifth] = results as [Result, Result, Result, Result, Result];
      now = hoursLater(23);
      expect(told(await world.act('nominations/confirm', event, [third, fifth]))).toEqual([
        'Confirmed',
        ['nomination.state.refused'],
      ]);
      await sweep();
      expect(await world.standing(event, [fourth, fifth])).toEqual(['Offered', 'Waitlisted']);
      now = hoursLater(24);
      expect(told(await world.act('nominations/confirm', event, [fourth]))).toEqual([['nomination.offer.expired']]);
      await sweep();
      await sweep();
      expect(await world.standing(event, [third, fourth, fifth])).toEqual(['Confirmed', 'Expired', 'Offered']);
    });

    test('who still waits when the event is over has waited in vain, and is told so once', async () => {
      const [event, results] = await world.aFullEvent();
      now = new Date(Date.parse(String(event['endAt'])) - 1);
      await sweep();
      expect((await world.standing(event, results)).slice(2)).toEqual(times(3, 'Waitlisted'));
      now = new Date(String(event['endAt']));
      await sweep();
      await sweep();
      expect((await world.standing(event, results)).slice(2)).toEqual(times(3, 'Expired'));
      expect((await world.kindsTold(event)).filter((kind) => kind === 'expired')).toHaveLength(3);
    });

    test('an offer ends with the start of the event at the latest', async () => {
      const event = await world.anEvent({ promotion: 'OFFER', maxAttendees: 1 });
      const results = await world.nominate(event, await world.learners(2));
      now = new Date(Date.parse(String(event['startAt'])) - 3_600_000);
      await world.act('nominations/remove', event, results.slice(0, 1));
      const { items } = await world.call('nominations/paginated-list', event, {
        searchCriteria: { filter: { state: 'Offered' } },
      });
      expect(items).toMatchObject([{ key: results[1]?.nominationKey, offerExpiresAt: event['startAt'] }]);
    });

    test('more seats are filled at once; fewer take nobody’s seat away, and say by how many it is over', async () => {
      const [event, results] = await world.aFullEvent();
      const raised = await update('event', { key: event['key'], maxAttendees: 4 });
      expect(raised.body).toMatchObject({ confirmed: 4, waitlisted: 1, freeSeats: 0 });
      const lowered = await update('event', { key: event['key'], maxAttendees: 1 });
      expect(lowered.body).toMatchObject({ confirmed: 4, overBy: 3, freeSeats: 0 });
      await world.act('nominations/withdraw', event, results.slice(0, 3));
      expect(await world.standing(event, results.slice(4))).toEqual(['Waitlisted']);
      await world.act('nominations/withdraw', event, results.slice(3, 4));
      expect(await world.standing(event, results.slice(4))).toEqual(['Confirmed']);
    });

    test.each([
      ['alone', (key: unknown) => api.admin.post('/learner/update-status', { status: false }, { key: String(key) })],
      [
        'with others',
        (key: unknown) => api.admin.post('/learner/bulk', { action: 'set-status', status: false, keys: [key] }),
      ],
    ])('a learner who is deactivated %s frees the seats of what is to come', async (_how, deactivate) => {
      const [event, results] = await world.aFullEvent();
      const begun = await world.anEvent({ maxAttendees: 1 }, { day: '2026-11-20' });
      const attending = await world.nominate(begun, [{ key: results[0]?.learnerKey }]);
      now = hoursLater(0.5);
      expect((await deactivate(results[0]?.learnerKey)).status).toBe(200);
      expect(await world.standing(event, results)).toEqual([
        'Removed',
        'Confirmed',
        'Confirmed',
        'Waitlisted',
        'Waitlisted',
      ]);
      expect(await world.standing(begun, attending)).toEqual(['Confirmed']);
    });
  },
  { clock: () => now },
);
