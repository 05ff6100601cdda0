import { readEntity, type Entity, type Field } from '#model/entity.ts';
import { isTyped } from '#model/kinds.ts';
import { operationsByDataType } from '#model/operations.ts';
import type { EntitySchema, PropertySchema } from '#model/vocabulary.ts';
import { problemsOfAccess } from './check-access.ts';
import { namesInActions, problemsOfActions } from './check-actions.ts';
import { problemOfCriteria, withEveryOperation } from './check-criteria.ts';
import { suggestion } from './explain-errors.ts';
import type { Named } from './named.ts';

/** What a meta-schema can't see: names that point nowhere, conditions on unknown fields, files named otherwise. */
export function problemsOfNames(schemas: readonly EntitySchema[], files: readonly string[]): string[] {
  const names = schemas.map((schema) => schema['x-resource'].name);
  const entities: Entity[] = [];
  const problems = schemas.flatMap((schema) => {
    const file = `${schema['x-resource'].name}.json`;
    const unknown = namesOf(schema, names).flatMap(([pointer, name, known]) => {
      if (known.includes(name)) return [];
      return [`${file}${pointer}: "${name}" does not exist${suggestion(name, known)}`];
    });
    if (!files.includes(file)) unknown.push(`${file}/x-resource/name: the file must be named ${file}`);
    if (unknown.length > 0) return unknown;
    const entity = readEntity(schema);
    entities.push(entity);
    return problemsOfMeaning(file, entity);
  });
  return [
    ...problems,
    ...entities.flatMap((entity) => {
      const file = `${entity.name}.json`;
      return [
        ...problemsOfOffers(file, entity.fields, entities),
        ...problemsOfThrough(file, entity, entities),
        ...problemsOfCircles(file, entity),
        ...problemsOfAccess(file, entity, entities),
      ];
    }),
  ];
}

function namesOf(schema: EntitySchema, entities: readonly string[]): Named[] {
  const fields = Object.keys(schema.properties);
  const { text, list, form, upload, state } = schema['x-resource'];
  const named = (pointer: string, names: readonly string[] = [], known = fields): Named[] =>
    names.map((name) => [pointer, name, known]);
  return [
    ...named('/x-resource/text', [text]),
    ...named('/required', schema.required),
    ...named('/x-resource/list/columns', list.columns),
    ...named('/x-resource/upload', upload),
    ...named('/x-resource/state', state === undefined ? [] : [state]),
    ...namesInActions(schema),
    ...named('/x-resource/list/sort', list.sort?.slice(0, 1)),
    ...form.flatMap(({ id, fields: names }) => named(`/x-resource/form/${id}`, names, [...fields, '*'])),
    ...namesWithin('', schema, entities),
  ];
}

/** The names in a record's fields, and in those of its objects and lists: rules ask for fields beside them. */
function namesWithin(at: string, { properties = {} }: PropertySchema, entities: readonly string[]): Named[] {
  const fields = Object.keys(properties);
  return Object.entries(properties).flatMap(([name, property]): Named[] => {
    const { reference, after, before, atMost, requiredUnless } = property['x-field'] ?? {};
    const pointer = `${at}/properties/${name}`;
    const others = [after, before, atMost, requiredUnless].filter((other) => other !== undefined);
    return [
      ...(reference ? [[`${pointer}/x-field/reference/to`, reference.to, entities] satisfies Named] : []),
      ...others.map((other): Named => [`${pointer}/x-field`, other, fields]),
      ...(property.items ? namesWithin(`${pointer}/items`, property.items, entities) : []),
      ...namesWithin(pointer, property, entities),
    ];
  });
}

function problemsOfMeaning(file: string, entity: Entity): string[] {
  const problems = entity.fields.flatMap((field) => problemsOfHints(`${file}/properties/${field.name}/x-field`, field));
  problems.push(...problemsOfConditions(file, entity.fields), ...problemsOfFormerNames(file, entity));
  problems.push(...problemsOfText(file, entity));
  for (const view of entity.views) {
    problems.push(...problemOfCriteria(`${file}/x-resource/list/views/${view.id}`, view.filter, entity.fields));
  }
  problems.push(...problemsOfActions(file, entity));
  const shown = entity.sections.flatMap((section) => section.fields.map((field) => field.name));
  for (const name of new Set(shown.filter((candidate, index) => shown.indexOf(candidate) !== index))) {
    problems.push(`${file}/x-resource/form: "${name}" stands in two sections`);
  }
  return problems;
}

