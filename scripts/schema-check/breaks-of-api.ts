import { readEntity, type Entity, type Field } from '#model/entity.ts';
import type { EntitySchema, PropertySchema } from '#model/vocabulary.ts';

/** What a client of the release could do or rely on and can no more: a sentence for each. */
export function breaksOfApi(released: readonly EntitySchema[], schemas: readonly EntitySchema[]): string[] {
  const now = schemas.map((schema) => readEntity(schema));
  return released
    .map((schema) => readEntity(schema))
    .flatMap((before) => {
      const after = now.find(({ name }) => name === before.name);
      return after ? breaksOfEntity(before, after) : [`${before.name} is gone, and all of its calls`];
    });
}

function breaksOfEntity(before: Entity, after: Entity): string[] {
  const fields = before.fields.flatMap((field) => {
    const same = after.fields.find(({ name }) => name === field.name);
    return same ? breaksOfField(field, same) : [goneWords(field, after)];
  });
  const added = after.fields.filter(({ name }) => !before.fields.some((field) => field.name === name));
  const demanded = added.filter(isDemanded).map(({ name }) => `${name} is new and required`);
  return [...fields, ...demanded, ...lostRights(before, after)].map((words) => `${before.name}.${words}`);
}

function goneWords({ name }: Field, { fields }: Entity): string {
  const successor = fields.find(({ hints }) => hints.was === name);
  return successor ? `${name} is called ${successor.name} now` : `${name} is gone`;
}

/** Whether a client who does not know the field is refused. */
function isDemanded({ required, readOnly, property, hints }: Field): boolean {
  return required && !readOnly && property.default === undefined && !hints.when;
}

function breaksOfField(before: Field, after: Field): string[] {
  const { name } = before;
  if (typeOf(before) !== typeOf(after)) return [`${name} is ${after.kind}, was ${before.kind}`];
  const lost = before.operations.filter((operation) => !after.operations.includes(operation));
  return [
    ...losses.filter(({ isLost }) => isLost(before, after)).map(({ words }) => `${name} ${words}`),
    ...lost.map((operation) => `${name} can't be filtered by ${operation} any more`),
    ...narrowerRules(before.property, after.property).map((words) => `${name} ${words}`),
    ...breaksWithin(before, after),
  ];
}

interface Loss {
  words: string;
  isLost: (before: Field, after: Field) => boolean;
}

const losses: Loss[] = [
  { words: 'is required now', isLost: (before, after) => isDemanded(after) && !isDemanded(before) },
  { words: 'is read-only now', isLost: (before, after) => after.readOnly && !before.readOnly },
  { words: "can't be changed any more", isLost: gains(({ immutable }) => immutable) },
  { words: 'is unique now', isLost: gains(({ unique }) => unique) },
  { words: 'is refused while its condition does not hold', isLost: gains(({ when }) => when !== undefined) },
  { words: "can't be sorted by any more", isLost: (before, after) => gains(({ sortable }) => sortable)(after, before) },
];

function gains(has: (hints: Field['hints']) => boolean | undefined): Loss['isLost'] {
  return (before, after) => has(after.hints) === true && has(before.hints) !== true;
}

/** The fields of an object, and of each record of a list. */
function breaksWithin(before: Field, after: Field): string[] {
  return before.fields.flatMap((field) => {
    const same = after.fields.find(({ name }) => name === field.name);
    const breaks = same ? breaksOfField(field, same) : [`${field.name} is gone`];
    return breaks.map((words) => `${before.name}.${words}`);
  });
}

function typeOf({ property }: Field): string {
  return `${property.type ?? 'string'} ${property.format ?? ''}`;
}

const lowers = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'] as const;
const uppers = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'] as const;

function narrowerRules(before: PropertySchema, after: PropertySchema): string[] {
  const raised = lowers.filter((rule) => (after[rule] ?? -Infinity) > (before[rule] ?? -Infinity));
  const lowered = uppers.filter((rule) => (after[rule] ?? Infinity) < (before[rule] ?? Infinity));
  const others = (['pattern', 'multipleOf'] as const).filter(
    (rule) => after[rule] !== undefined && after[rule] !== before[rule],
  );
  return [
    ...[...raised, ...lowered, ...others].map((rule) => `has ${rule} ${after[rule]}, had ${before[rule] ?? 'none'}`),
    ...lostChoices(before, after),
  ];
}

function lostChoices(before: PropertySchema, after: PropertySchema): string[] {
  const [had, has] = [before.enum ?? before.items?.enum, after.enum ?? after.items?.enum];
  if (!has) return [];
  if (!had) return [`takes only ${has.join(', ')}`];
  return had.filter((value) => !has.includes(value)).map((value) => `no longer takes ${value}`);
}

function lostRights(before: Entity, after: Entity): string[] {
  return Object.entries(before.access).flatMap(([right, roles]) => {
    const kept: readonly string[] = after.access[right as keyof Entity['access']];
    return roles.filter((role) => !kept.includes(role)).map((role) => `${right}: no longer a right of ${role}`);
  });
}
