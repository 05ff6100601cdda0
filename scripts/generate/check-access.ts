import { fieldNamesIn } from '#model/criteria.ts';
import type { Entity, Field } from '#model/entity.ts';
import type { Role } from '#model/roles.ts';

/** Rights on fields that would lead nowhere: to records without a name, rules on what one can't see, and around the right. */
export function problemsOfAccess(file: string, entity: Entity, entities: readonly Entity[]): string[] {
  const problems: string[] = [];
  const unread = (field: Field, by: readonly Role[]) => by.filter((role) => !readersOf(field, entity).includes(role));
  const everybody = rolesOf(entity);
  const refuse = (pointer: string, roles: readonly Role[], reason: string) => {
    if (roles.length > 0) problems.push(`${file}${pointer}: ${roles.join(', ')} ${reason}`);
  };
  refuse('/x-resource/text', unread(entity.text, everybody), 'may not read what names a record');
  for (const field of entity.fields) {
    const pointer = `/properties/${field.name}/x-field`;
    const { access, attribute } = field.hints;
    if (field.name === entity.sort.active) refuse('/x-resource/list/sort', unread(field, everybody), 'may not read it');
    if (attribute) refuse(`${pointer}/attribute`, unread(field, everybody), 'may not read it');
    refuse(`${pointer}/access/write`, unread(field, access?.write ?? []), 'may not read what they write');
    refuse(`${pointer}/access`, whoLacks(field, entity), 'can not fill in what is required');
    for (const other of otherFieldsOf(field, entity)) {
      refuse(pointer, unread(other, readersOf(field, entity)), `may not read "${other.name}", which it asks for`);
    }
    const source = sourceOf(field, entity, entities);
    const kept = source?.hints.access?.read;
    const told = readersOf(field, entity).filter((role) => kept && !kept.includes(role));
    refuse(`${pointer}/through`, told, 'may not read it there');
    if (hasInnerAccess(field)) problems.push(`${file}${pointer}: rights stand beside the fields of a record only`);
  }
  return problems;
}

/** Who has to do with the entity at all. */
function rolesOf({ access }: Entity): Role[] {
  return [...new Set(Object.values(access).flat())];
}

function readersOf({ hints }: Field, entity: Entity): readonly Role[] {
  return hints.access?.read ?? rolesOf(entity);
}

/** Who makes records, or changes what makes the field required, and may not write it. */
function whoLacks({ required, readOnly, property, hints }: Field, { access }: Entity): Role[] {
  if (!required || readOnly || property.default !== undefined) return [];
  const writers = [hints.access?.read, hints.access?.write].filter((roles) => roles !== undefined);
  const wanted = hints.when ? [...access.create, ...access.edit] : access.create;
  return [...new Set(wanted)].filter((role) => writers.some((roles) => !roles.includes(role)));
}

/** The fields that the rules of a field ask for. */
function otherFieldsOf({ hints }: Field, { fields }: Entity): Field[] {
  const { when, after, before, atMost, requiredUnless } = hints;
  const names = new Set([...(when ? fieldNamesIn(when) : []), after, before, atMost, requiredUnless]);
  return fields.filter(({ name }) => names.has(name));
}

/** The field of another record whose value the field shows. */
function sourceOf({ hints }: Field, entity: Entity, entities: readonly Entity[]): Field | undefined {
  const [reference, name] = hints.through?.split('.') ?? [];
  const to = entity.fields.find((field) => field.name === reference)?.hints.reference?.to;
  return entities.find((candidate) => candidate.name === to)?.fields.find((field) => field.name === name);
}

function hasInnerAccess({ fields }: Field): boolean {
  return fields.some((field) => field.hints.access !== undefined || hasInnerAccess(field));
}
