import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { anEnvironment, onEachEngine } from '../support/api.ts';
import type { Client } from '../support/client.ts';
import { anEventWorld, type EventWorld } from '../support/event-world.ts';
import { aTrainerOf } from '../support/trainer-of.ts';

onEachEngine((api) => {
  let world: EventWorld;
  let trainer: Client;
  let launch: Values;
  beforeAll(async () => {
    world = await anEventWorld(api);
    const environment = await api.admin.save('learning-environment', anEnvironment());
    const program = await api.admin.save('program', { name: 'Onboarding', code: 'START-1', creditHours: 6 });
    trainer = await aTrainerOf(api, environment, 'TR-START');
    launch = await api.admin.save('program-launch', {
      learningEnvironmentKey: environment['key'],
      programKey: program['key'],
      launchName: 'Spring',
      launchCode: 'START-1',
    });
  });

  const startOf = (client: Client, query: Record<string, string>) => client.get('/event/start-values', query);

  test('an event of a launch begins with the hours of its program, and with the settings of its training before them', async () => {
    const training = await api.admin.save('training', {
      trainingName: 'Flying',
      code: 'FLY-1',
      topicKey: world.topic['key'],
      mode: 'VILT',
      creditHours: 9,
      maxAttendees: 7,
      bookingApproval: true,
    });
    const launchKey = String(launch['key']);
    expect((await startOf(trainer, { launchKey })).body).toEqual({ launchKey, creditHours: 6 });
    const both = { launchKey, trainingKey: String(training['key']) };
    const { body } = await startOf(trainer, both);
    expect(body).toMatchObject({ ...both, mode: 'VILT', creditHours: 9, maxAttendees: 7 });
    // A code belongs to one record, and the approval of bookings is no trainer's to decide.
    expect(body).not.toHaveProperty('code');
    expect(body).not.toHaveProperty('bookingApproval');
    expect((await startOf(api.admin, both)).body).toHaveProperty('bookingApproval', true);
  });

  test('a launch out of reach has nothing to begin with, and instructors add no events', async () => {
    const stranger = await api.as({ roles: ['trainer'], claims: { sub: 'stranger', loginCode: 'TR-0' } });
    const asked = { launchKey: String(launch['key']) };
    expect((await startOf(stranger, asked)).status).toBe(404);
    expect((await startOf(await api.as({ roles: ['instructor'] }), asked)).status).toBe(403);
  });

  test('a trainer knows by name what their launches are of, also where it is not mapped any more', async () => {
    const { programKey } = launch;
    const labels = async (body: Values) => (await trainer.post('/program/options', body)).items;
    expect(await labels({ keys: [programKey] })).toEqual([{ value: programKey, label: 'Onboarding' }]);
    // It is not offered for another launch.
    expect(await labels({ text: 'Onboarding' })).toEqual([]);
    expect((await trainer.get('/program/detail', { key: String(programKey) })).status).toBe(403);
  });
});
