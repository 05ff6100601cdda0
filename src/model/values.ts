import { matches } from './criteria.ts';
import type { Entity, Field } from './entity.ts';
import { isTyped, type FieldKind } from './kinds.ts';
import { tidy } from './text.ts';

/** A record, or a part of it, by field name. */
export type Values = Record<string, unknown>;

/** The values that a new record, or a new item of a list, has before anybody has typed. */
export function defaultsOf({ fields }: Pick<Entity, 'fields'>): Values {
  const always = fields.filter(({ hints, property }) => property.default !== undefined && !hints.when);
  const values = Object.fromEntries(always.map((field) => [field.name, field.property.default]));
  return settled(fields, values);
}

/**
 * What conditions make of the values: a field that is shown and has none gets its default, a field that the change has
 * hidden loses what was stored. In the order of the fields, for a condition may ask for one that has a condition itself.
 */
export function settled(fields: readonly Field[], sent: Values, stored?: Values): Values {
  const values = { ...sent };
  for (const { name, hints, property } of fields) {
    if (!hints.when) continue;
    const merged = { ...stored, ...values };
    const isShown = matches(hints.when, merged);
    const hasValue = !isMissing(merged[name]);
    if (isShown && !hasValue) values[name] = property.default ?? null;
    if (!isShown && hasValue && !Object.hasOwn(sent, name)) values[name] = null;
  }
  return values;
}

/** Tidies texts. Empty texts, empty criteria and null count as missing, and a missing value is its default. */
export function cleaned(value: unknown, field: Field): unknown {
  const kept = typeof value === 'string' && isTyped(field.kind) ? tidy(value) : cleanedWithin(value, field);
  const isWrongType = typeof kept === 'object' && kept !== null && !structured.has(field.kind);
  if (!isMissing(kept) || isWrongType) return kept;
  return field.hints.when ? null : (field.property.default ?? null);
}

/** The kinds whose values are objects or lists. */
const structured = new Set<FieldKind>(['criteria', 'object', 'list', 'choices', 'references']);

/** The records of a list, or an object, tidied and settled as records are, and without what is missing in them. */
function cleanedWithin(value: unknown, field: Field): unknown {
  if (field.fields.length === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => cleanedWithin(item, field));
  const entries = Object.entries(value).map(([name, inner]: [string, unknown]) => {
    const within = field.fields.find((candidate) => candidate.name === name);
    return [name, within ? cleaned(inner, within) : inner];
  });
  const values = settled(field.fields, Object.fromEntries(entries) as Values);
  return Object.fromEntries(Object.entries(values).filter(([, inner]) => inner !== null));
}

/** Nothing, an empty text, an empty object and an empty list are all the same: no value. */
export function isMissing(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Whether two values of a field are equal; the order of names within them means nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

function inOrder(value: unknown): unknown {
  if (isMissing(value)) return null;
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object') return value;
  const parts = Object.entries(value as Values).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(parts.map(([name, part]) => [name, inOrder(part)]));
}
