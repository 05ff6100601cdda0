import type { Entity } from '#model/entity.ts';
import { defaultsOf, isSame, type Values } from '#model/values.ts';
import { withNulls } from '../fields/nested-values.ts';

/** What a form starts with: every field, null where there is no value. Those that nobody writes are there to be asked for. */
export function initialValuesOf(entity: Entity, record?: Values): Values {
  const values = record ?? defaultsOf(entity);
  return Object.fromEntries(entity.fields.map((field) => [field.name, withNulls(values[field.name], field)]));
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
