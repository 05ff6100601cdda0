import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { sweepSeats } from '#server/nominations/sweep-seats.ts';
import { createTotals } from '#server/records/totals.ts';
import { onEachEngine } from '../support/api.ts';
import { aNominationWorld, told, type NominationWorld, type Result } from '../support/nomination-world.ts';

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
    const sweep = () => sweepSeats({ ...api, totals: createTotals(), clock: () => now });
    const kindsTold = async (event: Values): Promise<string[]> => {
      const rows = await api.database.forTenant('rostrum').selectFrom('outbox').selectAll().orderBy('key').execute();
      const ofEvent = rows.filter(({ payload }) => (payload as Values)['eventKey'] === event['key']);
      return ofEvent.map(({ kind }) => String(kind).replace('nomination.', ''));
    };
    /** An event whose two seats are taken, and three who wait; in this order. */
    const aFullEvent = async (changes: Values = {}): Promise<[Values, Result[]]> => {
      const event = await world.anEvent({ maxAttendees: 2, ...changes });
      return [event, await world.nominate(event, await world.learners(5))];
    };
    const update = (entity: string, changes: Values) => api.admin.post(`/${entity}/update`, changes);

    test('seats go to those who come first, the others wait in turn, and the event tells how many', async () => {
      const [event, results] = await aFullEvent();
      expect(told(results)).toEqual(['Confirmed', 'Confirmed', 'Waitlisted', 'Waitlisted', 'Waitlisted']);
      const counts = { confirmed: 2, offered: 0, freeSeats: 0, overBy: 0, waitlisted: 3, pendingApproval: 0 };
      expect(await world.read(event)).toMatchObject(counts);
      const { items } = await world.call('waitlist/paginated-list', event, {});
      expect(items.map(({ learnerKey, position }) => [learnerKey, position])).toEqual(
        results.slice(2).map(({ learnerKey }, index) => [learnerKey, index + 1]),
      );
      expect(await kindsTold(event)).toEqual(['confirmed', 'confirmed', 'waitlisted', 'waitlisted', 'waitlisted']);
    });

    test('every reason against a learner is told at once, and keeps nobody else from it', async () => {
      const { environment, launch } = await world.aLaunch('Sales');
      const event = await world.anEvent({ launchKey: launch['key'], approval: 'MANAGER' });
      const [manager] = await world.learners(1, { email: 'm@example.test' });
      const people = await world.learners(3, { department: 'Sales', managerKey: manager?.['key'] });
      const outside = await world.learners(1, { department: 'Legal', status: false });
      await world.nominate(event, people.slice(1, 2));
      const asked = [...people.slice(0, 2), ...outside, { key: 'f'.repeat(32) }, { key: 'no key' }];
      expect(told(await world.nominate(event, asked))).toEqual([
        'PendingApproval',
        ['nomination.learner.nominated'],
        ['nomination.learner.inactive', 'nomination.learner.outsideAudience', 'nomination.learner.noManager'],
        ['nomination.learner.unknown'],
        ['nomination.learner.unknown'],
      ]);
      await update('learning-environment', { key: environment['key'], status: false });
      expect(told(await world.nominate(event, people.slice(2)))).toEqual([['nomination.environment.inactive']]);
      expect(await kindsTold(event)).toEqual(Array(2).fill(['pendingApproval', 'approvalAsked']).flat());
    });

    test('a launch for all takes whoever comes, and one that is inactive nobody', async () => {
      const { launch } = await world.aLaunch('Finance', { classifiedVisibility: 'ALL' });
      const event = await world.anEvent({ launchKey: launch['key'] });
      const people = await world.learners(2, { department: 'Legal' });
      expect(told(await world.nominate(event, people.slice(1)))).toEqual(['Confirmed']);
      await api.admin.post('/program-launch/activate', {}, { key: String(launch['key']) });
      await api.admin.post('/program-launch/deactivate', {}, { key: String(launch['key']) });
      expect(told(await world.nominate(event, people.slice(0, 1)))).toEqual([['nomination.launch.inactive']]);
    });

    test('drafts, finished and cancelled events take nobody, one that runs does', async () => {
      const people = await world.learners(2);
      expect(told(await world.nominate(await world.aDraft(), people))).toEqual(
        Array(2).fill(['nomination.event.notLaunched']),
      );
      const [event, cancelled] = [await world.anEvent(), await world.anEvent()];
      await world.call('cancel', cancelled, { reason: 'Nobody has time' });
      expect(told(await world.nominate(cancelled, people))).toEqual(Array(2).fill(['nomination.event.over']));
      now = new Date(Date.parse(String(event['startAt'])) + 60_000);
      expect(told(await world.nominate(event, people.slice(1)))).toEqual(['Confirmed']);
      now = new Date(Date.parse(String(event['endAt'])));
      expect(told(await world.nominate(event, people.slice(0, 1)))).toEqual([['nomination.event.over']]);
    });

    test('where nobody may wait, and where the waiting list is full, who comes late is refused', async () => {
      const people = await world.learners(4);
      const [none, few] = [await world.anEvent({ waitingList: false }), await world.anEvent({ waitlistLimit: 1 })];
      expect(told(await world.nominate(none, people)).slice(2)).toEqual(Array(2).fill(['nomination.full']));
      expect(told(await world.nominate(few, people)).slice(2)).toEqual(['Waitlisted', ['nomination.waitlistFull']]);
    });

    test('all who match and could be nominated are, and a trial writes nothing', async () => {
      const { launch } = await world.aLaunch('Service');
      const event = await world.anEvent({ launchKey: launch['key'], maxAttendees: 10 });
      const people = await world.learners(3, { department: 'Service', grade: 7 });
      await world.learners(1, { department: 'Service', grade: 7, status: false });
      await world.learners(1, { department: 'Legal', grade: 7 });
      await world.nominate(event, people.slice(0, 1));
      const body = { searchCriteria: { filter: { grade: { greaterThan: 6 } } } };
      const { items } = await world.call('candidates/paginated-list', event, body);
      const expected = people.slice(1).map(({ key }) => key);
      expect(items.map(({ key }) => key).toSorted()).toEqual(expected.toSorted());
      const trial = await api.admin.post('/event/nominate', body, { key: String(event['key']), dryRun: 'true' });
      const { body: done } = await world.call('nominate', event, body);
      for (const { results } of [trial.body, done] as { results: Result[] }[]) {
        expect(results.map(({ learnerKey, state }) => [learnerKey, state])).toEqual(
          expected.map((key) => [key, 'Confirmed']),
        );
      }
      expect((await world.call('nominate', event, {})).errors).toEqual({ learnerKeys: ['validation.required'] });
    });

    test('who attends another event at that time is warned of, by the seats that they hold', async () => {
      const [first, second] = [
        await world.anEvent({ maxAttendees: 1 }, { day: '2027-03-01' }),
        await world.anEvent({}, { day: '2027-03-01' }),
      ];
      const people = await world.learners(2);
      await world.nominate(first, people);
      const [seated, waiting] = await world.nominate(second, people);
      expect(told([seated, waiting] as Result[])).toEqual(['Confirmed', 'Confirmed']);
      expect(seated?.warnings).toEqual([
        {
          message: 'nomination.learner.clash',
          with: {
            eventKey: first['key'],
            eventName: first['name'],
            startAt: '2027-03-01T04:30:00.000Z',
            endAt: '2027-03-01T06:30:00.000Z',
          },
        },
      ]);
      expect(waiting?.warnings).toBeUndefined();
    });

    test('approval asks for the seat again, and nobody decides about themselves', async () => {
      const event = await world.anEvent({ maxAttendees: 1, approval: 'TRAINER' });
      const own = await world.learners(1, { loginCode: 'super-admin' });
      const results = await world.nominate(event, [...(await world.learners(3)), ...own]);
      expect(await world.read(event)).toMatchObject({ confirmed: 0, freeSeats: 1, pendingApproval: 4 });
      const [first, second, third, mine] = results.map((result) => [result]);
      expect(told(await world.act('nominations/approve', event, second ?? []))).toEqual(['Confirmed']);
      expect(told(await world.act('nominations/approve', event, [...(first ?? []), ...(mine ?? [])]))).toEqual([
        'Waitlisted',
        ['nomination.approve.own'],
      ]);
      const unsaid = await world.call('nominations/reject', event, { nominationKeys: [third?.[0]?.nominationKey] });
      expect(unsaid.errors).toEqual({ reason: ['nomination.reason.required'] });
      const reason = 'Not this year';
      expect(told(await world.act('nominations/reject', event, third ?? [], { reason }))).toEqual(['Rejected']);
      expect(told(await world.act('nominations/approve', event, third ?? []))).toEqual([['nomination.state.refused']]);
      const key = third?.[0]?.nominationKey ?? '';
      const { items } = await api.admin.get('/nomination/history', { key });
      expect(items[0]).toMatchObject({
        action: 'reject',
        by: 'Asha Rao',
        changes: [
          { field: 'state', from: 'PendingApproval', to: 'Rejected' },
          { field: 'reason', from: null, to: reason },
        ],
      });
    });

    test('where managers are asked a trainer does not answer for them, a super admin may', async () => {
      const trainer = await api.as({ roles: ['trainer'], claims: { sub: 'asks', loginCode: 'TR-8' } });
      const [manager] = await world.learners(1, { email: 'boss@example.test' });
      const event = await world.anEvent({ approval: 'MANAGER' }, { client: trainer });
      const people = await world.learners(1, { managerKey: manager?.['key'] });
      const results = await world.nominate(event, people);
      const refused = await world.actAs(trainer, 'nominations/approve', event, { results });
      expect(told(refused)).toEqual([['nomination.approve.manager']]);
      expect(told(await world.act('nominations/approve', event, results))).toEqual(['Confirmed']);
    });

    test('a seat that becomes free is the next one’s, and who withdrew may come again, at the end', async () => {
      const [event, results] = await aFullEvent();
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
      expect((await kindsTold(event)).slice(5)).toEqual([
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
      const [event, results] = await aFullEvent({ promotion: 'MANUAL' });
      await world.act('nominations/withdraw', event, results.slice(0, 2));
      expect(await world.read(event)).toMatchObject({ freeSeats: 2, waitlisted: 3 });
      expect(told(await world.nominate(event, await world.learners(1)))).toEqual(['Waitlisted']);
    });

    test('by hand the next get the free seats, or those who are named; higher priority comes first', async () => {
      const [event, results] = await aFullEvent({ promotion: 'MANUAL' });
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
      const [event, results] = await aFullEvent({ promotion: 'OFFER', offerHours: 24 });
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
      const [event, results] = await aFullEvent();
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
      const [event, results] = await aFullEvent();
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

    test.each([
      ['ANY_TIME', 0, 1, 'Withdrawn'],
      ['CUTOFF', 3600, 3601, 'Withdrawn'],
      ['CUTOFF', 3600, 3599, ['nomination.withdraw.tooLate']],
      ['NEVER', 0, 100_000, ['nomination.withdraw.never']],
    ])('withdrawal %s with %i seconds, %i before the start', async (withdrawal, withdrawalCutoff, seconds, outcome) => {
      const rule = withdrawal === 'CUTOFF' ? { withdrawal, withdrawalCutoff } : { withdrawal };
      const event = await world.anEvent({ maxAttendees: 1, promotion: 'MANUAL', ...rule });
      const results = await world.nominate(event, await world.learners(2));
      now = new Date(Date.parse(String(event['startAt'])) - seconds * 1000);
      expect(told(await world.act('nominations/withdraw', event, results))).toEqual([outcome, 'Withdrawn']);
    });

    test('who only waits may leave until the start', async () => {
      const event = await world.anEvent({ maxAttendees: 1 });
      const results = await world.nominate(event, await world.learners(2));
      now = new Date(String(event['startAt']));
      expect(told(await world.act('nominations/withdraw', event, results.slice(1)))).toEqual([
        ['nomination.withdraw.begun'],
      ]);
    });

    test('a cancelled event ends every nomination, and one with nominations stays launched', async () => {
      const [event, results] = await aFullEvent();
      expect((await world.call('unlaunch', event, {})).errors).toEqual({ '': ['event.unlaunch.nominations'] });
      const { body } = await world.call('cancel', event, { reason: 'Nobody has time' });
      expect(body).toMatchObject({ status: 'Cancelled', confirmed: 0, waitlisted: 0 });
      expect(await world.standing(event, results)).toEqual(Array(5).fill('EventCancelled'));
      expect((await kindsTold(event)).slice(5)).toEqual(Array(5).fill('eventCancelled'));
      expect(told(await world.act('nominations/remove', event, results.slice(0, 1)))).toEqual([
        ['nomination.state.refused', 'nomination.event.over'],
      ]);
    });

    test('notices go out on every channel of the event', async () => {
      const event = await world.anEvent({ channels: ['EMAIL', 'SMS'] });
      await world.nominate(event, await world.learners(1));
      expect(await kindsTold(event)).toEqual(['confirmed', 'confirmed']);
    });

    test('nominations are searched, filtered and exported like any record, and saved by no call of the engine', async () => {
      const [event, results] = await aFullEvent();
      const [person] = await api.admin.list('learner', {
        searchCriteria: { filter: { key: results[3]?.learnerKey } },
      });
      const found = await world.call('nominations/paginated-list', event, {
        searchCriteria: { text: String(person?.['employeeCode']), filter: { state: 'Waitlisted' } },
      });
      expect(found.items).toMatchObject([{ learnerName: person?.['name'], position: 2, eventName: event['name'] }]);
      const exported = await api.admin.post('/nomination/export', {
        searchCriteria: { filter: { eventKey: event['key'] } },
      });
      expect(exported.text.trim().split('\r\n')).toHaveLength(6);
      for (const call of ['save', 'update', 'remove']) {
        expect((await api.admin.post(`/nomination/${call}`, {})).status).toBe(404);
      }
      const held = await api.admin.post('/learner/remove', { keys: [person?.['key']] });
      expect(held.body).toMatchObject({
        errors: { '': ['common.inUse'] },
        holders: [{ entity: 'nomination', count: 1 }],
      });
    });
  },
  { clock: () => now },
);
