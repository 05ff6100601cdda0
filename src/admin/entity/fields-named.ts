import type { Entity, Field } from '#model/entity.ts';

/** The fields of these names, in their order, without those that the person may not read. */
export function fieldsNamed({ fields }: Entity, names: readonly string[]): Field[] {
  return names.flatMap((name) => fields.find((field) => field.name === name) ?? []);
}
