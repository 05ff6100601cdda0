import type { useTranslate } from 'react-admin';
import type { Entity, Field } from '#model/entity.ts';

export type Translate = ReturnType<typeof useTranslate>;

/** What one record is called. */
export function nameOfOne(entity: Entity, translate: Translate): string {
  return translate(`${entity.keys}.title`);
}

export function nameOfMany(entity: Entity, translate: Translate): string {
  return translate(`${entity.keys}.plural`);
}

export function labelOf(field: Field, translate: Translate): string {
  return translate(`${field.messageKey}.label`, { _: field.title });
}

/** What a record is called by the person who made it. */
export function nameOfRecord(entity: Entity, record: Record<string, unknown>): string {
  const name = record[entity.text.name];
  return typeof name === 'string' ? name : '';
}
