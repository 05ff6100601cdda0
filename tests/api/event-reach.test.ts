import { beforeAll, expect, test } from 'vitest';
import { entityNamed } from '#model/entities.ts';
import type { Values } from '#model/values.ts';
import { seedDemo } from '#scripts/demo/seed-demo.ts';
import { anEnvironment, onEachEngine, startApi } from '../support/api.ts';
import type { Client } from '../support/client.ts';
import { engines } from '../support/engines.ts';
import { aDay, anEventWorld, aSession, type EventWorld } from '../support/event-world.ts';
import { aTrainerOf } from '../support/trainer-of.ts';

onEachEngine((api) => {
  let world: EventWorld;
  let taught: Values;
  let other: Values;
  let instructor: Client;
  beforeAll(async () => {
    world = await anEventWorld(api);
    const record = await world.anInstructor({ employeeCode: 'in-77' });
    [taught, other] = await Promise.all([world.anEvent({ name: 'Taught' }), world.anEvent({ name: 'Not taught' })]);
    await world.saveAgenda(taught, [aDay([aSession({ instructorKeys: [record['key']] })])]);
    await world.saveAgenda(other, [aDay([aSession()])]);
    instructor = await api.as({ roles: ['instructor'], claims: { sub: 'teaches', loginCode: 'IN-77' } });
  });

  test('an instructor reads the events that they teach, with sessions and history, and no others', async () => {
    for (const path of ['/event/detail', '/event/sessions', '/event/history', '/event/actions']) {
      expect((await instructor.get(path, { key: String(taught['key']) })).status).toBe(200);
      expect((await instructor.get(path, { key: String(other['key']) })).status).toBe(404);
    }
    const { items } = await instructor.post('/event/options', {});
    expect(items.map(({ label }) => label)).toEqual(['Taught']);
  });

  test('an instructor changes nothing, and is told so before trying', async () => {
    const { body } = await instructor.get('/event/actions', { key: String(taught['key']) });
    expect(body['launch']).toEqual({ allowed: false, reasons: ['common.403'] });
    expect((await world.saveAgenda(taught, [], instructor)).status).toBe(403);
    expect((await instructor.post('/event/launch', {}, { key: String(taught['key']) })).status).toBe(403);
  });

  test('who also is a trainer changes only what a trainer reaches', async () => {
    const both = await api.as({ roles: ['trainer', 'instructor'], claims: { sub: 'both', loginCode: 'IN-77' } });
    expect((await world.agendaOf(taught, both)).status).toBe(200);
    expect((await world.saveAgenda(taught, [], both)).status).toBe(404);
    expect((await both.post('/event/remove', { keys: [taught['key']] })).status).toBe(404);
    const own = await world.anEvent({}, both);
    expect((await world.saveAgenda(own, [aDay([aSession()])], both)).status).toBe(200);
  });

  test('a trainer plans the events of launches in their environments, whoever made them', async () => {
    const environment = await api.admin.save('learning-environment', anEnvironment());
    const program = await api.admin.save('program', { name: 'Onboarding', code: 'P-1' });
    const trainer = await aTrainerOf(api, environment, 'TR-5');
    const launch = await api.admin.save('program-launch', {
      learningEnvironmentKey: environment['key'],
      programKey: program['key'],
      launchName: 'Spring',
      launchCode: 'L-1',
    });
    const event = await world.anEvent({ launchKey: launch['key'] });
    expect((await world.saveAgenda(event, [aDay([aSession()])], trainer)).status).toBe(200);
    expect((await world.agendaOf(other, trainer)).status).toBe(404);
  });

  test('demo data has events in every state in both tenants, of which the demo instructor teaches some', async () => {
    const engine = engines.find(({ name }) => name === api.engine);
    if (!engine) throw new Error(`There is no engine ${api.engine}`);
    const fresh = await startApi(engine);
    await seedDemo(fresh.database, fresh.config.tenants, { counts: { learner: 5 } });
    for (const [realm, admin] of [
      ['rostrum', fresh.admin],
      ['academy', fresh.academyAdmin],
    ] as const) {
      const events = await admin.list('event', { pageOptions: { pageSize: 100 } });
      expect(new Set(events.map(({ status }) => status))).toEqual(new Set(entityNamed('event').state?.property.enum));
      const claims = { sub: 'demo', loginCode: 'IN0001' };
      const { items } = await (await fresh.as({ realm, roles: ['instructor'], claims })).post('/event/options', {});
      expect(items.length).toBeGreaterThan(0);
      expect(items.length).toBeLessThan(events.length);
      const [training = {}] = await admin.list('training');
      const { body } = await admin.get('/training/sessions', { key: String(training['key']) });
      expect(body['days']).toHaveLength(2);
    }
    await fresh.close();
  });
});
