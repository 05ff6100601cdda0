import { beforeAll, expect, test } from 'vitest';
import { entities, entityNamed } from '#model/entities.ts';
import type { Field } from '#model/entity.ts';
import type { FieldKind } from '#model/kinds.ts';
import { aLearner, anEnvironment, onEachEngine } from '../support/api.ts';
import type { MakeBodies } from '../support/demo-record.ts';

const textual = [
  {},
  '\u0000',
  'a\u0000b',
  '\uD800',
  'x\uDC00',
  '\u0007',
  '\u202Eevil',
  '\u2066x',
  7,
  true,
  [],
  ['a'],
  { a: 1 },
];

/** What no field of the kind takes. */
const wrongValues = {
  key: [],
  text: textual,
  longText: ['\u0000', '\uD800', '\u0007', 7, true, [], { a: 1 }],
  email: [...textual, 'nobody', 'a@b@c', 'a b@example.test'],
  code: [...textual, 'a b', 'ä', 'a.b', '१', 'x'.repeat(51)],
  lookup: textual,
  integer: [{}, '7', 7.5, 2 ** 53, -(2 ** 53), 1e30, Infinity, 2 ** 31, true, [], [7], { a: 1 }],
  url: [...textual, 'nowhere', 'javascript:alert(1)'],
  phone: [...textual, 'call me'],
  zone: [...textual, 'Mars/Phobos', '+05:30'],
  country: [...textual, 'XX', 'in', 'IND', 'India'],
  money: [{}, '7', 7.5, Infinity, true, []],
  percentage: [{}, '7', Infinity, true, []],
  duration: [{}, '7', 7.5, Infinity, true, []],
  time: ['25:00', '12:60', 'noon', 7, true, []],
  choices: ['none of them', 7, ['none of them'], [7], { a: 1 }],
  references: ['nobody', 7, [7], ['\u0000'], { a: 1 }],
  object: ['x', 7, true, [], ['x']],
  list: ['x', 7, true, { a: 1 }, ['x'], [7]],
  recurrence: ['weekly', 'RRULE:FREQ=DAILY', 'DTSTART;TZID=UTC:20270104T090000\nRRULE:FREQ=YEARLY', 7, [], { a: 1 }],
  decimal: ['7', Infinity, true, [], { a: 1 }],
  boolean: [{}, 'true', 0, 1, 'yes', [], { a: 1 }],
  choice: ['none of them', 7, []],
  date: ['2026-02-30', '2026-13-01', '0000-01-01', '2026-1-1', '2026-01-01T00:00:00Z', 'today', 20_260_101, [], {}],
  dateTime: ['2026-02-30T00:00:00Z', 'now', 7, [], '2026-01-01'],
  reference: ['\u0000', 'nobody', 7, [], { a: 1 }],
  criteria: ['x', 7, [], [{}], { colour: 'red' }, { grade: { between: [9, 1] } }, { all: [] }, { name: 'Asha' }],
} as const satisfies Record<FieldKind, readonly unknown[]>;

const cases = entities.flatMap((entity) =>
  entity.fields
    .filter((field) => !field.readOnly)
    .map((field): [string, string, Field] => [entity.name, field.name, field]),
);

/** JSON.stringify makes null of Infinity. */
const written = (body: unknown): string =>
  JSON.stringify(body, (_name, value: unknown) => {
    return value === Infinity ? 'number:1e400' : value;
  }).replaceAll(/"number:([^"]+)"/g, '$1');

const isEmptyContainer = (value: unknown) => ['{}', '[]'].includes(written(value));

