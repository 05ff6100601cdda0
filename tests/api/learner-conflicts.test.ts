import { expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aNominationWorld } from '../support/nomination-world.ts';

onEachEngine((api) => {
  test('a learner who would be in two places is told of while sessions are planned, and keeps nobody from it', async () => {
    const world = await aNominationWorld(api);
    const day = '2028-05-08';
    const [one, other] = await Promise.all([world.anEvent({}, { day }), world.anEvent({}, { day })]);
    const [learner = {}, alone = {}] = await world.learners(2);
    await world.nominate(one, [learner, alone]);
    await world.nominate(other, [learner]);
    const { body: agenda } = await world.agendaOf(other);
    const { body } = await world.call('check-conflicts', other, { days: agenda['days'] });
    expect(body['conflicts']).toMatchObject([
      {
        path: 'days.0.sessions.0',
        kind: 'learner',
        severity: 'warning',
        about: { key: learner['key'], name: learner['name'] },
        with: { key: one['key'], startAt: '2028-05-08T04:30:00.000Z' },
      },
    ]);
    expect((await world.saveAgenda(other, agenda['days'] as Values[])).status).toBe(200);
  });
});
