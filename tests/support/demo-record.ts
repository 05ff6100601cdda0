import type { Entity } from '#model/entity.ts';
import type { Values } from '#model/validate.ts';
import { demoRecords } from '#scripts/demo/demo-records.ts';

/** The bodies of valid demo records of any entity, without what the server fills in; `skip` leaves out the first ones. */
export function demoBodies(entity: Entity, count: number, skip = 0): Values[] {
  const writable = entity.fields.filter((field) => !field.readOnly && !field.hints.reference);
  const records = [...demoRecords(entity, skip + count, 1)].slice(skip);
  return records.map((record) => Object.fromEntries(writable.map(({ name }) => [name, record[name]])));
}
