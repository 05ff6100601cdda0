import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aNominationWorld, told, type NominationWorld } from '../support/nomination-world.ts';

onEachEngine((api) => {
  let world: NominationWorld;
  beforeAll(async () => {
    world = await aNominationWorld(api);
  });

  test('seats go to those who come first, the others wait in their order, and the event tells how many', async () => {
    const event = await world.anEvent({ maxAttendees: 2 });
    const results = await world.nominate(event, await world.learners(4));
    expect(told(results)).toEqual(['Confirmed', 'Confirmed', 'Waitlisted', 'Waitlisted']);
    expect(await world.read(event)).toMatchObject({ confirmed: 2, offered: 0, freeSeats: 0, overBy: 0, waitlisted: 2 });
    const { items } = await world.call('waitlist/paginated-list', event, {});
    expect(items.map(({ learnerKey, position }) => [learnerKey, position])).toEqual([
      [results[2]?.learnerKey, 1],
      [results[3]?.learnerKey, 2],
    ]);
  });

  test('every reason against a learner is told at once, and nobody else is kept from it', async () => {
    const { environment, launch } = await world.aLaunch('Sales');
    const event = await world.anEvent({ launchKey: launch['key'], approval: 'MANAGER' });
    const [manager] = await world.learners(1, { email: 'm@example.test' });
    const [good, again] = await world.learners(2, { department: 'Sales', managerKey: manager?.['key'] });
    const [outside] = await world.learners(1, { department: 'Legal', status: false });
    await world.nominate(event, [again ?? {}]);
    const people = [good, again, outside, { key: 'f'.repeat(32) }] as Values[];
    expect(told(await world.nominate(event, people))).toEqual([
      'PendingApproval',
      ['nomination.learner.nominated'],
      ['nomination.learner.inactive', 'nomination.learner.outsideAudience', 'nomination.learner.noManager'],
      ['nomination.learner.unknown'],
    ]);
    await api.admin.post('/learning-environment/update', { key: environment['key'], status: false });
    const [late] = await world.learners(1, { department: 'Sales', managerKey: manager?.['key'] });
    expect(told(await world.nominate(event, [late ?? {}]))).toEqual([['nomination.environment.inactive']]);
  });
});
