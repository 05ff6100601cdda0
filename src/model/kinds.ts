import type { PropertySchema } from './vocabulary.ts';

/**
 * What a field is. Every room answers for each kind in one table (`satisfies Record<FieldKind, …>`),
 * so a new kind does not compile until every room has answered.
 */
export type FieldKind =
  | 'key'
  | 'text'
  | 'longText'
  | 'email'
  | 'url'
  | 'phone'
  | 'zone'
  | 'country'
  | 'code'
  | 'lookup'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'percentage'
  | 'duration'
  | 'boolean'
  | 'choice'
  | 'choices'
  | 'date'
  | 'dateTime'
  | 'time'
  | 'recurrence'
  | 'reference'
  | 'references'
  | 'object'
  | 'list'
  | 'criteria';

/** Texts that may be longer than this get a text area. */
const LONG_TEXT_FROM = 250;

const kindByFormat: Record<string, FieldKind> = {
  key: 'key',
  email: 'email',
  uri: 'url',
  phone: 'phone',
  'time-zone': 'zone',
  country: 'country',
  money: 'money',
  percentage: 'percentage',
  duration: 'duration',
  time: 'time',
  recurrence: 'recurrence',
  code: 'code',
  lookup: 'lookup',
  date: 'date',
  'date-time': 'dateTime',
  reference: 'reference',
  criteria: 'criteria',
};

const kindByType: Record<string, FieldKind> = {
  boolean: 'boolean',
  integer: 'integer',
  number: 'decimal',
  object: 'object',
};

/** The one place that reads `type`, `format` and `enum` to decide what a field is. */
export function kindOf(property: PropertySchema): FieldKind {
  if (property.enum) return 'choice';
  if (property.items) return kindOfItems(property.items);
  const kind = kindByFormat[property.format ?? ''] ?? kindByType[property.type ?? ''];
  if (kind) return kind;
  return (property.maxLength ?? 0) > LONG_TEXT_FROM ? 'longText' : 'text';
}

/** A list of values is a kind of its own: several choices, several references, or records within the record. */
function kindOfItems(items: PropertySchema): FieldKind {
  if (items.enum) return 'choices';
  return items.format === 'reference' ? 'references' : 'list';
}

/** Whether values of the kind are strings that a person typed. */
export function isTyped(kind: FieldKind): boolean {
  return typedKinds.has(kind);
}

const typedKinds = new Set<FieldKind>([
  'text',
  'longText',
  'email',
  'url',
  'phone',
  'zone',
  'country',
  'code',
  'lookup',
]);
