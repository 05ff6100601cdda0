import { beforeAll, expect, test } from 'vitest';
import { nominationActCall, nominationCalls } from '#model/calls.ts';
import { nominationActs } from '#model/rules/why-nomination-refused.ts';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import type { Client } from '../support/client.ts';
import { aNominationWorld, told, type NominationWorld, type Result } from '../support/nomination-world.ts';
import { sendFile } from '../support/send-file.ts';
import { aTrainerOf } from '../support/trainer-of.ts';

/** The calls on an event's nominations with a body that each takes, by who may make them. */
const reads = [nominationCalls.list, nominationCalls.waitlist].map(({ path }) => path);
const body = { nominationKeys: ['a'.repeat(32)], reason: 'It is so', priority: 1 };
const changes: [string, Values][] = [
  [nominationCalls.candidates.path, {}],
  [nominationCalls.nominate.path, { learnerKeys: ['a'.repeat(32)] }],
  ...nominationActs.map((act): [string, Values] => [
    nominationActCall(act).path,
    { nominationKeys: body.nominationKeys, reason: body.reason },
  ]),
  [nominationCalls.askToNominate.path, { learnerKeys: ['a'.repeat(32)] }],
  [nominationCalls.makeLink.path, { purpose: 'checkIn', nominationKey: 'a'.repeat(32) }],
  [nominationCalls.promote.path, {}],
  [nominationCalls.prioritise.path, body],
];

onEachEngine((api) => {
  let world: NominationWorld;
  let trainer: Client;
  let instructor: Client;
  let theirs: Values;
  let other: Values;
  let nominated: Result[];
  beforeAll(async () => {
    world = await aNominationWorld(api);
    instructor = await api.as({ roles: ['instructor'], claims: { sub: 'their instructor', loginCode: 'IN-60' } });
    const { environment, launch } = await world.aLaunch('Reached');
    trainer = await aTrainerOf(api, environment, 'TR-60');
    const teacher = await world.anInstructor({ employeeCode: 'in-60' });
    theirs = await world.anEvent({ launchKey: launch['key'], maxAttendees: 1 }, { teacher });
    other = await world.anEvent();
    nominated = await world.nominate(theirs, await world.learners(2, { department: 'Reached' }));
    await world.nominate(other, await world.learners(1));
  });

  test.each(reads)('%s: staff and who teaches read it, of a foreign event nobody knows', async (path) => {
    for (const client of [trainer, instructor]) {
      expect((await client.post(path, {}, { key: String(theirs['key']) })).body['totalItems']).toBeGreaterThan(0);
      expect((await client.post(path, {}, { key: String(other['key']) })).status).toBe(404);
    }
    expect((await api.admin.post(path, {}, { key: String(other['key']) })).status).toBe(200);
    expect((await api.academyAdmin.post(path, {}, { key: String(theirs['key']) })).status).toBe(404);
    const nobody = await api.as({ roles: [], claims: { sub: 'nobody' } });
    expect((await nobody.post(path, {}, { key: String(theirs['key']) })).status).toBe(403);
  });

  test.each(changes)('%s: a trainer makes it for their events, an instructor never', async (path, sent) => {
    const statusFor = async (client: Client, event: Values) =>
      (await client.post(path, sent, { key: String(event['key']) })).status;
    expect([200, 400]).toContain(await statusFor(trainer, theirs));
    expect([200, 400]).toContain(await statusFor(api.admin, other));
    expect(await statusFor(trainer, other)).toBe(404);
    expect(await statusFor(api.academyAdmin, theirs)).toBe(404);
    expect(await statusFor(instructor, theirs)).toBe(403);
    expect(await statusFor(api.admin, { key: 'f'.repeat(32) })).toBe(404);
  });

  test('a file of nominations reaches as far as its sender does', async () => {
    const send = async (client: Client, event: Values) => {
      const query = { key: String(event['key']), dryRun: 'true' };
      return (await sendFile(client, nominationCalls.upload.path, 'employeeCode\r\nE-none\r\n', { query })).status;
    };
    expect([await send(trainer, theirs), await send(trainer, other)]).toEqual([400, 404]);
    expect([await send(instructor, theirs), await send(api.academyAdmin, theirs)]).toEqual([403, 404]);
  });

  test('a trainer nominates only whom they may see, and finds nobody else', async () => {
    const inside = await world.learners(1, { department: 'Reached' });
    const outside = await world.learners(1, { department: 'Elsewhere' });
    const own = await world.anEvent({ maxAttendees: 9 }, { client: trainer });
    const { items } = await world.call('candidates/paginated-list', own, {}, trainer);
    expect(items.map(({ key }) => key)).toContain(inside[0]?.['key']);
    expect(items.map(({ key }) => key)).not.toContain(outside[0]?.['key']);
    expect(told(await world.nominate(own, [...inside, ...outside], trainer))).toEqual([
      'Confirmed',
      ['nomination.learner.unknown'],
    ]);
  });

  test('nominations of one event are not reached through another', async () => {
    const results = await world.act('nominations/remove', other, nominated);
    expect(told(results)).toEqual([['common.notFound'], ['common.notFound']]);
    const key = String(nominated[0]?.nominationKey);
    for (const path of ['/nomination/detail', '/nomination/history']) {
      expect((await trainer.get(path, { key })).status).toBe(200);
      expect((await instructor.get(path, { key })).status).toBe(200);
      expect((await api.academyAdmin.get(path, { key })).status).toBe(404);
    }
    const seen = await instructor.list('nomination');
    expect(new Set(seen.map(({ eventKey }) => eventKey))).toEqual(new Set([theirs['key']]));
  });
});
