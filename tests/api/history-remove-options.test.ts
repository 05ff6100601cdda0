import { expect, test } from 'vitest';
import { anEnvironment, aLearner, onEachEngine } from '../support/api.ts';

onEachEngine((api) => {
  test('the history says who changed what from what to what, newest first', async () => {
    const environment = anEnvironment({ name: 'Old', description: 'Some' });
    const { key } = await api.admin.save('learning-environment', environment);
    const filter = { location: 'Berlin' };
    await api.admin.post('/learning-environment/update', {
      key,
      name: 'New',
      description: null,
      securityCriteria: filter,
    });
    await api.admin.post('/learning-environment/update-status', {}, { key: String(key) });
    const { items } = await api.admin.get('/learning-environment/history', { key: String(key) });
    expect(items.map(({ by }) => by)).toEqual(['Asha Rao', 'Asha Rao', 'Asha Rao']);
    const times = items.map(({ at }) => String(at));
    expect(times).toEqual(times.toSorted().toReversed());
    const [toggled, updated, created] = items.map(({ changes }) => changes);
    expect(toggled).toEqual([{ field: 'status', from: true, to: false }]);
    expect(updated).toEqual([
      { field: 'name', from: 'Old', to: 'New' },
      { field: 'description', from: 'Some', to: null },
      { field: 'securityCriteria', from: environment['securityCriteria'], to: filter },
    ]);
    expect(created).toContainEqual({ field: 'code', from: null, to: environment['code'] });
  });

  test('a page of the history is answered with how many changes there are', async () => {
    const { key } = await api.admin.save('learner', aLearner());
    for (const name of ['One', 'Two', 'Three']) await api.admin.post('/learner/update', { key, name });
    const ask = (query: object) => api.admin.get('/learner/history', { key: String(key), ...query });
    const { body, items } = await ask({ pageIndex: '1', pageSize: '2' });
    expect(body['totalItems']).toBe(4);
    expect(items.map(({ changes }) => changes)).toEqual([
      [{ field: 'name', from: expect.any(String) as string, to: 'One' }],
      expect.arrayContaining([{ field: 'name', from: null, to: expect.any(String) as string }]),
    ]);
    expect((await ask({})).body).not.toHaveProperty('totalItems');
    expect((await ask({ pageIndex: '9' })).body).toEqual({ items: [], totalItems: 4 });
  });

  test.each([{ pageIndex: '-1' }, { pageSize: '0' }, { pageSize: '101' }, { pageSize: 'all' }])(
    'a page of the history like %j is refused',
    async (query) => {
      const { key } = await api.admin.save('learner', aLearner());
      const { status, errors } = await api.admin.get('/learner/history', { key: String(key), ...query });
      expect([status, errors]).toEqual([400, { [String(Object.keys(query)[0])]: ['common.invalidPage'] }]);
    },
  );

  test('the history of a refused update is empty', async () => {
    const { key } = await api.admin.save('learner', aLearner());
    await api.admin.post('/learner/update', { key, grade: 99 });
    expect((await api.admin.get('/learner/history', { key: String(key) })).items).toHaveLength(1);
  });

  test('removed records are gone, and their going is audited', async () => {
    const first = await api.admin.save('learner', aLearner());
    const second = await api.admin.save('learner', aLearner());
    const keys = [first['key'], second['key'], first['key']];
    const { status, body } = await api.admin.post('/learner/remove', { keys });
    expect([status, body]).toEqual([200, { count: 2 }]);
    for (const call of ['detail', 'history']) {
      expect([call, (await api.admin.get(`/learner/${call}`, { key: String(first['key']) })).status]).toEqual([
        call,
        404,
      ]);
    }
    expect(await auditedRemovals(String(first['key']))).toBe(1);
  });

  test('of several keys with an unknown one nothing is removed', async () => {
    const { key } = await api.admin.save('learner', aLearner());
    const { status } = await api.admin.post('/learner/remove', { keys: [key, '0'.repeat(32)] });
    expect(status).toBe(404);
    expect((await api.admin.get('/learner/detail', { key: String(key) })).status).toBe(200);
    expect(await auditedRemovals(String(key))).toBe(0);
  });

  test('a record that others use is kept, and the answer says what holds it', async () => {
    const manager = await api.admin.save('learner', aLearner());
    const other = await api.admin.save('learner', aLearner());
    const managed = await api.admin.save('learner', aLearner({ managerKey: manager['key'] }));
    const { status, body } = await api.admin.post('/learner/remove', { keys: [other['key'], manager['key']] });
    expect(status).toBe(400);
    const records = [{ key: managed['key'], text: managed['name'] }];
    const holders = [{ entity: 'learner', field: 'managerKey', count: 1, records }];
    expect(body).toEqual({ errors: { '': ['common.inUse'] }, holders, unseen: 0 });
    expect((await api.admin.get('/learner/detail', { key: String(other['key']) })).status).toBe(200);
    const both = await api.admin.post('/learner/remove', { keys: [manager['key'], managed['key']] });
    expect(both.status).toBe(200);
  });

  test('all that hold a record are told: exactly how many of each entity, and the first five by name', async () => {
    const { key: programKey } = await api.admin.save('program', { name: 'Held', code: 'HELD' });
    const environment = await api.admin.save('learning-environment', anEnvironment());
    const { key: learningEnvironmentKey, name } = environment;
    for (const launchName of ['F', 'E', 'D', 'C', 'B', 'A']) {
      const launch = { launchName, launchCode: `HELD-${launchName}`, learningEnvironmentKey, programKey };
      await api.admin.save('program-launch', launch);
    }
    const mapped = { keys: [programKey] };
    await api.admin.post('/learning-environment/map-programs', mapped, { key: String(learningEnvironmentKey) });
    const { body } = await api.admin.post('/program/remove', mapped);
    const launches = ['A', 'B', 'C', 'D', 'E'].map((text) => ({ key: expect.any(String) as string, text }));
    expect(body).toEqual({
      errors: { '': ['common.inUse'] },
      holders: [
        { entity: 'learning-environment', count: 1, records: [{ key: learningEnvironmentKey, text: name }] },
        { entity: 'program-launch', field: 'programKey', count: 6, records: launches },
      ],
      unseen: 0,
    });
  });

  test.each([{}, { keys: [] }, { keys: 'all' }, { keys: [7] }, { keys: Array.from({ length: 1001 }, () => 'a') }])(
    'remove refuses a body like %j',
    async (body) => {
      expect((await api.admin.post('/learner/remove', body)).status).toBe(400);
    },
  );

  test('options are at most 50, by name, found by folded text, by keys and by criteria', async () => {
    const tag = { department: 'Optical' };
    const ask = async (body: object) => (await api.admin.post('/learner/options', body)).items;
    for (let index = 0; index < 55; index++)
      await api.admin.save('learner', aLearner({ ...tag, name: `Optician ${index}` }));
    const { key } = await api.admin.save('learner', aLearner({ ...tag, name: 'Ångström' }));
    expect(await ask({ text: 'ANGSTROM' })).toEqual([{ value: key, label: 'Ångström' }]);
    expect(await ask({ keys: [key, '0'.repeat(32)] })).toEqual([{ value: key, label: 'Ångström' }]);
    const all = await ask({ where: tag });
    expect(all).toHaveLength(50);
    expect(all[0]).toEqual({ value: key, label: 'Ångström' });
    const others = all.slice(1).map(({ label }) => String(label));
    expect(others).toEqual(others.toSorted());
  });

  test('options refuse criteria that are none', async () => {
    expect((await api.admin.post('/learner/options', { where: { colour: 'red' } })).status).toBe(400);
  });

  const auditedRemovals = async (key: string): Promise<number> => {
    const rows = await api.database.owner.selectFrom('audit').select('changes').where('key', '=', key).execute();
    return rows.filter(({ changes }) => JSON.stringify(changes).includes('"field":""')).length;
  };
});
