import type { Entity, Field } from '#model/entity.ts';
import type { HistoryItem } from '#model/history.ts';
import { isSame, type Values } from '#model/values.ts';

/** A field and the value that it can be given back. */
export interface Restorable {
  field: Field;
  value: unknown;
}

/**
 * What a moment can give back: what was before it, and of the moment in which the record was added, what was then.
 * Fields that are gone, that the person may not write, and that have that value now, are none.
 */
export function restorableOf(entity: Entity, record: Values, item: HistoryItem): Restorable[] {
  const isCreation = item.at === record['creationTime'];
  return item.changes.flatMap(({ field: name, from, to }) => {
    const field = entity.fields.find((candidate) => candidate.name === name);
    const value = isCreation ? to : from;
    return field && !field.readOnly && !field.hints.immutable && !isSame(record[name], value) ? [{ field, value }] : [];
  });
}
