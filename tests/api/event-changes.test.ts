import { beforeAll, expect, test } from 'vitest';
import { nominationCalls } from '#model/calls.ts';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aNominationWorld, type NominationWorld } from '../support/nomination-world.ts';

onEachEngine((api) => {
  let world: NominationWorld;
  beforeAll(async () => {
    world = await aNominationWorld(api);
  });
  const versionOf = async (event: Values, client = api.admin) => {
    const { status, body } = await client.get(nominationCalls.changes.path, { key: String(event['key']) });
    return status === 200 ? body['version'] : status;
  };

  test('whatever changes of an event or its nominations is told, and nothing else', async () => {
    const [event, results] = await world.aFullEvent();
    const other = await world.anEvent();
    const first = await versionOf(event);
    const beside = await versionOf(other);
    expect(await versionOf(event)).toBe(first);
    const seen = new Set([first]);
    await world.act('nominations/withdraw', event, results.slice(0, 1));
    seen.add(await versionOf(event));
    await world.nominate(event, await world.learners(1));
    seen.add(await versionOf(event));
    const stored = await world.read(event);
    await api.admin.post('/event/update', { key: event['key'], version: stored['version'], name: 'Another name' });
    seen.add(await versionOf(event));
    expect(seen.size).toBe(4);
    expect(await versionOf(other)).toBe(beside);
  });

  test('nobody is told of events that they do not reach', async () => {
    const event = await world.anEvent();
    const [trainer, instructor] = await Promise.all([
      api.as({ roles: ['trainer'] }),
      api.as({ roles: ['instructor'] }),
    ]);
    expect(
      await Promise.all([trainer, instructor, api.academyAdmin].map((client) => versionOf(event, client))),
    ).toEqual([404, 404, 404]);
  });
});
