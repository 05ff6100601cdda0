import type { Values } from '#model/values.ts';

/** The entity that the product does not have: one file, all of its rules. */
export const CERTIFICATE = 'tests/fixtures/certificate.json';

export function aCertificate(changes: Values = {}): Values {
  number += 1;
  return { number: `AB-${number}`, issuedOn: '2026-01-31', ...changes };
}

let number = 1000;

interface Refusal {
  rule: string;
  /** What is wrong about an otherwise valid certificate, on creation and on update. */
  values: Values;
  /** The refused field, and the keyword that it breaks. */
  field: string;
  keyword: string;
}

/** Every way in which a certificate is wrong by itself, without a look at other records. */
export const refusals: Refusal[] = [
  { rule: 'the number is required', values: { number: null }, field: 'number', keyword: 'required' },
  { rule: 'the number is not empty', values: { number: '' }, field: 'number', keyword: 'required' },
  {
    rule: 'the number is two letters, a dash, digits',
    values: { number: 'A-1234' },
    field: 'number',
    keyword: 'pattern',
  },
  { rule: 'the number has at least four digits', values: { number: 'AB-123' }, field: 'number', keyword: 'pattern' },
  {
    rule: 'the number has at most 20 characters',
    values: { number: `AB-${'1'.repeat(18)}` },
    field: 'number',
    keyword: 'maxLength',
  },
  { rule: 'the learner is required', values: { learnerKey: null }, field: 'learnerKey', keyword: 'required' },
  { rule: 'the first day is required', values: { issuedOn: null }, field: 'issuedOn', keyword: 'required' },
  { rule: 'the first day is a date', values: { issuedOn: 'soon' }, field: 'issuedOn', keyword: 'format' },
  { rule: 'the calendar has the day', values: { issuedOn: '2025-02-30' }, field: 'issuedOn', keyword: 'format' },
  {
    rule: 'it does not expire before it is issued',
    values: { expiresOn: '2026-01-30' },
    field: 'expiresOn',
    keyword: 'after',
  },
  {
    rule: 'it does not expire on the day it is issued',
    values: { expiresOn: '2026-01-31' },
    field: 'expiresOn',
    keyword: 'after',
  },
  { rule: 'the status is one of three', values: { status: 'lost' }, field: 'status', keyword: 'enum' },
  { rule: 'there are no negative hours', values: { creditHours: -0.1 }, field: 'creditHours', keyword: 'minimum' },
  { rule: 'there are at most 100 hours', values: { creditHours: 100.1 }, field: 'creditHours', keyword: 'maximum' },
  { rule: 'hours have one decimal', values: { creditHours: 1.25 }, field: 'creditHours', keyword: 'multipleOf' },
  {
    rule: 'hours have one decimal, however small the rest',
    values: { creditHours: 0.30000000000000004 },
    field: 'creditHours',
    keyword: 'multipleOf',
  },
  {
    rule: 'a note has at most 500 characters',
    values: { status: 'revoked', note: 'x'.repeat(501) },
    field: 'note',
    keyword: 'maxLength',
  },
  { rule: 'a hidden note is refused', values: { note: 'Lost' }, field: 'note', keyword: 'hidden' },
];

/** The 1,001 hours that have one decimal: 0, 0.1, 0.2 … 100, as a person writes them. */
export const everyCreditHours = Array.from({ length: 1001 }, (_, tenths) => tenths / 10);
