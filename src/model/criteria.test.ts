import { expect, test } from 'vitest';
import { whyCriteriaInvalid } from './criteria-check.ts';
import { matches, type Criteria } from './criteria.ts';
import { entityNamed } from './entities.ts';

const learner = entityNamed('learner');
const anna = {
  name: 'Ánna Müller',
  grade: 7,
  department: 'Sales',
  status: true,
  dateOfJoining: '2020-02-29',
  creationTime: '2026-11-20T18:30:00.000Z',
};

test.each<[string, Criteria, boolean]>([
  ['a bare value is equals', { department: 'Sales' }, true],
  ['a list is any of', { department: ['Legal', 'Sales'] }, true],
  ['several keys mean all of them', { department: 'Sales', grade: { greaterThan: 7 } }, false],
  ['texts are compared folded', { name: { contains: 'ANNA MU' } }, true],
  ['between has both ends', { grade: { between: [7, 9] } }, true],
  ['a missing value satisfies nothing', { location: { anyOf: ['Berlin'] } }, false],
  ['a missing value does not even not contain', { email: { doesNotContain: 'x' } }, false],
  ['not negates, so a missing value satisfies it', { not: { location: 'Berlin' } }, true],
  ['any needs one', { any: [{ grade: { lessThan: 1 } }, { status: true }] }, true],
  ['all needs each', { all: [{ grade: { lessThan: 1 } }, { status: true }] }, false],
  ['a date is compared as a date', { dateOfJoining: { lessThan: '2020-03-01' } }, true],
])('%s', (_, criteria, expected) => {
  expect(whyCriteriaInvalid(criteria, learner.fields)).toBeUndefined();
  expect(matches(criteria, anna)).toBe(expected);
});

test('a date that meets an instant means that day in the zone', () => {
  const before = (day: string): Criteria => ({ creationTime: { lessThan: day } });
  const after = (day: string): Criteria => ({ creationTime: { greaterThan: day } });
  expect(matches(before('2026-11-21'), anna, 'UTC')).toBe(true);
  expect(matches(before('2026-11-21'), anna, 'Asia/Kolkata')).toBe(false);
  expect(matches(after('2026-11-20'), anna, 'UTC')).toBe(false);
  expect(matches(after('2026-11-20'), anna, 'Asia/Kolkata')).toBe(true);
});

const nested = (depth: number): Criteria => (depth === 1 ? { status: true } : { not: nested(depth - 1) });

test.each<[string, unknown, string | undefined]>([
  ['a list', [], 'notAnObject'],
  ['nothing', {}, 'empty'],
  ['an empty any', { any: [] }, 'empty'],
  ['an unknown field', { shoe: 1 }, 'unknownField'],
  ['an operation of another type', { grade: { contains: '7' } }, 'unknownOperation'],
  ['an operation that exists on Object', { grade: { constructor: 1 } }, 'unknownOperation'],
  ['a text for a number', { grade: { lessThan: '7' } }, 'wrongValue'],
  ['one bound', { grade: { between: [1] } }, 'wrongValue'],
  ['reversed bounds', { grade: { between: [9, 1] } }, 'wrongValue'],
  ['30 February', { dateOfJoining: { lessThan: '2026-02-30' } }, 'wrongValue'],
  ['a blank text', { name: { contains: ' ' } }, 'wrongValue'],
  ['a control character', { name: { contains: 'a\0' } }, 'wrongValue'],
  ['five levels', nested(5), undefined],
  ['six levels', nested(6), 'tooDeep'],
  ['101 leaves', { any: Array.from({ length: 101 }, () => ({ status: true })) }, 'tooManyLeaves'],
  ['1,001 values', { department: Array.from({ length: 1001 }, (_, index) => `D${index}`) }, 'wrongValue'],
])('criteria of %s are judged right', (_, criteria, problem) => {
  expect(whyCriteriaInvalid(criteria, learner.fields)).toBe(problem);
});
