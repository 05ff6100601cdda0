import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aNominationWorld, times, told, type NominationWorld, type Result } from '../support/nomination-world.ts';

const before = new Date('2026-11-20T10:00:00.000Z');
let now = before;

onEachEngine(
  (api) => {
    let world: NominationWorld;
    beforeAll(async () => {
      world = await aNominationWorld(api);
    });
    beforeEach(() => {
      now = before;
    });
    const update = (entity: string, changes: Values) => api.admin.post(`/${entity}/update`, changes);

    test('seats go to those who come first, the others wait in turn, and the event tells how many', async () => {
      const [event, results] = await world.aFullEvent();
      expect(told(results)).toEqual(['Confirmed', 'Confirmed', 'Waitlisted', 'Waitlisted', 'Waitlisted']);
      const counts = { confirmed: 2, offered: 0, freeSeats: 0, overBy: 0, waitlisted: 3, pendingApproval: 0 };
      expect(await world.read(event)).toMatchObject(counts);
      const { items } = await world.call('waitlist/paginated-list', event, {});
      expect(items.map(({ learnerKey, position }) => [learnerKey, position])).toEqual(
        results.slice(2).map(({ learnerKey }, index) => [learnerKey, index + 1]),
      );
      expect(await world.kindsTold(event)).toEqual([
        'confirmed',
        'confirmed',
        'waitlisted',
        'waitlisted',
        'waitlisted',
      ]);
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
      expect(await world.kindsTold(event)).toEqual(times(2, ['pendingApproval', 'approvalAsked']).flat());
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
        times(2, ['nomination.event.notLaunched']),
      );
      const [event, cancelled] = [await world.anEvent(), await world.anEvent()];
      await world.call('cancel', cancelled, { reason: 'Nobody has time' });
      expect(told(await world.nominate(cancelled, people))).toEqual(times(2, ['nomination.event.over']));
      now = new Date(Date.parse(String(event['startAt'])) + 60_000);
      expect(told(await world.nominate(event, people.slice(1)))).toEqual(['Confirmed']);
      now = new Date(Date.parse(String(event['endAt'])));
      expect(told(await world.nominate(event, people.slice(0, 1)))).toEqual([['nomination.event.over']]);
    });

    test('where nobody may wait, and where the waiting list is full, who comes late is refused', async () => {
      const people = await world.learners(4);
      const [none, few] = [await world.anEvent({ waitingList: false }), await world.anEvent({ waitlistLimit: 1 })];
      expect(told(await world.nominate(none, people)).slice(2)).toEqual(times(2, ['nomination.full']));
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
      expect(new Set(items.map(({ key }) => key))).toEqual(new Set(expected));
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
      const [first, second, third, mine] = [0, 1, 2, 3].map((index) => results.slice(index, index + 1));
      const act = (name: string, which: Result[] = [], more: Values = {}) =>
        world.act(`nominations/${name}`, event, which, more).then(told);
      expect(await act('approve', second)).toEqual(['Confirmed']);
      expect(await act('approve', first)).toEqual(['Waitlisted']);
      expect(await act('approve', mine)).toEqual([['nomination.approve.own']]);
      const key = String(results[2]?.nominationKey);
      const unsaid = await world.call('nominations/reject', event, { nominationKeys: [key] });
      expect(unsaid.errors).toEqual({ reason: ['nomination.reason.required'] });
      const reason = 'Not this year';
      expect(await act('reject', third, { reason })).toEqual(['Rejected']);
      expect(await act('approve', third)).toEqual([['nomination.state.refused']]);
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
      const [event, results] = await world.aFullEvent();
      expect((await world.call('unlaunch', event, {})).errors).toEqual({ '': ['event.unlaunch.nominations'] });
      const { body } = await world.call('cancel', event, { reason: 'Nobody has time' });
      expect(body).toMatchObject({ status: 'Cancelled', confirmed: 0, waitlisted: 0 });
      expect(await world.standing(event, results)).toEqual(Array(5).fill('EventCancelled'));
      expect((await world.kindsTold(event)).slice(5)).toEqual(Array(5).fill('eventCancelled'));
      expect(told(await world.act('nominations/remove', event, results.slice(0, 1)))).toEqual([
        ['nomination.state.refused', 'nomination.event.over'],
      ]);
    });

    test('notices go out on every channel of the event', async () => {
      const event = await world.anEvent({ channels: ['EMAIL', 'SMS'] });
      await world.nominate(event, await world.learners(1));
      expect(await world.kindsTold(event)).toEqual(['confirmed', 'confirmed']);
    });

    test('nominations are searched, filtered and exported like any record, and saved by no call of the engine', async () => {
      const [event, results] = await world.aFullEvent();
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
