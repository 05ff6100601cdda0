import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { AudiencePreview } from '#model/audience.ts';
import { matches, type Criteria } from '#model/criteria.ts';
import { whyCriteriaInvalid } from '#model/criteria-check.ts';
import { criteriaSchemaOf } from '#model/criteria-schema.ts';
import { entityNamed, securityAttributes } from '#model/entities.ts';
import type { Field } from '#model/entity.ts';
import { tidy } from '#model/text.ts';
import type { Values } from '#model/values.ts';
import { insertMany } from '#server/records/insert-many.ts';
import { onEachEngine } from '../support/api.ts';

const RUNS = 200;
const learner = entityNamed('learner');

/** Few values of many scripts, so that criteria and records meet; among them what folding and LIKE get wrong. */
const texts = [
  'Ärger',
  'ARGER',
  'a%b',
  'A_b',
  String.raw`a\b`,
  'straße',
  'İz',
  'ız',
  'प्रिया',
  'أحمد',
  '李',
  'e\u0301',
  'ﬁ',
  '🎓',
  '\u0301',
  'Σίσυφος',
  'σ',
];
const text = fc.oneof(
  fc.constantFrom(...texts),
  fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' ')),
);
const day = fc.constantFrom('2025-12-31', '2026-01-01', '2026-01-02', '2024-02-29', '0001-01-01', '9999-12-31');
const instant = fc.constantFrom(
  '2025-12-31T18:29:59.999Z',
  '2025-12-31T18:30:00.000Z',
  '2026-01-01T18:29:59.999Z',
  '2026-01-01T18:30:00.000Z',
  '2026-01-01T00:00:00.000Z',
  '2026-01-01T05:30:00.000+05:30',
);
const grade = fc.integer({ min: 1, max: 6 });
const number = fc.oneof(
  grade,
  fc.double({ min: 0, max: 7, noNaN: true }),
  fc.constantFrom(-0, 1e300, 2 ** 31, -(2 ** 40)),
);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 3 });

const record = fc.record({
  name: text,
  employeeCode: text,
  loginCode: optional(text),
  email: optional(text),
  dateOfJoining: optional(day),
  grade: optional(grade),
  department: optional(text),
  location: optional(text),
  language: optional(fc.constantFrom('English', 'German', 'Hindi', 'Arabic')),
  status: fc.boolean(),
  creationTime: instant.map((value) => new Date(value).toISOString()),
});

const valueOf = (field: Field): fc.Arbitrary<unknown> => {
  if (field.property.enum) return fc.constantFrom(...field.property.enum);
  if (field.kind === 'boolean') return fc.boolean();
  if (field.kind === 'dateTime') return fc.oneof(day, instant);
  if (field.dataType === 'number') return number;
  return field.kind === 'date' ? day : text;
};

const unasked = new Set(['key', 'employeeCode', 'managerKey', 'jobRole', 'modificationTime', 'createdBy', 'version']);
const leafOn = (fields: readonly Field[]): fc.Arbitrary<Criteria> =>
  fc.constantFrom(...fields.filter(({ name }) => !unasked.has(name))).chain((field) =>
    fc.constantFrom(...field.operations).chain((operation) => {
      const value = valueOf(field);
      const sorted = fc.tuple(number, number).map((pair) => pair.toSorted((a, b) => a - b));
      if (operation === 'between') return sorted.map((operand) => ({ [field.name]: { between: operand } }));
      const operand = operation === 'anyOf' ? fc.array(value, { minLength: 1, maxLength: 3 }) : value;
      return operand.map((given) => ({ [field.name]: { [operation]: given } }));
    }),
  );
