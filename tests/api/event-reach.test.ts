import { beforeAll, expect, test } from 'vitest';
import { entityNamed } from '#model/entities.ts';
import type { Values } from '#model/values.ts';
import { seedDemo } from '#scripts/demo/seed-demo.ts';
import { anEnvironment, onEachEngine } from '../support/api.ts';
import type { Client } from '../support/client.ts';
import { aDay, anEventWorld, aSession, type EventWorld } from '../support/event-world.ts';

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
    const trainer = await api.as({ roles: ['trainer'], claims: { sub: 'theirs', loginCode: 'TR-5' } });
    const record = await api.admin.save('trainer', { userName: 'Tara', employeeCode: 'TR-5' });
    const environment = await api.admin.save('learning-environment', anEnvironment());
    const program = await api.admin.save('program', { name: 'Onboarding', code: 'P-1' });
    const at = { key: String(environment['key']) };
    await api.admin.post('/learning-environment/map-trainers', { keys: [record['key']] }, at);
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

  test('demo data has events in every state, of which the demo instructor teaches some', async () => {
    const now = new Date();
    const academy = api.config.tenants.filter(({ id }) => id === 'academy');
    await seedDemo(api.database, academy, { counts: { learner: 5 }, now });
    const statuses = (await api.academyAdmin.list('event', { pageOptions: { pageSize: 100 } })).map(
      (one) => one['status'],
    );
    expect(new Set(statuses)).toEqual(new Set(entityNamed('event').state?.property.enum));
    const claims = { sub: 'demo', loginCode: 'IN0001' };
    const person = await api.as({ realm: 'academy', roles: ['instructor'], claims });
    const { items } = await person.post('/event/options', {});
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThan(statuses.length);
    const [training = {}] = await api.academyAdmin.list('training');
    const { body } = await api.academyAdmin.get('/training/sessions', { key: String(training['key']) });
    expect(body['days']).toHaveLength(2);
  });
});
