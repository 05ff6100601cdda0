import { whyCriteriaInvalid } from '#model/criteria-check.ts';
import type { Criteria } from '#model/criteria.ts';
import { readEntity, type Entity } from '#model/entity.ts';
import { operationsByDataType } from '#model/operations.ts';
import type { EntitySchema } from '#model/vocabulary.ts';
import { nearest } from './explain-errors.ts';

/** What a meta-schema can't see: names that point nowhere, conditions on unknown fields, files named otherwise. */
export function problemsOfNames(schemas: readonly EntitySchema[], files: readonly string[]): string[] {
  const names = schemas.map((schema) => schema['x-resource'].name);
  return schemas.flatMap((schema) => {
    const file = `${schema['x-resource'].name}.json`;
    const problems = [...namesOf(schema, names)].flatMap(([pointer, name, known]) => {
      if (known.includes(name)) return [];
      const near = nearest(name, known);
      return [`${file}${pointer}: "${name}" does not exist${near ? `; did you mean "${near}"?` : ''}`];
    });
    if (!files.includes(file)) problems.push(`${file}/x-resource/name: the file must be named ${file}`);
    return problems.length > 0 ? problems : problemsOfMeaning(file, readEntity(schema));
  });
}

type Named = [pointer: string, name: string, known: readonly string[]];

function* namesOf(schema: EntitySchema, entities: readonly string[]): Generator<Named> {
  const fields = Object.keys(schema.properties);
  const resource = schema['x-resource'];
  yield ['/x-resource/text', resource.text, fields];
  for (const name of schema.required ?? []) yield ['/required', name, fields];
  for (const name of resource.list.columns) yield ['/x-resource/list/columns', name, fields];
  if (resource.list.sort) yield ['/x-resource/list/sort', resource.list.sort[0], fields];
  for (const section of resource.form) {
    for (const name of section.fields) yield [`/x-resource/form/${section.id}`, name, [...fields, '*']];
  }
  for (const [name, property] of Object.entries(schema.properties)) {
    const hints = property['x-field'] ?? {};
    const pointer = `/properties/${name}/x-field`;
    if (hints.reference) yield [`${pointer}/reference/to`, hints.reference.to, entities];
    for (const rule of ['after', 'before', 'atMost'] as const) {
      if (hints[rule]) yield [`${pointer}/${rule}`, hints[rule], fields];
    }
  }
}

function problemsOfMeaning(file: string, entity: Entity): string[] {
  const problems: string[] = [];
  for (const field of entity.fields) {
    const pointer = `${file}/properties/${field.name}/x-field`;
    const offered: readonly string[] = field.dataType ? operationsByDataType[field.dataType] : [];
    for (const operation of field.operations) {
      if (!offered.includes(operation)) problems.push(`${pointer}/filter: ${field.kind} has no "${operation}"`);
    }
    if (field.hints.filter && !field.dataType) problems.push(`${pointer}/filter: ${field.kind} can't be filtered`);
    if (field.hints.when) problems.push(...problemOfCriteria(`${pointer}/when`, field.hints.when, entity));
  }
  for (const view of entity.views) {
    problems.push(...problemOfCriteria(`${file}/x-resource/list/views/${view.id}`, view.filter, entity));
  }
  const shown = entity.sections.flatMap((section) => section.fields.map((field) => field.name));
  for (const name of new Set(shown.filter((candidate, index) => shown.indexOf(candidate) !== index))) {
    problems.push(`${file}/x-resource/form: "${name}" stands in two sections`);
  }
  return problems;
}

function problemOfCriteria(pointer: string, criteria: Criteria, entity: Entity): string[] {
  const problem = whyCriteriaInvalid(criteria, entity.fields);
  return problem ? [`${pointer}: ${problem}`] : [];
}
