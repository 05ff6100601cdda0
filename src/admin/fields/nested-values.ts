import type { Field } from '#model/entity.ts';
import type { Values } from '#model/values.ts';

/** A new record of a list: its defaults, null where there is none. */
export function newItemOf({ fields }: Field): Values {
  return Object.fromEntries(fields.map(({ name, property }) => [name, property.default ?? null]));
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
