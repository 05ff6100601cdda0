import { expect, test } from 'vitest';
import { entities, entityNamed } from '#model/entities.ts';
import { isSortable } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import { insertMany } from '#server/records/insert-many.ts';
import { demoRecords } from '#scripts/demo/demo-records.ts';
import { aLearner, onEachEngine } from '../support/api.ts';

/** Enough for the paging of far pages, which takes another statement. */
const MANY = 1130;

/** The entities whose list columns the specification names (section 3). */
const specified = entities.filter(({ name }) =>
  ['learning-environment', 'trainer', 'instructor', 'program', 'training', 'program-launch'].includes(name),
);

onEachEngine((api) => {
  const page = (body: object, entity = 'learner') => api.admin.post(`/${entity}/paginated-list`, body);
  const only = (filter: object) => ({ searchCriteria: { filter } });

  test('without a body of its own a list is the first ten, the newest first', async () => {
    const names: unknown[] = [];
    for (let index = 0; index < 12; index++) names.push((await api.academyAdmin.save('learner', aLearner()))['name']);
    const { status, body, items } = await api.academyAdmin.post('/learner/paginated-list', {});
    expect([status, body['totalItems']]).toEqual([200, 12]);
    expect(items.map(({ name }) => name)).toEqual(names.toReversed().slice(0, 10));
  });

  test('an empty list is an empty list', async () => {
    const { status, body } = await page(only({ name: { contains: 'nobody at all' } }));
    expect([status, body]).toEqual([200, { items: [], totalItems: 0 }]);
  });

  test.each(['creationTime', 'status', 'grade', 'department', 'createdBy'])(
    'pages by %s repeat and skip nothing, near and far, in both directions',
    async (active) => {
      await seedMany();
      for (const direction of ['asc', 'desc']) {
        const keys: unknown[] = [];
        for (let pageIndex = 0; pageIndex * 100 < MANY; pageIndex++) {
          const answer = await page({ pageOptions: { pageIndex, pageSize: 100 }, sortConfig: { active, direction } });
          expect(answer.body['totalItems']).toBe(MANY);
          keys.push(...answer.items.map(({ key }) => key));
        }
        expect(keys).toHaveLength(MANY);
        expect(new Set(keys).size).toBe(MANY);
      }
    },
  );

  test('the other direction is the exact reverse', async () => {
    await seedMany();
    const keysOf = async (direction: string, pageIndex: number): Promise<unknown[]> => {
      const sortConfig = { active: 'department', direction };
      return (await page({ pageOptions: { pageIndex, pageSize: 10 }, sortConfig })).items.map(({ key }) => key);
    };
    expect(await keysOf('desc', MANY / 10 - 1)).toEqual((await keysOf('asc', 0)).toReversed());
  });

  test('the total is exact past the end, and after every write', async () => {
    const filter = { location: 'Reykjavík' };
    const count = async (pageIndex = 0) =>
      (await page({ pageOptions: { pageIndex }, ...only(filter) })).body['totalItems'];
    expect(await count()).toBe(0);
    const { key } = await api.admin.save('learner', aLearner(filter));
    expect([await count(), await count(), await count(1_000_000)]).toEqual([1, 1, 1]);
    await api.admin.save('learner', aLearner(filter));
    expect(await count()).toBe(2);
    await api.admin.post('/learner/update', { key, location: 'Oslo' });
    expect(await count()).toBe(1);
    await api.admin.post('/learner/update', { key, ...filter });
    await api.admin.post('/learner/remove', { keys: [key] });
    expect(await count()).toBe(1);
  });

  test('totals asked for while others write are never behind their own writes', async () => {
    const filter = { location: 'Nuuk' };
    const writeAndCount = async (): Promise<number> => {
      await api.admin.save('learner', aLearner(filter));
      return Number((await page(only(filter))).body['totalItems']);
    };
    const totals = await Promise.all(Array.from({ length: 20 }, writeAndCount));
    expect(Math.max(...totals)).toBe(20);
    expect((await page(only(filter))).body['totalItems']).toBe(20);
  });

  test.each([1, 10, 20, 30, 100])('a page may have %i rows', async (pageSize) => {
    await seedMany();
    expect((await page({ pageOptions: { pageSize, length: 7 } })).items).toHaveLength(pageSize);
  });

  test.each<[string, unknown]>([
    ...[0, 101, 1000, -1, 1e15, 2.5, '10', null, true].map(
      (pageSize) => ['pageOptions', { pageSize }] as [string, unknown],
    ),
    ...[-1, 1_000_001, 1e15, 0.5, '0', null].map((pageIndex) => ['pageOptions', { pageIndex }] as [string, unknown]),
    ['pageOptions', []],
    ['pageOptions', { offset: 3 }],
    ['sortConfig', { active: 'colour' }],
    ['sortConfig', { active: 'securityCriteria' }],
    ['sortConfig', { active: 'name; drop table learner' }],
    ['sortConfig', { direction: 'up' }],
    ['sortConfig', 'name'],
    ['searchCriteria', { text: 7 }],
    ['searchCriteria', { text: 'x'.repeat(201) }],
    ['searchCriteria', { text: 'a\u0000b' }],
    ['searchCriteria', { filter: [] }],
    ['searchCriteria', { words: 'x' }],
    ['page', 1],
  ])('a list refuses %s %j under its name', async (part, value) => {
    const { status, errors } = await page({ [part]: value });
    expect(status).toBe(400);
    expect(Object.keys(errors)).toEqual([expect.stringMatching(new RegExp(`^${part}([.]|$)`))]);
  });

  test.each(specified)('$name: every listed column sorts and filters', async (entity) => {
    for (const field of entity.columns) {
      expect([`${field.name} sorts`, isSortable(field)]).toEqual([`${field.name} sorts`, true]);
      expect([`${field.name} filters`, field.operations.length > 0]).toEqual([`${field.name} filters`, true]);
      const { status } = await page({ sortConfig: { active: field.name, direction: 'asc' } }, entity.name);
      expect([field.name, status]).toEqual([field.name, 200]);
    }
  });

  test('another record sorts by its name, not by the key that stands for it', async () => {
    const trainingOf: Record<string, string> = { Äther: 'Flying', Zinc: 'Welding', Copper: 'Plumbing' };
    for (const [name, trainingName] of Object.entries(trainingOf)) {
      const { key: topicKey } = await api.admin.save('topic', { name });
      await api.admin.save('training', { trainingName, code: trainingName, mode: 'CLT', topicKey });
    }
    const answer = await page({ sortConfig: { active: 'topicKey', direction: 'asc' } }, 'training');
    expect(answer.items.map(({ trainingName }) => trainingName)).toEqual(['Flying', 'Plumbing', 'Welding']);
  });

  test('names sort as people expect: case and accents do not count, every script has its place', async () => {
    const names = ['zebra', 'Äpfel', 'apple', 'Zoë', 'éclair', 'Eclair II', 'Ольга', '田中'];
    const tag = { department: 'Order' };
    for (const name of names) await api.admin.save('learner', aLearner({ ...tag, name }));
    const answer = await page({ ...only(tag), sortConfig: { active: 'name', direction: 'asc' } });
    expect(answer.items.map(({ name }) => name)).toEqual([
      'Äpfel',
      'apple',
      'éclair',
      'Eclair II',
      'zebra',
      'Zoë',
      'Ольга',
      '田中',
    ]);
  });

  let isSeeded = false;
  /** Learners with few different values, straight into the table; the other tests of this file write beside them. */
  const seedMany = async (): Promise<void> => {
    if (isSeeded) return;
    isSeeded = true;
    await api.database.owner.deleteFrom('learner').where('tenant', '=', 'rostrum').execute();
    const records = [...demoRecords(entityNamed('learner'), MANY, 3)].map((record): Values => ({
      ...record,
      managerKey: null,
      creationTime: '2026-01-01T00:00:00.000Z',
    }));
    await insertMany(api.database.owner, entityNamed('learner'), { tenant: 'rostrum', createdById: 'x', records });
  };
});
