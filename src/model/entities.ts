import { inputEntityOf } from './actions.ts';
import { attributesOf, readEntity, type Action, type Entity } from './entity.ts';
import { registry } from './generated/registry.ts';
import { validate, type Validation, type ValuesCheck } from './validate.ts';
import { type Values } from './values.ts';
import { recordSchemaOf, valuesSchemaOf, type JsonSchema } from './variants.ts';

/** Every entity, in the order of their names. The browser loads them one by one instead: `generated/index.ts`. */
export const entities: readonly Entity[] = registry.map(({ schema }) => readEntity(schema));

/** Throws when no schema has that name. */
export function entityNamed(name: string): Entity {
  const entity = entities.find((candidate) => candidate.name === name);
  if (!entity) throw new Error(`No schema is named "${name}"`);
  return entity;
}

/** The fields that a security filter may ask for: the learner's, which mark themselves as attributes. */
export const securityAttributes = attributesOf(entityNamed('learner'));

/** The entity with all its fields, of one that somebody's rights may have narrowed. */
export function wholeOf({ name }: Entity): Entity {
  return entityNamed(name);
}

/** Validates the body of `save`, or, with the stored record, of `update`, by a person to whom the entity is granted. */
export function validateRecord(granted: Entity, body: Values, stored?: Values): Validation {
  const { check } = moduleOf(granted);
  return validate({ entity: wholeOf(granted), granted, check, attributes: securityAttributes }, body, stored);
}

/** Validates what an action is given. */
export function validateInput(entity: Entity, action: Action, body: Values): Validation {
  const check = moduleOf(entity).inputChecks[action.id] ?? nothingToCheck;
  return validate({ entity: inputEntityOf(entity, action), check, attributes: securityAttributes }, body);
}

/** Of an action without input: every name is unknown. */
const nothingToCheck: ValuesCheck = () => true;

/** The JSON Schema of what an action is given, for the API's documentation. */
export function inputSchemaOf({ input }: Action): JsonSchema {
  return valuesSchemaOf({ properties: Object.fromEntries(input.map(({ name, property }) => [name, property])) });
}

/** The JSON Schema of the records that the API answers. */
export function answerSchemaOf(entity: Entity): JsonSchema {
  return recordSchemaOf(moduleOf(entity).schema);
}

/** The JSON Schema of the bodies that `save` and `update` take, for the API's documentation. */
export function bodySchemaOf(entity: Entity): JsonSchema {
  return valuesSchemaOf(moduleOf(entity).schema);
}

function moduleOf(entity: Entity): (typeof registry)[number] {
  const module = registry.find(({ schema }) => schema['x-resource'].name === entity.name);
  if (!module) throw new Error(`No schema is named "${entity.name}"`);
  return module;
}
