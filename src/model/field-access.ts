import { fieldNamesIn } from './criteria.ts';
import type { Entity, Field } from './entity.ts';
import type { Role } from './roles.ts';

/**
 * The entity as people with these roles may use it: fields that they may not read are nowhere in it, fields that they
 * may not write are read-only. It is the entity itself where nothing is kept from anybody.
 */
export function grantedTo(entity: Entity, roles: readonly Role[]): Entity {
  if (!entity.fields.some(({ hints }) => hints.access)) return entity;
  const fields = entity.fields.filter((field) => mayRead(field, roles)).map((field) => asWritable(field, roles));
  const granted = (listed: readonly Field[]) =>
    listed.flatMap(({ name }) => fields.find((field) => field.name === name) ?? []);
  const isGranted = (name: string) => fields.some((field) => field.name === name);
  return {
    ...entity,
    fields,
    columns: granted(entity.columns),
    searchFields: granted(entity.searchFields),
    views: entity.views.filter(({ filter }) => fieldNamesIn(filter).every(isGranted)),
    sections: entity.sections.map((section) => ({ ...section, fields: granted(section.fields) })),
    upload: granted(entity.upload),
  };
}

function mayRead({ hints }: Field, roles: readonly Role[]): boolean {
  return includesAny(hints.access?.read, roles);
}

function asWritable(field: Field, roles: readonly Role[]): Field {
  return includesAny(field.hints.access?.write, roles) ? field : { ...field, readOnly: true };
}

/** Without a list everybody is meant. */
function includesAny(listed: readonly Role[] | undefined, roles: readonly Role[]): boolean {
  return listed?.some((role) => roles.includes(role)) ?? true;
}
