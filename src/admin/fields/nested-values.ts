import type { Field } from '#model/entity.ts';
import { defaultsOf, type Values } from '#model/values.ts';

/** A new record of a list: its defaults, null where there is none. */
export function newItemOf(field: Field): Values {
  return partsOf(defaultsOf(field), field);
}

/** A value as inputs keep it: null for every part that has none. */
export function withNulls(value: unknown, field: Field): unknown {
  if (field.kind === 'list') return Array.isArray(value) ? value.map((item) => partsOf(item, field)) : [];
  if (field.kind === 'object') return partsOf(value, field);
  return value ?? null;
}

function partsOf(value: unknown, { fields }: Field): Values {
  const parts = (value ?? {}) as Values;
  return Object.fromEntries(fields.map((field) => [field.name, withNulls(parts[field.name], field)]));
}
