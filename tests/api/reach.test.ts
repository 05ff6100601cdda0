import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { aLearner, anEnvironment, onEachEngine } from '../support/api.ts';
import type { Client } from '../support/client.ts';

onEachEngine((api) => {
  let trainer: Client;
  let mine: Values;
  let other: Values;
  let myLaunch: Values;
  let otherLaunch: Values;
  let program: Values;

  beforeAll(async () => {
    trainer = await api.as({ roles: ['trainer'], claims: { loginCode: 'tr-77' } });
    const record = await api.admin.save('trainer', { userName: 'Tara', employeeCode: 'TR-77' });
    mine = await api.admin.save('learning-environment', anEnvironment());
    other = await api.admin.save('learning-environment', anEnvironment());
    program = await api.admin.save('program', { name: 'Onboarding', code: 'P-1' });
    await map('trainers', mine, [record]);
    await map('programs', mine, [program]);
    myLaunch = await api.admin.save('program-launch', aLaunch(mine));
    otherLaunch = await api.admin.save('program-launch', aLaunch(other));
  });

  test('a trainer lists, opens and counts the launches of environments that map them, and no others', async () => {
    const { body, items } = await trainer.post('/program-launch/paginated-list', {});
    expect([body['totalItems'], items.map(({ key }) => key)]).toEqual([1, [myLaunch['key']]]);
    expect((await trainer.get('/program-launch/detail', { key: String(myLaunch['key']) })).status).toBe(200);
    expect((await trainer.get('/program-launch/detail', { key: String(otherLaunch['key']) })).status).toBe(404);
  });

  test('a launch out of reach can be neither changed nor removed', async () => {
    const { key } = otherLaunch;
    expect((await trainer.post('/program-launch/update', { key, launchName: 'Mine now' })).status).toBe(404);
    expect((await trainer.post('/program-launch/remove', { keys: [key] })).status).toBe(404);
    expect((await trainer.get('/program-launch/history', { key: String(key) })).status).toBe(404);
    const { body } = await api.admin.get('/program-launch/detail', { key: String(key) });
    expect(body['launchName']).toBe(otherLaunch['launchName']);
  });

  test('a trainer launches for their own environments only, and keeps what they made', async () => {
    const refused = await trainer.post('/program-launch/save', aLaunch(other));
    expect(refused.errors).toEqual({
      learningEnvironmentKey: ['programLaunch.learningEnvironmentKey.reference'],
    });
    const made = await trainer.save('program-launch', aLaunch(mine));
    const event = await trainer.save('event', { name: 'Day one', code: `EV-${number}`, launchKey: made['key'] });
    expect((await trainer.get('/event/detail', { key: String(event['key']) })).body['status']).toBe('Initial');
  });

  test('references offer what is within reach', async () => {
    const offered = (entity: string) => trainer.post(`/${entity}/options`, {});
    expect((await offered('learning-environment')).items.map(({ value }) => value)).toEqual([mine['key']]);
    expect((await offered('program')).items.map(({ value }) => value)).toEqual([program['key']]);
    expect((await trainer.post('/learning-environment/paginated-list', {})).status).toBe(403);
  });

  test('learners are offered who belong to the audience of an environment that maps the trainer', async () => {
    // Environments of these tests address grades above three.
    await api.admin.save('learner', aLearner({ name: 'Ina In', grade: 4 }));
    await api.admin.save('learner', aLearner({ name: 'Olaf Out', grade: 3 }));
    const namesFor = async (client: Client) => {
      const { items } = await client.post('/learner/options', {});
      return items.map(({ label }) => label);
    };
    expect(await namesFor(trainer)).toEqual(['Ina In']);
    expect(await namesFor(api.admin)).toEqual(['Ina In', 'Olaf Out']);
  });

  test('mapping and unmapping count what they change, and a body that chooses nothing is refused', async () => {
    const second = await api.admin.save('program', { name: 'Second', code: 'P-2' });
    expect(await map('programs', mine, [program, second])).toEqual({ count: 1 });
    const key = String(mine['key']);
    const listed = await api.admin.post('/learning-environment/programs/paginated-list', {}, { key, mapped: 'false' });
    expect(listed.items).toEqual([]);
    const path = '/learning-environment/unmap-programs';
    expect((await api.admin.post(path, { searchCriteria: { text: 'second' } }, { key })).body).toEqual({ count: 1 });
    expect((await api.admin.post(path, {}, { key })).status).toBe(400);
    expect((await api.academyAdmin.post(path, { searchCriteria: {} }, { key })).status).toBe(404);
  });

  let number = 0;

  function aLaunch(environment: Values): Values {
    number += 1;
    return {
      learningEnvironmentKey: environment['key'],
      programKey: program['key'],
      launchName: `Launch ${number}`,
      launchCode: `L-${number}`,
    };
  }

  async function map(plural: string, environment: Values, records: Values[]) {
    const keys = records.map(({ key }) => key);
    const path = `/learning-environment/map-${plural}`;
    return (await api.admin.post(path, { keys }, { key: String(environment['key']) })).body;
  }
});
