import { beforeAll, expect, test } from 'vitest';
import type { BulkResult } from '#model/bulk.ts';
import { entityNamed } from '#model/entities.ts';
import type { Values } from '#model/values.ts';
import { insertMany } from '#server/records/insert-many.ts';
import { anEnvironment, aLearner, onEachEngine } from '../support/api.ts';
import type { Client } from '../support/client.ts';

const unknown = '0'.repeat(32);
const notFound = { '': ['common.notFound'] };

onEachEngine((api) => {
  let trainer: Client;
  let mine: Values;
  let other: Values;
  let program: Values;
  beforeAll(async () => {
    trainer = await api.as({ roles: ['trainer'], claims: { loginCode: 'tr-77' } });
    const record = await api.admin.save('trainer', { userName: 'Tara', employeeCode: 'TR-77' });
    mine = await api.admin.save('learning-environment', anEnvironment());
    other = await api.admin.save('learning-environment', anEnvironment());
    program = await api.admin.save('program', { name: 'Onboarding', code: 'P-1' });
    const at = { key: String(mine['key']) };
    await api.admin.post('/learning-environment/map-trainers', { keys: [record['key']] }, at);
    await api.admin.post('/learning-environment/map-programs', { keys: [program['key']] }, at);
  });

  test('the keys of a list are those of all its pages, in its order', async () => {
    const department = 'Keys';
    const saved: unknown[] = [];
    for (const name of ['Cora', 'Abel', 'Bela']) saved.push((await aSavedLearner({ name, department }))['key']);
    await aSavedLearner({ name: 'Abel', department: 'Others' });
    const searchCriteria = { filter: { department: { equals: department } } };
    const sortConfig = { active: 'name', direction: 'asc' };
    const { status, body } = await api.admin.post('/learner/keys', { searchCriteria, sortConfig });
    expect([status, body]).toEqual([200, { keys: [saved[1], saved[2], saved[0]], totalItems: 3 }]);
    const found = await api.admin.post('/learner/keys', { searchCriteria: { ...searchCriteria, text: 'abe' } });
    expect(found.body).toEqual({ keys: [saved[1]], totalItems: 1 });
  });

  test.each([
    [{ searchCriteria: { filter: { colour: 'red' } } }, { 'searchCriteria.filter': ['common.invalidFilter'] }],
    [{ sortConfig: { active: 'colour' } }, { 'sortConfig.active': ['common.invalidSort'] }],
    [{ pageOptions: { pageIndex: 1 } }, { pageOptions: ['common.unknownField'] }],
  ])('the keys of a list asked for by %j are refused', async (body, errors) => {
    const answer = await api.admin.post('/learner/keys', body);
    expect([answer.status, answer.errors]).toEqual([400, errors]);
  });

  test('of more than ten thousand records the first keys are told, and how many there are', async () => {
    const { tenant } = await api.database.owner.selectFrom('learner').select('tenant').executeTakeFirstOrThrow();
    const at = '2026-11-20T10:00:00.000Z';
    const records = Array.from({ length: 10_005 }, (_, index) => ({
      ...aLearner({ department: 'Many' }),
      key: `f${String(index).padStart(31, '0')}`,
      status: true,
      creationTime: at,
      modificationTime: at,
      createdBy: 'A test',
      version: 1,
    }));
    await insertMany(api.database.owner, entityNamed('learner'), { tenant: String(tenant), createdById: 'a', records });
    const searchCriteria = { filter: { department: { equals: 'Many' } } };
    const { body } = await api.admin.post('/learner/keys', { searchCriteria });
    expect([(body['keys'] as string[]).length, body['totalItems']]).toEqual([10_000, 10_005]);
    await api.database.owner.deleteFrom('learner').where('department', '=', 'Many').execute();
  });

  test('a trainer gets the keys within reach, and an instructor none', async () => {
    const within = await aLaunch(mine);
    await aLaunch(other);
    const { body } = await trainer.post('/program-launch/keys', {});
    expect(body).toMatchObject({ keys: expect.arrayContaining([within['key']]) });
    const listed = await trainer.post('/program-launch/paginated-list', { pageOptions: { pageSize: 100 } });
    expect(body['keys']).toEqual(listed.items.map(({ key }) => key));
    const instructor = await api.as({ roles: ['instructor'] });
    expect((await instructor.post('/program-launch/keys', {})).status).toBe(403);
  });

  test('each record is removed by itself: one that others use stays, with the reason and their names', async () => {
    const manager = await aSavedLearner();
    const managed = await aSavedLearner({ managerKey: manager['key'] });
    const free = await aSavedLearner();
    const gone = await aSavedLearner();
    await api.admin.post('/learner/remove', { keys: [gone['key']] });
    const keys = [manager, free, gone].map(({ key }) => String(key));
    const records = [{ key: managed['key'], text: managed['name'] }];
    const manages = { entity: 'learner', field: 'managerKey', count: 1, records };
    expect(await resultsOf('learner', { action: 'remove', keys: [...keys, unknown, 'nonsense'] })).toEqual([
      { key: keys[0], errors: { '': ['common.inUse'] }, holders: [manages], unseen: 0 },
      { key: keys[1] },
      { key: keys[2], errors: notFound },
      { key: unknown, errors: notFound },
      { key: 'nonsense', errors: notFound },
    ]);
    const statuses = await Promise.all([manager, managed, free].map(({ key }) => statusOfDetail('learner', key)));
    expect(statuses).toEqual([200, 200, 404]);
    expect([await auditsOf(keys[0]), await auditsOf(keys[1])]).toEqual([1, 2]);
  });

  test('a status is set on each, and audited where it changes', async () => {
    const first = String((await aSavedLearner())['key']);
    const second = String((await aSavedLearner({ status: false }))['key']);
    const task = { action: 'set-status', status: false, keys: [first, second] };
    expect(await resultsOf('learner', task)).toEqual([{ key: first }, { key: second }]);
    const { items } = await api.admin.get('/learner/history', { key: first });
    expect(items[0]).toMatchObject({ by: 'Asha Rao', changes: [{ field: 'status', from: true, to: false }] });
    expect(await auditsOf(second)).toBe(1);
  });

  test('an action is taken on each that its guards let, with what it asks for, and the history names it', async () => {
    const launches = [await aLaunch(mine), await aLaunch(mine), await aLaunch(mine)];
    const keys = launches.map(({ key }) => String(key));
    const draft = String(keys[1]);
    await resultsOf('program-launch', { action: 'activate', keys: keys.filter((key) => key !== draft) });
    const input = { inactiveReason: ' No room ' };
    expect(await resultsOf('program-launch', { action: 'deactivate', keys, input })).toEqual([
      { key: keys[0] },
      { key: draft, errors: { '': ['programLaunch.action.deactivate.state'] } },
      { key: keys[2] },
    ]);
    const { body } = await api.admin.get('/program-launch/detail', { key: String(keys[2]) });
    expect(body).toMatchObject({ status: 'Inactive', inactiveReason: 'No room' });
    const { items } = await api.admin.get('/program-launch/history', { key: String(keys[2]) });
    expect(items.map(({ action }) => action)).toEqual(['deactivate', 'activate', undefined]);
  });

  test('what other rows say against an action, and what is wrong with its input, is said of the record', async () => {
    const { key } = await aLaunch(mine);
    const keys = [String(key)];
    await resultsOf('program-launch', { action: 'activate', keys });
    await api.admin.save('event', { name: 'Day one', code: `EV-${number}`, launchKey: key });
    const openEvents = { '': ['programLaunch.action.complete.openEvents'] };
    expect(await resultsOf('program-launch', { action: 'complete', keys })).toEqual([{ key, errors: openEvents }]);
    const input = { inactiveReason: 'x'.repeat(251), colour: 'red' };
    expect(await resultsOf('program-launch', { action: 'deactivate', keys, input })).toEqual([
      {
        key,
        errors: {
          colour: ['common.unknownField'],
          inactiveReason: ['programLaunch.action.deactivate.inactiveReason.maxLength'],
        },
      },
    ]);
  });

  test('a record out of reach is not found, and the others are done', async () => {
    const within = String((await aLaunch(mine))['key']);
    const beyond = String((await aLaunch(other))['key']);
    const keys = [beyond, within];
    const expected = [{ key: beyond, errors: notFound }, { key: within }];
    expect(await resultsOf('program-launch', { action: 'activate', keys }, trainer)).toEqual(expected);
    expect(await resultsOf('program-launch', { action: 'remove', keys }, trainer)).toEqual(expected);
    expect(await statusOfDetail('program-launch', beyond)).toBe(200);
    expect(await resultsOf('program-launch', { action: 'remove', keys: [beyond] }, api.academyAdmin)).toEqual([
      { key: beyond, errors: notFound },
    ]);
  });

  test('who may not do it is refused as a whole', async () => {
    const { key } = await aSavedLearner();
    const body = { action: 'remove', keys: [key] };
    expect((await trainer.post('/learner/bulk', body)).status).toBe(403);
    expect(await statusOfDetail('learner', key)).toBe(200);
  });

  test.each([
    ['learner', {}, 'action'],
    ['learner', { action: 'explode', keys: [unknown] }, 'action'],
    ['program-launch', { action: 'set-status', status: true, keys: [unknown] }, 'action'],
    ['learner', { action: 'set-status', keys: [unknown] }, 'status'],
    ['learner', { action: 'remove', keys: [] }, 'keys'],
    ['learner', { action: 'remove', keys: [unknown, unknown] }, 'keys'],
    ['learner', { action: 'remove', keys: Array.from({ length: 101 }, (_, index) => String(index)) }, 'keys'],
    ['learner', { action: 'remove', keys: [unknown], colour: 'red' }, 'colour'],
  ])('%s/bulk refuses %j', async (entity, body, field) => {
    const { status, errors } = await api.admin.post(`/${entity}/bulk`, body);
    expect([status, Object.keys(errors)]).toEqual([400, [field]]);
  });

  let number = 0;
  const aLaunch = (environment: Values) => {
    number += 1;
    return api.admin.save('program-launch', {
      learningEnvironmentKey: environment['key'],
      programKey: program['key'],
      launchName: `Launch ${number}`,
      launchCode: `BULK-${number}`,
    });
  };
  const aSavedLearner = (changes: Values = {}) => api.admin.save('learner', aLearner(changes));
  const resultsOf = async (entity: string, body: object, client = api.admin): Promise<BulkResult[]> =>
    (await client.post(`/${entity}/bulk`, body)).body['results'] as BulkResult[];
  const statusOfDetail = async (entity: string, key: unknown) =>
    (await api.admin.get(`/${entity}/detail`, { key: String(key) })).status;
  const auditsOf = async (key: unknown) =>
    (await api.database.owner.selectFrom('audit').select('id').where('key', '=', String(key)).execute()).length;
});
