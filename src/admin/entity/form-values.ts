import type { Entity, Field } from '#model/entity.ts';
import type { Values } from '#model/values.ts';

/** What a form starts with: every writable field, null where there is no value. */
export function initialValuesOf(entity: Entity, record?: Values): Values {
  const writable = entity.fields.filter(({ readOnly }) => !readOnly);
  const valueOf = ({ name, property }: Field): unknown => (record ? record[name] : property.default);
  return Object.fromEntries(writable.map((field) => [field.name, valueOf(field) ?? null]));
}

/** The values that differ from the stored ones: an update carries no others. */
export function changedValues(values: Values, stored: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, stored[name])));
}

/** Whether two values of a field are equal; a missing value is null. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
