import { expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aNominationWorld } from '../support/nomination-world.ts';

onEachEngine(
  (api) => {
    test('an event of a program launch is launched only while that is active', async () => {
      const world = await aNominationWorld(api);
      const { launch } = await world.aLaunch('Autumn');
      const at = (record: Values) => ({ key: String(record['key']) });
      const event = await world.anEvent({ launchKey: launch['key'] });
      await api.admin.post('/event/unlaunch', {}, at(event));
      const whyNot = async () =>
        ((await api.admin.get('/event/actions', at(event))).body['launch'] as Values)['reasons'];
      expect(await whyNot()).toEqual([]);
      await api.admin.post('/program-launch/deactivate', {}, at(launch));
      expect(await whyNot()).toEqual(['event.launch.programInactive']);
      const refused = await api.admin.post('/event/launch', {}, at(event));
      expect([refused.status, refused.errors]).toEqual([400, { '': ['event.launch.programInactive'] }]);
      await api.admin.post('/program-launch/activate', {}, at(launch));
      expect((await api.admin.post('/event/launch', {}, at(event))).body['status']).toBe('Launched');
    });
  },
  { clock: () => new Date('2026-11-20T10:00:00.000Z') },
);