const criteriaOf = (leaf: fc.Arbitrary<Criteria>): fc.Arbitrary<Criteria> =>
  fc.letrec<{ criteria: Criteria }>((tie) => ({
    criteria: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      leaf,
      fc.record({ all: fc.array(tie('criteria'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ any: fc.array(tie('criteria'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ not: tie('criteria') }),
      fc.tuple(leaf, leaf).map(([first, second]) => ({ ...first, ...second })),
    ),
  })).criteria;
const criteria = criteriaOf(leafOn(learner.fields.filter(({ operations }) => operations.length > 0)));
const securityCriteria = criteriaOf(leafOn(securityAttributes));

/** Names and operands that belong together only now and then. */
const operand = fc.oneof(
  text,
  day,
  number,
  fc.boolean(),
  fc.constantFrom(null, '', ' ', '2026-02-30', '🎓'.repeat(150), '🎓'.repeat(201), 'a\u202E', '\uD800'),
);
const operands = fc.oneof(operand, fc.array(operand, { maxLength: 3 }), fc.tuple(number, number));
const operation = fc.constantFrom(
  'equals',
  'anyOf',
  'lessThan',
  'greaterThan',
  'between',
  'contains',
  'endsWith',
  'is',
);
const attribute = fc.constantFrom('name', 'grade', 'department', 'dateOfJoining', 'status', 'creationTime', 'shoe');
const nearlyLeaf = fc.dictionary(attribute, fc.oneof(operands, fc.dictionary(operation, operands, { maxKeys: 2 })), {
  maxKeys: 2,
});
const nearlyCriteria = fc.oneof(
  criteriaOf(nearlyLeaf as fc.Arbitrary<Criteria>),
  fc.dictionary(fc.constantFrom('all', 'any', 'not'), fc.array(nearlyLeaf, { maxLength: 1 }), { minKeys: 1 }),
);

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
const isOfSchema = ajv.compile(criteriaSchemaOf(securityAttributes, '#'));

/** The user settings name zones by their display labels. */
const zones = {
  'Asia/Kolkata': '(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi',
  'America/New_York': '(UTC-05:00) Eastern Time (US & Canada)',
  'Pacific/Auckland': '(UTC+12:00) Auckland, Wellington',
};

// A failure prints the seed and the smallest example of it.
onEachEngine((api) => {
  const records = fc.sample(record, { numRuns: 60, seed: 20_261_120 }).map((values, index) => stored(values, index));
  beforeAll(async () => {
    await insertMany(api.database.owner, learner, { tenant: 'rostrum', createdById: 'x', records });
    for (const [zone, timeZone] of Object.entries(zones)) {
      const setting = { tenant: 'rostrum', userId: zone, timeZone, dateFormat: 'd', dateTimeFormat: 'd' };
      await api.database.owner.insertInto('user-setting').values(setting).execute();
    }
  });
  const anyZone = fc.constantFrom(...Object.keys(zones));

  test('predicate and SQL select the same records by any criteria, in any zone', async () => {
    let selected = 0;
    const property = fc.asyncProperty(criteria, anyZone, async (filter, zone) => {
      expect(whyCriteriaInvalid(filter, learner.fields)).toBeUndefined();
      const expected = records.filter((values) => matches(filter, values, zone)).map(({ key }) => key);
      const body = { pageOptions: { pageSize: 100 }, searchCriteria: { filter } };
      const admin = await api.as({ roles: ['super-admin'], claims: { sub: zone } });
      const { status, items, text: answer } = await admin.post('/learner/paginated-list', body);
      expect([answer, status]).toEqual([answer, 200]);
      expect(new Set(items.map(({ key }) => key))).toEqual(new Set(expected));
      expect(items).toHaveLength(expected.length);
      if (expected.length > 0 && expected.length < records.length) selected += 1;
    });
    await fc.assert(property, { numRuns: RUNS });
    // The control: criteria that take all or nothing would agree whatever they meant.
    expect(selected).toBeGreaterThan(RUNS / 5);
  }, 120_000);

  test('count, explanation and SQL agree on who is in the audience of any criteria', async () => {
    const property = fc.asyncProperty(securityCriteria, fc.nat(records.length - 1), async (asked, index) => {
      const { key = '' } = records[index] ?? {};
      const body = { securityCriteria: asked, learnerKey: key };
      const answer = await api.admin.post('/learning-environment/preview-user-filter-criteria', body);
      const expected = records.filter((values) => values['status'] === true && matches(asked, values));
      const { userCount, learners, learner: one } = answer.body as unknown as AudiencePreview;
      expect(userCount).toBe(expected.length);
      const keys = new Set(expected.map((values) => values['key']));
      expect(learners.every((member) => keys.has(member.key))).toBe(true);
      expect(learners).toHaveLength(Math.min(expected.length, 20));
      expect(one?.isIn).toBe(keys.has(key));
    });
    await fc.assert(property, { numRuns: RUNS });
  }, 120_000);

  test('check, JSON Schema and API accept and refuse the same security criteria', async () => {
    const verdicts = { accepted: 0, refused: 0 };
    const property = fc.asyncProperty(fc.oneof(securityCriteria, nearlyCriteria), async (asked) => {
      const isValid = whyCriteriaInvalid(asked, securityAttributes) === undefined;
      verdicts[isValid ? 'accepted' : 'refused'] += 1;
      expect(isOfSchema(asked) && everyRangeIsOrdered(asked)).toBe(isValid);
      const body = { securityCriteria: asked };
      const { status } = await api.admin.post('/learning-environment/validate-user-filter-criteria', body);
      expect(status).toBe(isValid ? 200 : 400);
    });
    await fc.assert(property, { numRuns: RUNS });
    expect(Math.min(verdicts.accepted, verdicts.refused)).toBeGreaterThan(RUNS / 10);
  }, 120_000);
});

/** What a schema can't say. */
function everyRangeIsOrdered(asked: unknown): boolean {
  if (typeof asked !== 'object' || asked === null) return true;
  return Object.entries(asked).every(([name, value]: [string, unknown]) => {
    if (name !== 'between' || !Array.isArray(value)) return everyRangeIsOrdered(value);
    return value[0] <= value[1];
  });
}

function stored(values: Values, index: number): Values {
  const tidied = Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? tidy(value) : value]);
  const key = index.toString(16).padStart(32, '0');
  const common = {
    key,
    modificationTime: values['creationTime'],
    createdBy: 'Demo',
    version: 1,
    jobRole: null,
    managerKey: null,
  };
  return { ...Object.fromEntries(tidied), ...common, employeeCode: `E-${index}` };
}
