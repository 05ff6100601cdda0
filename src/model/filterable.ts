import type { Entity, Field } from './entity.ts';

/** What a person filters by: the entered fields before those that the server writes, and never the key. */
export function filterable({ fields }: Entity): Field[] {
  const offered = fields.filter(({ operations, kind }) => operations.length > 0 && kind !== 'key');
  return offered.toSorted((one, other) => Number(one.readOnly) - Number(other.readOnly));
}
