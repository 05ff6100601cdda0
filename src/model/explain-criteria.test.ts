import { expect, test } from 'vitest';
import type { Criteria } from './criteria.ts';
import { decidersOf, explainCriteria } from './explain-criteria.ts';

const anna = { name: 'Anna', department: 'Sales', grade: 7, status: true };

test.each<[string, Criteria, boolean, string[]]>([
  ['each rule, when all hold', { department: 'Sales', grade: { greaterThan: 3 } }, true, ['department', 'grade']],
  [
    'the rules that fail',
    { department: 'Legal', grade: { greaterThan: 3 }, status: false },
    false,
    ['department', 'status'],
  ],
  [
    'the first of any that holds',
    { any: [{ department: 'Legal' }, { grade: [7] }, { status: true }] },
    true,
    ['grade'],
  ],
  [
    'each of any, when none holds',
    { any: [{ department: 'Legal' }, { status: false }] },
    false,
    ['department', 'status'],
  ],
  [
    'the rule that holds within a negation',
    { not: { any: [{ department: 'Sales' }, { grade: { lessThan: 3 } }] } },
    false,
    ['!department'],
  ],
  ['the rule that fails within a negation', { not: { department: 'Legal', status: true } }, true, ['!department']],
  ['a rule negated twice', { not: { not: { department: 'Sales' } } }, true, ['department']],
  ['a rule on what is missing', { location: ['Pune'] }, false, ['location']],
])('%s decides', (_, criteria, isIn, deciders) => {
  const explanation = explainCriteria(criteria, anna);
  expect(explanation.holds).toBe(isIn);
  expect(decidersOf(explanation).map(({ field, isNegated }) => (isNegated ? '!' : '') + field)).toEqual(deciders);
});

test('a rule says what the record has there', () => {
  expect(explainCriteria({ location: 'Pune' }, anna)).toEqual({
    kind: 'rule',
    holds: false,
    field: 'location',
    operation: 'equals',
    value: 'Pune',
    actual: null,
  });
});
