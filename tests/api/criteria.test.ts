import { expect, test } from 'vitest';
import { entities } from '#model/entities.ts';
import type { Field } from '#model/entity.ts';
import type { DataType } from '#model/operations.ts';
import { aLearner, onEachEngine } from '../support/api.ts';

/** An operand for each operation of each data type: what the specification offers, and nothing else. */
const operands: Record<DataType, Record<string, unknown>> = {
  lookup: { equals: 'Sales', anyOf: ['Sales', 'Legal'] },
  date: { lessThan: '2026-01-01', greaterThan: '2026-01-01' },
  number: { lessThan: 7, greaterThan: 7, between: [3, 9] },
  string: { contains: 'a', doesNotContain: 'a', startsWith: 'a', endsWith: 'a' },
};

const filterable = entities.flatMap((entity) =>
  entity.fields
    .filter(({ operations }) => operations.length > 0)
    .map((field): [string, string, Field] => [entity.name, field.name, field]),
);

let asked = 0;

onEachEngine((api) => {
  const list = async (filter: unknown, entity = 'learner') => {
    // Somebody of their own: all of these together would be more than one person may call.
    asked += 1;
    const admin = await api.as({ roles: ['super-admin'], claims: { sub: `asker ${asked}` } });
    return admin.post(`/${entity}/paginated-list`, { pageOptions: { pageSize: 100 }, searchCriteria: { filter } });
  };
  const names = async (filter: unknown): Promise<string[]> =>
    (await list(filter)).items.map(({ name }) => String(name)).toSorted();

  test.each(filterable)('%s: %s takes the operations of its type and no other', async (entity, _name, field) => {
    for (const [dataType, samples] of Object.entries(operands)) {
      for (const [operation, sample] of Object.entries(samples)) {
        const operand = operandFor(field, sample);
        const { status, errors } = await list({ [field.name]: { [operation]: operand } }, entity);
        const what = `${operation} ${JSON.stringify(operand)}`;
        const refusal = { 'searchCriteria.filter': ['common.invalidFilter'] };
        const expected = dataType === field.dataType ? [200, {}] : [400, refusal];
        expect([what, status, errors]).toEqual([what, ...expected]);
      }
    }
  });

  test('every operation finds what it says, and never a missing value', async () => {
    await seedPeople();
    const found = {
      equals: await names({ department: 'Sales' }),
      anyOf: await names({ department: ['Sales', 'Legal'] }),
      before: await names({ dateOfJoining: { lessThan: '2020-02-29' } }),
      after: await names({ dateOfJoining: { greaterThan: '2020-02-29' } }),
      less: await names({ grade: { lessThan: 5 } }),
      greater: await names({ grade: { greaterThan: 5 } }),
      between: await names({ grade: { between: [5, 9] } }),
      fraction: await names({ grade: { between: [4.5, 5.5] } }),
      huge: await names({ grade: { lessThan: 1e300 } }),
      contains: await names({ loginCode: { contains: 'ÄB' } }),
      doesNotContain: await names({ loginCode: { doesNotContain: 'äb' } }),
      startsWith: await names({ loginCode: { startsWith: 'xa' } }),
      endsWith: await names({ loginCode: { endsWith: 'B' } }),
    };
    expect(found).toEqual({
      equals: ['Ann'],
      anyOf: ['Ann', 'Bob'],
      before: ['Ann'],
      after: ['Cid'],
      less: ['Ann'],
      greater: ['Cid'],
      between: ['Bob', 'Cid'],
      fraction: ['Bob'],
      huge: ['Ann', 'Bob', 'Cid'],
      contains: ['Ann'],
      doesNotContain: ['Bob', 'Cid'],
      startsWith: ['Ann'],
      endsWith: ['Ann', 'Bob'],
    });
  });

  test('criteria combine: several keys and all mean every one, any means one, not also takes what is missing', async () => {
    await seedPeople();
    expect(await names({ department: 'Sales', grade: { lessThan: 5 } })).toEqual(['Ann']);
    expect(await names({ all: [{ department: 'Sales' }, { grade: { greaterThan: 5 } }] })).toEqual([]);
    expect(await names({ any: [{ department: 'Sales' }, { grade: { greaterThan: 5 } }] })).toEqual(['Ann', 'Cid']);
    expect(await names({ not: { department: 'Sales' } })).toEqual(['Bob', 'Cid', 'Dee']);
    expect(await names({ not: { not: { grade: { lessThan: 9 } } } })).toEqual(['Ann', 'Bob']);
    expect(await names({ grade: { greaterThan: 3, lessThan: 6 } })).toEqual(['Ann', 'Bob']);
    expect(await names({})).toEqual(['Ann', 'Bob', 'Cid', 'Dee']);
  });

  const nested = (levels: number): object => (levels === 1 ? { grade: 1 } : { not: nested(levels - 1) });
  const leaves = (count: number) => ({ any: Array.from({ length: count }, () => ({ status: true })) });
  const values = (count: number) => ({ department: Array.from({ length: count }, (_, index) => `D${index}`) });

  test.each<[string, object]>([
    ['five levels', { not: { not: { not: { not: { status: true } } } } }],
    ['a hundred leaves', leaves(100)],
    ['a thousand values', values(1000)],
    ['29 February of a leap year', { dateOfJoining: { lessThan: '2024-02-29' } }],
    ['equal bounds', { grade: { between: [5, 5] } }],
    ['the first and the last day there is', { dateOfJoining: { greaterThan: '0001-01-01', lessThan: '9999-12-31' } }],
    ['the first instant', { creationTime: { lessThan: '0001-01-01' } }],
    ['the last instant', { creationTime: { greaterThan: '9999-12-31' } }],
    ['an instant with an offset', { creationTime: { lessThan: '2026-01-01T00:00:00.5+05:30' } }],
    ['numbers beyond any column', { grade: { between: [-1e308, 1e308] } }],
  ])('%s are criteria', async (_what, filter) => {
    const { status, text } = await list(filter);
    expect([text, status]).toEqual([text, 200]);
  });

  test.each<[string, unknown]>([
    ['six levels', nested(6)],
    ['a hundred and one leaves', leaves(101)],
    ['1,001 values', values(1001)],
    ['no value at all', { department: [] }],
    ['reversed bounds', { grade: { between: [9, 1] } }],
    ['one bound', { grade: { between: [1] } }],
    ['three bounds', { grade: { between: [1, 2, 3] } }],
    ['bounds of text', { grade: { between: ['1', '2'] } }],
    ['30 February', { dateOfJoining: { lessThan: '2024-02-30' } }],
    ['29 February of another year', { dateOfJoining: { lessThan: '2023-02-29' } }],
    ['an offset that no place has', { creationTime: { lessThan: '2026-01-01T00:00:00+18:00' } }],
    ['an hour that no day has', { creationTime: { lessThan: '2026-01-01T25:00:00Z' } }],
    ['an instant for a date', { dateOfJoining: { lessThan: '2026-01-01T00:00:00Z' } }],
    ['an unknown field', { colour: 'red' }],
    ['a field of the language itself', { constructor: 'x' }],
    ['an unknown operation', { name: { matches: '.*' } }],
    ['no operation', { name: {} }],
    ['null', { department: null }],
    ['null among values', { department: ['Sales', null] }],
    ['a number for a text', { name: { contains: 7 } }],
    ['a text for a boolean', { status: 'true' }],
    ['NUL', { name: { contains: 'a\u0000' } }],
    ['a lone surrogate', { department: '\uD800' }],
    ['blanks', { name: { contains: ' ' } }],
    ['an empty all', { all: [] }],
    ['an empty any', { any: [] }],
    ['an empty part', { all: [{}] }],
    ['an empty not', { not: {} }],
    ['a list for not', { not: [{ status: true }] }],
    ['an object for all', { all: { status: true } }],
    ['a bare value of a text', { name: 'Ann' }],
  ])('%s are no criteria', async (_what, filter) => {
    const { status, errors } = await list(filter);
    expect([status, errors]).toEqual([400, { 'searchCriteria.filter': ['common.invalidFilter'] }]);
  });

  test('the values and the counts of a security filter speak of active learners only', async () => {
    await seedPeople();
    const count = async (securityCriteria: object) =>
      (await api.admin.post('/learning-environment/validate-user-filter-criteria', { securityCriteria })).body;
    expect(await count({ grade: { between: [1, 20] } })).toEqual({ userCount: 2 });
    const offered = await api.admin.get('/learning-environment/security-filter-values', { attribute: 'department' });
    expect(offered.items).toEqual([{ value: 'Sales', label: 'Sales' }]);
  });

  /** Exactly these four, whatever other tests have left. */
  const seedPeople = async (): Promise<void> => {
    await api.database.owner.deleteFrom('learner').where('tenant', '=', 'rostrum').execute();
    const people = [
      { name: 'Ann', department: 'Sales', grade: 4, dateOfJoining: '2020-02-28', loginCode: 'xäb' },
      { name: 'Bob', department: 'Legal', grade: 5, dateOfJoining: '2020-02-29', loginCode: 'b', status: false },
      { name: 'Cid', grade: 9, dateOfJoining: '2020-03-01', loginCode: 'c' },
      { name: 'Dee' },
    ];
    for (const person of people) await api.admin.save('learner', aLearner(person));
  };
});

/** Lookups of a fixed set take only what is in it. */
function operandFor({ kind, property }: Field, sample: unknown): unknown {
  const [first] = kind === 'boolean' ? [true] : (property.enum ?? property.items?.enum ?? []);
  if (first === undefined) return sample;
  if (sample === 'Sales') return first;
  return Array.isArray(sample) && sample[0] === 'Sales' ? [first] : sample;
}
