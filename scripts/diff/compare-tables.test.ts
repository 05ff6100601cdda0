import { expect, test } from 'vitest';
import { readEntity } from '#model/entity.ts';
import type { EntitySchema, PropertySchema } from '#model/vocabulary.ts';
import { tableOf } from '#server/sql/table-shape.ts';
import { differencesBetween } from './compare-tables.ts';

const code: PropertySchema = { type: 'string', maxLength: 20 };

function schemaWith(properties: Record<string, PropertySchema>, required: string[] = [], hints = {}): EntitySchema {
  const resource = { name: 'small', keys: 'small', text: 'code', list: { columns: ['code'] }, form: [], ...hints };
  return { title: 'Small', required, properties: { code, ...properties }, 'x-resource': resource } as never;
}

const tablesOf = (...schemas: EntitySchema[]) => schemas.map((schema) => tableOf(readEntity(schema)));
const toldOf = (before: EntitySchema, after: EntitySchema) =>
  differencesBetween(tablesOf(before), [after]).map(({ effect, says }) => `${effect}: ${says}`);

type Properties = Record<string, PropertySchema>;

test.each<[string, Properties, Properties, string[]]>([
  ['a new field', {}, { note: { type: 'string' } }, ['adds: small.note is new']],
  ['a field that is gone', { note: { type: 'string' } }, {}, ['destroys: small.note is dropped, with every value']],
  [
    'another name',
    { note: { type: 'string' } },
    { remark: { type: 'string', 'x-field': { was: 'note' } } },
    ['renames: small.note is called remark now; its values, history, views and texts are kept'],
  ],
  [
    'a longer text',
    { note: { type: 'string', maxLength: 20 } },
    { note: { type: 'string', maxLength: 30 } },
    ['widens: small.note must be at most 30 characters, was at most 20 characters'],
  ],
  [
    'a shorter text',
    { note: { type: 'string', maxLength: 20 } },
    { note: { type: 'string', maxLength: 10 } },
    ['narrows: small.note must be at most 10 characters, was at most 20 characters'],
  ],
  [
    'one choice more',
    { state: { enum: ['a'] } },
    { state: { enum: ['a', "b's"] } },
    ["widens: small.state must be one of a, b's, was one of a"],
  ],
  [
    'one choice less',
    { state: { enum: ['a', 'b'] } },
    { state: { enum: ['a'] } },
    ['narrows: small.state must be one of a, was one of a, b'],
  ],
  [
    'finer steps',
    { hours: { type: 'number', multipleOf: 0.5 } },
    { hours: { type: 'number', multipleOf: 0.25 } },
    ['widens: small.hours must be in steps of 0.25, was in steps of 0.5'],
  ],
  [
    'whole numbers that become decimals',
    { hours: { type: 'integer' } },
    { hours: { type: 'number' } },
    ['widens: small.hours: integer becomes numeric'],
  ],
  [
    'decimals that become whole numbers',
    { hours: { type: 'number' } },
    { hours: { type: 'integer' } },
    ['narrows: small.hours: numeric becomes integer'],
  ],
  [
    'a type that nothing can be kept in',
    { hours: { type: 'integer', minimum: 0 } },
    { hours: { type: 'boolean' } },
    ['destroys: small.hours: integer becomes boolean, which drops every value', 'adds: small.hours is new'],
  ],
  [
    'a text that is searched now',
    { note: { type: 'string' } },
    { note: { type: 'string', 'x-field': { search: true } } },
    [
      'adds: small.note is also kept in the form that is searched and sorted',
      'adds: small.note is searched by an index',
    ],
  ],
  [
    'a field that is unique now',
    { note: { type: 'string' } },
    { note: { type: 'string', 'x-field': { unique: true } } },
    ['narrows: small.note is unique now'],
  ],
])('%s is told in words', (_, before, after, told) => {
  expect(toldOf(schemaWith(before), schemaWith(after))).toEqual(told);
});

test('a field that becomes required is narrower, and stored rows get its default where it has one', () => {
  const [bare, withDefault] = [{ type: 'integer' }, { type: 'integer', default: 1 }];
  expect(toldOf(schemaWith({ level: bare }), schemaWith({ level: bare }, ['level']))).toEqual([
    'narrows: small.level is required now',
  ]);
  expect(toldOf(schemaWith({}), schemaWith({ level: bare }, ['level']))).toEqual([
    'narrows: small.level is new and required: stored rows have no value for it',
  ]);
  expect(toldOf(schemaWith({}), schemaWith({ level: withDefault }))).toEqual([
    'adds: small.level is new; stored rows get its default, 1',
  ]);
});

test('an entity that has another name is one whose rows are kept, else one that goes and one that comes', () => {
  const before = schemaWith({});
  expect(toldOf(before, schemaWith({}, [], { name: 'tiny', was: 'small' }))).toEqual([
    'renames: small is called tiny now; its rows, history and views are kept',
  ]);
  expect(toldOf(before, schemaWith({}, [], { name: 'tiny' }))).toEqual([
    'adds: tiny is new',
    'destroys: small is dropped, with every row',
  ]);
});

test('a reference that has another name still refers to the entity that is called as it was', () => {
  const to = (name: string, hints = {}): Properties => ({
    [name]: { type: 'string', format: 'reference', 'x-field': { reference: { to: 'small' }, ...hints } },
  });
  expect(toldOf(schemaWith(to('small')), schemaWith(to('larger', { was: 'small' })))).toEqual([
    'renames: small.small is called larger now; its values, history, views and texts are kept',
  ]);
});

test('a hint of a former name does no harm once the tables have the new one', () => {
  const after = schemaWith({ remark: { type: 'string', 'x-field': { was: 'note' } } });
  expect(toldOf(after, after)).toEqual([]);
});

test('a new table holds its checks', () => {
  const [{ steps: [create] } = { steps: [] }] = differencesBetween([], [schemaWith({})]);
  expect(create?.code).toContain('constraint "small.code.maxLength" check (char_length("code") <= 20)');
});
