import { expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { anEnvironment, aLearner, onEachEngine } from '../support/api.ts';

onEachEngine((api) => {
  const update = (body: Values) => api.admin.post('/learner/update', body);

  test('what a body does not name stays as it is', async () => {
    const before = await api.admin.save('learner', aLearner({ grade: 4, location: 'Berlin' }));
    const { status, body } = await update({ key: before['key'], grade: 5 });
    const changed = { grade: 5, version: 2, modificationTime: body['modificationTime'] };
    expect([status, body]).toEqual([200, { ...before, ...changed }]);
    expect(Date.parse(String(body['modificationTime']))).toBeGreaterThan(
      Date.parse(String(before['modificationTime'])),
    );
  });

  test('null clears a field, and brings back a default', async () => {
    const { key } = await api.admin.save('learner', aLearner({ grade: 4, status: false }));
    const { body } = await update({ key, grade: null, status: null });
    expect(body).toMatchObject({ grade: null, status: true });
  });

  test('null does not clear what is required', async () => {
    const { key } = await api.admin.save('learner', aLearner());
    const { status, errors } = await update({ key, name: null });
    expect([status, errors]).toEqual([400, { name: ['learner.name.required'] }]);
  });

  test('a stale version is refused with the record as it is now, and changes nothing', async () => {
    const { key, version } = await api.admin.save('learner', aLearner());
    const { body: current } = await update({ key, version, grade: 6 });
    const { status, body } = await update({ key, version, grade: 7 });
    expect(status).toBe(409);
    expect(body).toEqual({ errors: { '': ['common.conflict'] }, current });
    expect((await api.admin.get('/learner/detail', { key: String(key) })).body).toEqual(current);
  });

  test('of several that update one version at once, one succeeds', async () => {
    const { key, version } = await api.admin.save('learner', aLearner());
    const grades = [1, 2, 3, 4, 5, 6];
    const answers = await Promise.all(grades.map((grade) => update({ key, version, grade })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    const winner = grades[statuses.indexOf(200)];
    expect((await api.admin.get('/learner/detail', { key: String(key) })).body).toMatchObject({
      grade: winner,
      version: 2,
    });
  });

  test('without a version the last one wins', async () => {
    const { key } = await api.admin.save('learner', aLearner());
    await update({ key, grade: 6 });
    expect((await update({ key, grade: 7 })).body).toMatchObject({ grade: 7, version: 3 });
  });

  test('an update that changes nothing neither counts nor is audited', async () => {
    const before = await api.admin.save('learner', aLearner({ grade: 4 }));
    expect((await update({ key: before['key'], grade: 4 })).body).toEqual(before);
    expect((await api.admin.get('/learner/history', { key: String(before['key']) })).items).toHaveLength(1);
  });

  test('read-only fields are ignored, so that a whole record may be sent back', async () => {
    const before = await api.admin.save('learner', aLearner());
    const { status, body } = await update({ ...before, createdBy: 'Eve', creationTime: 'never', grade: 9 });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, grade: 9, version: 2, modificationTime: body['modificationTime'] });
  });

  test('unknown names are refused under their names', async () => {
    const { key } = await api.admin.save('learner', aLearner());
    const { status, errors } = await update({ key, colour: 'red' });
    expect([status, errors]).toEqual([400, { colour: ['common.unknownField'] }]);
  });

  test('a body without a key is refused under its name', async () => {
    for (const body of [{}, { key: null }, { key: 7 }, { key: '' }]) {
      const { status, errors } = await update({ ...body, grade: 1 });
      expect([JSON.stringify(body), [status, errors]]).toEqual([
        JSON.stringify(body),
        [400, { key: ['validation.required'] }],
      ]);
    }
  });

  test('an unknown key is not found', async () => {
    const { status, body } = await update({ key: '0'.repeat(32), grade: 1 });
    expect([status, body]).toEqual([404, { errors: { '': ['common.notFound'] } }]);
  });

  test('a code that another record has is refused, its own is not', async () => {
    await api.admin.save('learning-environment', anEnvironment({ code: 'TAKEN' }));
    const { key } = await api.admin.save('learning-environment', anEnvironment({ code: 'MINE' }));
    const taken = await api.admin.post('/learning-environment/update', { key, code: 'taken' });
    expect([taken.status, taken.errors]).toEqual([400, { code: ['learningEnvironment.code.unique'] }]);
    const own = await api.admin.post('/learning-environment/update', { key, code: 'mine' });
    expect([own.status, own.body['code']]).toEqual([200, 'mine']);
  });

  test('rules between fields look at the record that an update would make', async () => {
    const holiday = { name: 'Spring', startDate: '2027-03-01', endDate: '2027-03-05' };
    const { key } = await api.admin.save('holiday', holiday);
    const { status, errors } = await api.admin.post('/holiday/update', { key, endDate: '2027-02-01' });
    expect([status, errors]).toEqual([400, { startDate: ['holiday.startDate.atMost'] }]);
  });

  test('update-status toggles, or sets what it is told, and answers the new status', async () => {
    const { key } = await api.admin.save('learning-environment', anEnvironment());
    const at = { key: String(key) };
    const path = '/learning-environment/update-status';
    expect((await api.admin.post(path, { key }, at)).body).toEqual({ key, status: false });
    expect((await api.admin.post(path, undefined, at)).body).toEqual({ key, status: true });
    expect((await api.admin.post(path, { key, status: true }, at)).body).toEqual({ key, status: true });
    expect((await api.admin.post(path, { status: false }, at)).body).toEqual({ key, status: false });
    const detail = await api.admin.get('/learning-environment/detail', at);
    expect(detail.body).toMatchObject({ status: false, version: 4 });
  });

  test('update-status refuses an unknown key, no key, and a status that is none', async () => {
    const path = '/learning-environment/update-status';
    expect((await api.admin.post(path, {}, { key: '0'.repeat(32) })).status).toBe(404);
    expect((await api.admin.post(path, {})).errors).toEqual({ key: ['validation.required'] });
    expect((await api.admin.post(path, { status: 'yes' }, { key: '0'.repeat(32) })).errors).toHaveProperty('status');
  });
});
