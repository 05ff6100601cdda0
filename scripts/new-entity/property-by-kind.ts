import type { FieldKind } from '#model/kinds.ts';
import { dataTypeByKind } from '#model/operations.ts';
import type { PropertySchema } from '#model/vocabulary.ts';

type Maker = (argument: string) => PropertySchema;

const LONG = 2000;

const choicesIn = (argument: string): string[] => argument.split('|').map((choice) => choice.trim());
const reference: Maker = (to) => ({ type: 'string', format: 'reference', 'x-field': { reference: { to } } });
const of =
  (property: PropertySchema): Maker =>
  () =>
    property;

/** What a kind is in an entity's file; undefined where one line can't say it. */
const makers = {
  text: of({ type: 'string', minLength: 1, maxLength: 100 }),
  longText: of({ type: 'string', maxLength: LONG }),
  email: of({ type: 'string', format: 'email', maxLength: 254 }),
  url: of({ type: 'string', format: 'uri', maxLength: LONG }),
  phone: of({ type: 'string', format: 'phone', maxLength: 40 }),
  zone: of({ type: 'string', format: 'time-zone', maxLength: 60 }),
  country: of({ type: 'string', format: 'country' }),
  code: of({ type: 'string', format: 'code', minLength: 1, maxLength: 50, 'x-field': { unique: true } }),
  lookup: of({ type: 'string', format: 'lookup', maxLength: 100 }),
  integer: of({ type: 'integer' }),
  decimal: of({ type: 'number' }),
  money: of({ type: 'integer', format: 'money', minimum: 0, 'x-field': { currency: 'INR' } }),
  percentage: of({ type: 'number', format: 'percentage', minimum: 0, maximum: 100 }),
  duration: of({ type: 'integer', format: 'duration', minimum: 0 }),
  recurrence: of({ type: 'string', format: 'recurrence', maxLength: 300 }),
  boolean: of({ type: 'boolean', default: false }),
  choice: (argument) => ({ enum: choicesIn(argument) }),
  choices: (argument) => ({ type: 'array', items: { enum: choicesIn(argument) }, uniqueItems: true }),
  date: of({ type: 'string', format: 'date' }),
  dateTime: of({ type: 'string', format: 'date-time' }),
  time: of({ type: 'string', format: 'time' }),
  reference,
  references: (to) => ({ type: 'array', items: reference(to), 'x-field': { reference: { to } } }),
  key: undefined,
  object: undefined,
  list: undefined,
  criteria: undefined,
} satisfies Record<FieldKind, Maker | undefined>;

/** The kinds that one line can say. */
export const offeredKinds = Object.entries(makers).flatMap(([kind, maker]) => (maker ? [kind] : []));

/** Whether the kind says nothing without what it may be, in brackets. */
export function needsArgument(kind: string): boolean {
  return ['choice', 'choices', 'reference', 'references'].includes(kind);
}

/** The property of a field of that kind, found and sorted as is usual; undefined for a kind that is not offered. */
export function propertyOf(kind: string, argument: string): PropertySchema | undefined {
  const maker: Maker | undefined = Object.entries(makers).find(([name]) => name === kind)?.[1];
  if (!maker) return undefined;
  const { 'x-field': hints, ...property } = maker(argument);
  const type = dataTypeByKind[kind as FieldKind];
  const isSorted = type && !(property.items || property.format === 'reference');
  return { ...property, 'x-field': { ...hints, ...(type && { filter: true }), ...(isSorted && { sortable: true }) } };
}
