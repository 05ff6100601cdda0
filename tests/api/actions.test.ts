import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { anEnvironment, onEachEngine } from '../support/api.ts';
import type { Client } from '../support/client.ts';

onEachEngine((api) => {
  let environment: Values;
  let program: Values;
  beforeAll(async () => {
    environment = await api.admin.save('learning-environment', anEnvironment());
    program = await api.admin.save('program', { name: 'Onboarding', code: 'P-1' });
  });

  test('a launch goes from draft to active to inactive and back, and the history names each action', async () => {
    const { key } = await aLaunch();
    expect(await statusesAfter(key, ['activate', 'deactivate', 'activate'])).toEqual(['Active', 'Inactive', 'Active']);
    const { items } = await api.admin.get('/program-launch/history', { key: String(key) });
    expect(items.map(({ action }) => action)).toEqual(['activate', 'deactivate', 'activate', undefined]);
    expect(items[0]?.['changes']).toEqual([{ field: 'status', from: 'Inactive', to: 'Active' }]);
  });

  test('an action answers the record, one version further', async () => {
    const launch = await aLaunch();
    const { status, body } = await act('activate', launch['key'], { version: 1 });
    const modificationTime = body['modificationTime'];
    expect([status, body]).toEqual([200, { ...launch, status: 'Active', version: 2, modificationTime }]);
  });

  test('an action out of its state is refused with the reason, and changes nothing', async () => {
    const { key } = await aLaunch();
    const { status, errors } = await act('deactivate', key);
    expect([status, errors]).toEqual([400, { '': ['programLaunch.action.deactivate.state'] }]);
    expect(await detail(key)).toMatchObject({ status: 'Draft', version: 1 });
  });

  test('what is asked for is kept with the state that it explains, and gone with it', async () => {
    const { key } = await aLaunch();
    await act('activate', key);
    const { body } = await act('deactivate', key, { inactiveReason: ' No room ' });
    expect(body).toMatchObject({ status: 'Inactive', inactiveReason: 'No room' });
    expect((await act('activate', key)).body).toMatchObject({ status: 'Active', inactiveReason: null });
  });

  test('what is asked for is checked like a record, and unknown names are refused', async () => {
    const { key } = await aLaunch();
    await act('activate', key);
    const { status, errors } = await act('deactivate', key, { inactiveReason: 'x'.repeat(251), colour: 'red' });
    const tooLong = 'programLaunch.action.deactivate.inactiveReason.maxLength';
    expect([status, errors]).toEqual([400, { colour: ['common.unknownField'], inactiveReason: [tooLong] }]);
    expect((await act('activate', key, { inactiveReason: 'x' })).status).toBe(400);
    expect(await detail(key)).toMatchObject({ status: 'Active' });
  });

  test('a stale version is refused with the record as it is now', async () => {
    const { key } = await aLaunch();
    await api.admin.post('/program-launch/update', { key, launchName: 'Renamed' });
    const { status, body } = await act('activate', key, { version: 1 });
    expect([status, body['current']]).toEqual([409, await detail(key)]);
  });

  test('of several that take an action at once, one succeeds', async () => {
    const { key } = await aLaunch();
    const answers = await Promise.all([1, 2, 3, 4].map(() => act('activate', key)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
  });

  test('a launch is completed when no event of it is open, which other rows say', async () => {
    const { key } = await aLaunch();
    await act('activate', key);
    await api.admin.save('event', { name: 'Day one', code: `EV-${number}`, launchKey: key });
    const reason = 'programLaunch.action.complete.openEvents';
    expect((await act('complete', key)).errors).toEqual({ '': [reason] });
    await api.database.owner
      .updateTable('event')
      .set({ cancelledAt: new Date() })
      .where('launchKey', '=', String(key))
      .execute();
    expect(await statusesAfter(key, ['complete', 'archive'])).toEqual(['Completed', 'Archived']);
  });

  test('every reason is told at once, for each action, before anybody tries', async () => {
    const { key } = await aLaunch();
    await api.admin.save('event', { name: 'Day one', code: `EV-${number}`, launchKey: key });
    expect((await api.admin.get('/program-launch/actions', { key: String(key) })).body).toEqual({
      activate: { allowed: true, reasons: [] },
      deactivate: { allowed: false, reasons: ['programLaunch.action.deactivate.state'] },
      complete: {
        allowed: false,
        reasons: ['programLaunch.action.complete.state', 'programLaunch.action.complete.openEvents'],
      },
      archive: { allowed: false, reasons: ['programLaunch.action.archive.state'] },
    });
    expect((await api.admin.get('/learner/actions', { key: String(key) })).status).toBe(404);
  });

  test('who may not reach a launch can neither act on it nor ask; an instructor may not at all', async () => {
    const { key } = await aLaunch();
    const at = { key: String(key) };
    const trainer = await api.as({ roles: ['trainer'], claims: { loginCode: 'nobody-maps-me' } });
    expect((await act('activate', key, {}, trainer)).status).toBe(404);
    expect((await trainer.get('/program-launch/actions', at)).status).toBe(404);
    expect((await act('activate', key, {}, api.academyAdmin)).status).toBe(404);
    expect((await act('activate', key, {}, await api.as({ roles: ['instructor'] }))).status).toBe(403);
    expect(await detail(key)).toMatchObject({ status: 'Draft' });
  });

  test('a call without a key, with a list for a body, or with a version that is none is refused', async () => {
    const { key } = await aLaunch();
    expect((await api.admin.post('/program-launch/activate', {})).errors).toEqual({ key: ['validation.required'] });
    expect((await api.admin.post('/program-launch/activate', [], { key: String(key) })).status).toBe(400);
    expect((await act('activate', key, { version: '1' })).errors).toEqual({ version: ['validation.type'] });
    expect((await api.admin.post('/program-launch/activate', undefined, { key: String(key) })).status).toBe(200);
  });

  let number = 0;
  const aLaunch = () => {
    number += 1;
    return api.admin.save('program-launch', {
      learningEnvironmentKey: environment['key'],
      programKey: program['key'],
      launchName: `Launch ${number}`,
      launchCode: `ACT-${number}`,
    });
  };
  const act = (action: string, key: unknown, body: unknown = {}, client: Client = api.admin) =>
    client.post(`/program-launch/${action}`, body, { key: String(key) });
  const detail = async (key: unknown) => (await api.admin.get('/program-launch/detail', { key: String(key) })).body;
  const statusesAfter = async (key: unknown, actions: string[]) => {
    const statuses: unknown[] = [];
    for (const action of actions) statuses.push((await act(action, key)).body['status']);
    return statuses;
  };
});