onEachEngine((api) => {
  let bodies: MakeBodies;
  beforeAll(async () => {
    bodies = await api.prepareBodies();
  });

  test.each(cases)('%s: %s takes no wrong value, and is named', async (entity, name, field) => {
    // Somebody of their own: all of these together would be more than one person may call.
    const admin = await api.as({ roles: ['super-admin'], claims: { sub: `${entity}.${name}` } });
    const [body = {}] = bodies(entityNamed(entity), 1);
    expect(wrongValues[field.kind].length).toBeGreaterThan(0);
    for (const value of wrongValues[field.kind]) {
      // Where a condition hides the field, an empty value is no value, as it should be.
      if (field.hints.when && isEmptyContainer(value)) continue;
      const payload = written({ ...body, [name]: value });
      const headers = { 'content-type': 'application/json' };
      const { status, errors } = await admin.send({ method: 'POST', url: `/api/${entity}/save`, payload, headers });
      const isNamed = Object.keys(errors).some((path) => path === name || path.startsWith(`${name}.`));
      expect([written(value), status, isNamed]).toEqual([written(value), 400, true]);
    }
  });

  const nameRefusals = async (name: unknown) =>
    (await api.admin.post('/learning-environment/save', anEnvironment({ name }))).errors['name'];

  test.each([
    [undefined, 'required'],
    [null, 'required'],
    ['', 'required'],
    ['   ', 'blank'],
    ['\u00A0\u3000', 'blank'],
    ['a'.repeat(101), 'maxLength'],
    ['🎓'.repeat(101), 'maxLength'],
    ['---', 'pattern'],
    ['?!.', 'pattern'],
    ['a\nb', 'characters'],
    ['a\u202Eb', 'characters'],
  ])('the name %j of a learning environment is refused: %s', async (name, keyword) => {
    expect(await nameRefusals(name)).toEqual([`learningEnvironment.name.${keyword}`]);
  });

  test.each([
    'a'.repeat(100),
    '🎓'.repeat(100),
    `  ${'é'.repeat(100)}  `,
    '=1+1',
    '<img src=x onerror=alert(1)>',
    "'; drop table learner; --",
    '{{7*7}}',
    '€',
    '+',
    '👨‍👩‍👧',
    'نام\u200Eه',
    '7',
  ])('the name %j is taken as text', async (name) => {
    expect((await api.admin.save('learning-environment', anEnvironment({ name })))['name']).toBe(name.trim());
  });

  const describedBy = (length: number) =>
    api.admin.post('/learning-environment/save', anEnvironment({ description: '🎓'.repeat(length) }));

  test.each([500, 501, 4000])('a description of %i characters is taken', async (length) => {
    expect((await describedBy(length)).status).toBe(200);
  });

  test('a description of 4,001 characters is refused', async () => {
    const { status, errors } = await describedBy(4001);
    expect([status, errors]).toEqual([400, { description: ['learningEnvironment.description.maxLength'] }]);
  });

  test('a description keeps its lines', async () => {
    const description = 'one\r\n\ttwo\nthree';
    const saved = await api.admin.save('learning-environment', anEnvironment({ description }));
    expect(saved['description']).toBe(description);
  });

  test('a missing or empty security filter is told from a wrong one', async () => {
    const refusals = async (securityCriteria: unknown) =>
      (await api.admin.post('/learning-environment/save', anEnvironment({ securityCriteria }))).errors;
    for (const missing of [undefined, null, {}]) {
      expect(await refusals(missing)).toEqual({ securityCriteria: ['learningEnvironment.securityCriteria.required'] });
    }
    expect(await refusals({ colour: 'red' })).toEqual({
      securityCriteria: ['learningEnvironment.securityCriteria.criteria'],
    });
  });

  test('several mistakes are told at once', async () => {
    const { errors } = await api.admin.post('/learner/save', aLearner({ name: '', grade: 0, email: 'x', colour: 1 }));
    expect(Object.keys(errors).toSorted()).toEqual(['colour', 'email', 'grade', 'name']);
  });

  test.each(['\u0000', 'a\u0000', '\uD800', "' or 1=1", '../../etc', 'A'.repeat(32), 'x'.repeat(100)])(
    'the key %j is not found, wherever it is sent',
    async (key) => {
      const at = `key=${encodeURIComponent(key.replaceAll(/\p{Cs}/gu, '\uFFFD'))}`;
      const statuses = [
        await api.admin.send({ method: 'GET', url: `/api/learner/detail?${at}` }),
        await api.admin.send({ method: 'GET', url: `/api/learner/history?${at}` }),
        await api.admin.send({ method: 'POST', url: `/api/learner/update-status?${at}` }),
        await api.admin.post('/learner/update', { key, grade: 1 }),
        await api.admin.post('/learner/remove', { keys: [key] }),
      ].map(({ status }) => status);
      expect(statuses).toEqual([404, 404, 404, 404, 404]);
      const { status, items } = await api.admin.post('/learner/options', { keys: [key] });
      expect([status, items]).toEqual([200, []]);
    },
  );

  test('queries that no text can be are refused or find nothing', async () => {
    const resources = '/localization-management/module-resources';
    expect((await api.admin.get(resources, { cultureName: '\u0000', moduleName: 'x' })).status).toBeLessThan(500);
    const values = await api.admin.get('/learning-environment/security-filter-values', {
      attribute: 'department',
      text: '\u0000',
    });
    expect([values.status, values.errors]).toEqual([400, { text: ['validation.characters'] }]);
  });
});
