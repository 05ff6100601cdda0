import { beforeAll, expect, test } from 'vitest';
import { matches } from '#model/criteria.ts';
import type { Entity, Field } from '#model/entity.ts';
import { anEnvironment, aLearner, onEachEngine } from '../support/api.ts';
import type { MakeBodies } from '../support/demo-record.ts';
import { saveable } from '../support/saveable.ts';

onEachEngine((api) => {
  let bodies: MakeBodies;
  beforeAll(async () => {
    bodies = await api.prepareBodies();
  });

  test.each(saveable)('$name: a record is answered as it was saved, and read again the same', async (entity) => {
    const [body = {}] = bodies(entity, 1);
    const saved = await api.admin.save(entity.name, body);
    const key: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(saved).toMatchObject({ ...body, version: 1, createdBy: 'Asha Rao', key });
    expect(saved['creationTime']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.]\d{3}Z$/);
    expect(saved['modificationTime']).toBe(saved['creationTime']);
    const detail = await api.admin.get(`/${entity.name}/detail`, { key: String(saved['key']) });
    expect(detail.body).toEqual(saved);
    const filter = { key: saved['key'] };
    expect(await api.admin.list(entity.name, { searchCriteria: { filter } })).toEqual([saved]);
  });

  test.each(saveable)('$name: what is absent has its default, or is null', async (entity) => {
    const [full = {}] = bodies(entity, 1);
    const conditions = JSON.stringify(entity.fields.map(({ hints }) => [hints.when, hints.requiredUnless]));
    // What conditions speak of stays, for it decides what else must be there.
    const isKept = ({ name, required, hints }: Field) =>
      required || hints.when || hints.requiredUnless || conditions.includes(`"${name}"`);
    const kept = entity.fields.filter((field) => !field.readOnly && isKept(field)).map(({ name }) => name);
    const saved = await api.admin.save(entity.name, Object.fromEntries(kept.map((name) => [name, full[name]])));
    const absent = entity.fields.filter(({ name, readOnly }) => !readOnly && !kept.includes(name));
    expect(absent.length).toBeGreaterThan(0);
    for (const { name, property } of absent) expect([name, saved[name]]).toEqual([name, property.default ?? null]);
  });

  test.each(saveable)('$name: every missing required field is refused under its name', async (entity) => {
    const { status, errors } = await api.admin.post(`/${entity.name}/save`, {});
    const values = Object.fromEntries(entity.fields.map(({ name, property }) => [name, property.default]));
    const isMissing = ({ name, required, readOnly, hints }: Field) =>
      values[name] === undefined &&
      !readOnly &&
      (required || hints.requiredUnless) &&
      (!hints.when || matches(hints.when, values));
    const required = entity.fields.filter((field) => isMissing(field)).map(({ name }) => name);
    expect(status).toBe(400);
    expect(Object.keys(errors).toSorted()).toEqual(required.toSorted());
    for (const name of required) expect(errors[name]).toEqual([`${entity.keys}.${name}.required`]);
  });

  test.each(saveable)('$name: unknown names are refused under their names, and nothing is saved', async (entity) => {
    const before = await totalOf(entity);
    const [body = {}] = bodies(entity, 1);
    const { status, errors } = await api.admin.post(`/${entity.name}/save`, { ...body, colour: 'red', 'x-y.z': 1 });
    expect(status).toBe(400);
    expect(errors).toEqual({ colour: ['common.unknownField'], 'x-y.z': ['common.unknownField'] });
    expect(await totalOf(entity)).toBe(before);
  });

  test('read-only fields of a body are ignored', async () => {
    const forged = { key: 'f'.repeat(32), version: 7, createdBy: 'Eve', creationTime: '2001-01-01T00:00:00.000Z' };
    const saved = await api.admin.save('learner', aLearner(forged));
    expect(saved).toMatchObject({ version: 1, createdBy: 'Asha Rao' });
    expect(saved['key']).not.toBe(forged.key);
    expect(saved['creationTime']).not.toBe(forged.creationTime);
  });

  test('a code is unique in the tenant ignoring case, and keeps its case', async () => {
    const saved = await api.admin.save('learning-environment', anEnvironment({ code: 'North-1' }));
    expect(saved['code']).toBe('North-1');
    const again = await api.admin.post('/learning-environment/save', anEnvironment({ code: 'NORTH-1' }));
    expect([again.status, again.errors]).toEqual([400, { code: ['learningEnvironment.code.unique'] }]);
    const elsewhere = await api.academyAdmin.post('/learning-environment/save', anEnvironment({ code: 'NORTH-1' }));
    expect(elsewhere.status).toBe(200);
  });

  test('of several that save one code at once, one succeeds', async () => {
    const saving = Array.from({ length: 8 }, () =>
      api.admin.post('/learning-environment/save', anEnvironment({ code: 'RUSH' })),
    );
    const statuses = (await Promise.all(saving)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
  });

  test('names need not be unique', async () => {
    const same = { name: 'Twice' };
    await api.admin.save('learning-environment', anEnvironment(same));
    expect((await api.admin.post('/learning-environment/save', anEnvironment(same))).status).toBe(200);
  });

  test('texts are kept composed and without blanks around them', async () => {
    const saved = await api.admin.save('learning-environment', anEnvironment({ name: '  Cafe\u0301 ' }));
    expect(saved['name']).toBe('Caf\u00E9');
  });

  test('a reference to nobody is refused under its name', async () => {
    const { status, errors } = await api.admin.post('/learner/save', aLearner({ managerKey: 'a'.repeat(32) }));
    expect([status, errors]).toEqual([400, { managerKey: ['learner.managerKey.reference'] }]);
  });

  test('a reference into another tenant is refused like one to nobody', async () => {
    const { key } = await api.academyAdmin.save('learner', aLearner());
    const { status, errors } = await api.admin.post('/learner/save', aLearner({ managerKey: key }));
    expect([status, errors]).toEqual([400, { managerKey: ['learner.managerKey.reference'] }]);
  });

  test('fields that contradict each other are refused', async () => {
    const backwards = { name: 'Backwards', startDate: '2027-01-02', endDate: '2027-01-01' };
    const { status, errors } = await api.admin.post('/holiday/save', backwards);
    expect([status, errors]).toEqual([400, { startDate: ['holiday.startDate.atMost'] }]);
  });

  const totalOf = async ({ name }: Entity) => (await api.admin.post(`/${name}/paginated-list`, {})).body['totalItems'];
});