/** Files refer to records by what they are called, and lists of them are searched by it. */
function problemsOfText(file: string, { text }: Entity): string[] {
  return isTyped(text.kind) ? [] : [`${file}/x-resource/text: "${text.name}" is no text, which records are called by`];
}

function problemsOfHints(pointer: string, { kind, dataType, operations, hints }: Field): string[] {
  const offered: readonly string[] = dataType ? operationsByDataType[dataType] : [];
  const unknown = operations.filter((operation) => !offered.includes(operation));
  return [
    ...unknown.map((operation) => `${pointer}/filter: ${kind} has no "${operation}"`),
    ...(hints.filter && !dataType ? [`${pointer}/filter: ${kind} can't be filtered`] : []),
    ...(hints.widget && kind !== 'choice' ? [`${pointer}/widget: ${kind} is no choice`] : []),
  ];
}

/** A condition may ask for any field beside its own, whether lists are filtered by it or not. */
function problemsOfConditions(at: string, fields: readonly Field[]): string[] {
  const askable = withEveryOperation(fields);
  return fields.flatMap(({ name, hints, property, fields: inner }) => {
    const pointer = `${at}/properties/${name}`;
    const own = hints.when ? problemOfCriteria(`${pointer}/x-field/when`, hints.when, askable) : [];
    return [...own, ...problemsOfConditions(property.items ? `${pointer}/items` : pointer, inner)];
  });
}

/** What a reference offers is asked like a list's filter. */
function problemsOfOffers(at: string, fields: readonly Field[], entities: readonly Entity[]): string[] {
  return fields.flatMap(({ name, hints, property, fields: inner }) => {
    const pointer = `${at}/properties/${name}`;
    const { to, where } = hints.reference ?? {};
    const offered = entities.find((entity) => entity.name === to)?.fields ?? [];
    const own = where ? problemOfCriteria(`${pointer}/x-field/reference/where`, where, offered) : [];
    return [...own, ...problemsOfOffers(property.items ? `${pointer}/items` : pointer, inner, entities)];
  });
}

/** A value through a reference is searched and sorted by the columns of the field that it leads to. */
function problemsOfThrough(file: string, { fields }: Entity, entities: readonly Entity[]): string[] {
  return fields.flatMap(({ name, dataType, hints: { through } }) => {
    if (through === undefined) return [];
    const [reference, other] = through.split('.');
    const to = fields.find((field) => field.name === reference)?.hints.reference?.to;
    const target = entities.find((entity) => entity.name === to)?.fields.find((field) => field.name === other);
    const pointer = `${file}/properties/${name}/x-field/through`;
    if (!target) return [`${pointer}: "${through}" leads to no field`];
    const wanted = target.dataType ?? 'nothing';
    return target.dataType === dataType ? [] : [`${pointer}: "${through}" is filtered as ${wanted}, and this is not`];
  });
}

/** Only references to the entity itself lead from record to record. */
function problemsOfCircles(file: string, { name, fields }: Entity): string[] {
  const wrong = fields.filter(({ hints }) => hints.reference?.acyclic && hints.reference.to !== name);
  return wrong.map((field) => `${file}/properties/${field.name}/x-field/reference/acyclic: it is not to "${name}"`);
}

/** A field can't have been called what another one is called now. */
function problemsOfFormerNames(file: string, { fields }: Entity): string[] {
  const names = new Set<string | undefined>(fields.map(({ name }) => name));
  const wrong = fields.filter(({ hints }) => names.has(hints.was));
  return wrong.map(({ name, hints }) => `${file}/properties/${name}/x-field/was: "${hints.was}" is still a field`);
}
