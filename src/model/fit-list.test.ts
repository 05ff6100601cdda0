import { expect, test } from 'vitest';
import { entityNamed } from './entities.ts';
import { fitList } from './fit-list.ts';

const launches = entityNamed('program-launch');

test('a list that asks for what there is stays as it is', () => {
  const list = {
    searchCriteria: { text: 'a', filter: { status: 'Draft', not: { launchName: { contains: 'b' } } } },
    sortConfig: { active: 'launchName', direction: 'asc' as const },
    columns: ['launchName', 'status'],
  };
  expect(fitList(launches, list)).toEqual({ ...list, dropped: [] });
});

test('fields, values and operations that are gone are left out, and named', () => {
  const filter = {
    colour: 'red',
    status: 'Sleeping',
    launchName: { between: ['a', 'b'] },
    all: [{ launchCode: { contains: 'x' } }, { size: 3 }],
  };
  const sortConfig = { active: 'weight', direction: 'desc' as const };
  expect(fitList(launches, { searchCriteria: { filter }, sortConfig, columns: ['launchName', 'shape'] })).toEqual({
    searchCriteria: { filter: { all: [{ launchCode: { contains: 'x' } }] } },
    columns: ['launchName'],
    dropped: ['shape', 'weight', 'colour', 'status', 'launchName', 'size'],
  });
});

test('alternatives and negations go as a whole, for without a part they would mean something else', () => {
  const filter = { any: [{ status: 'Draft' }, { colour: 'red' }], not: { size: 3 } };
  expect(fitList(launches, { searchCriteria: { filter } })).toEqual({
    searchCriteria: { filter: {} },
    dropped: ['status', 'colour', 'size'],
  });
});
