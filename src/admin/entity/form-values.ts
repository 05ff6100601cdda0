import type { Entity } from '#model/entity.ts';
import { defaultsOf, isMissing, type Values } from '#model/values.ts';
import { withNulls } from '../fields/nested-values.ts';

/** What a form starts with: every writable field, null where there is no value. */
export function initialValuesOf(entity: Entity, record?: Values): Values {
  const values = record ?? defaultsOf(entity);
  const writable = entity.fields.filter(({ readOnly }) => !readOnly);
  return Object.fromEntries(writable.map((field) => [field.name, withNulls(values[field.name], field)]));
}

/** What a copy of a record starts with: what a person could have typed, without what no two records may share. */
export function copiedValuesOf(entity: Entity, record: Values): Values {
  const copied = entity.fields.filter(({ readOnly, hints }) => !readOnly && !hints.unique);
  return Object.fromEntries(copied.map(({ name }) => [name, record[name] ?? null]));
}

/** The values that differ from the stored ones: an update carries no others. */
export function changedValues(values: Values, stored: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, stored[name])));
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
