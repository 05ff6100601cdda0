import { expect, test } from 'vitest';
import { entityNamed, validateRecord } from './entities.ts';
import type { Values } from './values.ts';

const environment = entityNamed('learning-environment');
const holiday = entityNamed('holiday');
const valid = { name: 'North', code: 'N-1', securityCriteria: { department: ['Sales'] } };

function errorsOf(body: Values, stored?: Values) {
  return validateRecord(environment, { ...(stored ? {} : valid), ...body }, stored).errors;
}

test('a valid record has no errors, and its defaults', () => {
  expect(validateRecord(environment, valid)).toEqual({
    values: { ...valid, description: null, status: true },
    errors: {},
  });
});

test.each([
  ['nothing', undefined, 'required'],
  ['null', null, 'required'],
  ['an empty text', '', 'required'],
  ['only blanks', ' \t\u00A0 ', 'blank'],
  ['only punctuation', '...', 'pattern'],
  ['a NUL', 'a\0b', 'characters'],
  ['a lone surrogate', 'a\uD800b', 'characters'],
  ['a right-to-left override', 'a\u202Eb', 'characters'],
  ['101 characters', 'x'.repeat(101), 'maxLength'],
  ['a number', 7, 'type'],
])('a name of %s is refused with its own message', (_, name, keyword) => {
  expect(errorsOf({ name })).toEqual({ name: [`learningEnvironment.name.${keyword}`] });
});

test.each([
  ['100 emoji', '😀'.repeat(100)],
  ['one digit', '7'],
  ['Devanagari', 'मुंबई'],
  ['joined emoji', '👩‍👩‍👧'],
  ['a formula', '=1+1'],
  ['markup', '<b>North</b>'],
])('a name of %s is taken', (_, name) => {
  expect(errorsOf({ name })).toEqual({});
});

test('texts are kept composed and without blanks around them', () => {
  expect(validateRecord(environment, { ...valid, name: '  Cafe\u0301 ' }).values['name']).toBe('Café');
});

test('an update leaves out what it does not name, and null clears', () => {
  const stored = { ...valid, description: 'old', status: true };
  expect(validateRecord(environment, { description: null }, stored)).toEqual({
    values: { description: null },
    errors: {},
  });
  expect(errorsOf({ name: null }, stored)).toEqual({ name: ['learningEnvironment.name.required'] });
});

test('an unknown name is an error of its own, a read-only one is ignored', () => {
  expect(errorsOf({ colour: 'red', version: 7, key: 'x' })).toEqual({ colour: ['common.unknownField'] });
});

test.each([
  ['missing', {}, 'required'],
  ['with an unknown attribute', { shoeSize: 42 }, 'criteria'],
  ['with reversed bounds', { grade: { between: [9, 3] } }, 'criteria'],
  ['as a text', 'department', 'criteria'],
])('a security filter %s is refused', (_, securityCriteria, keyword) => {
  expect(errorsOf({ securityCriteria })).toEqual({
    securityCriteria: [`learningEnvironment.securityCriteria.${keyword}`],
  });
});

test('a rule between fields holds on the merged record, so one field can not evade it', () => {
  const stored = { name: 'Diwali', startDate: '2027-10-29', endDate: '2027-10-30', status: true };
  expect(validateRecord(holiday, { startDate: '2027-11-01' }, stored).errors).toEqual({
    startDate: ['holiday.startDate.atMost'],
  });
  expect(validateRecord(holiday, { startDate: '2027-10-30' }, stored).errors).toEqual({});
});

test('a date that the calendar does not have is refused', () => {
  const body = { name: 'Leap', startDate: '2027-02-29', endDate: '2027-03-01' };
  expect(validateRecord(holiday, body).errors).toEqual({ startDate: ['holiday.startDate.format'] });
});
