import { whyCriteriaInvalid } from '#model/criteria-check.ts';
import type { Criteria } from '#model/criteria.ts';
import { readEntity, type Entity, type Field } from '#model/entity.ts';
import { operationsByDataType } from '#model/operations.ts';
import type { EntitySchema } from '#model/vocabulary.ts';
import { suggestion } from './explain-errors.ts';

/** What a meta-schema can't see: names that point nowhere, conditions on unknown fields, files named otherwise. */
export function problemsOfNames(schemas: readonly EntitySchema[], files: readonly string[]): string[] {
  const names = schemas.map((schema) => schema['x-resource'].name);
  return schemas.flatMap((schema) => {
    const file = `${schema['x-resource'].name}.json`;
    const problems = namesOf(schema, names).flatMap(([pointer, name, known]) => {
      if (known.includes(name)) return [];
      return [`${file}${pointer}: "${name}" does not exist${suggestion(name, known)}`];
    });
    if (!files.includes(file)) problems.push(`${file}/x-resource/name: the file must be named ${file}`);
    return problems.length > 0 ? problems : problemsOfMeaning(file, readEntity(schema));
  });
}

type Named = [pointer: string, name: string, known: readonly string[]];

function namesOf(schema: EntitySchema, entities: readonly string[]): Named[] {
  const fields = Object.keys(schema.properties);
  const { text, list, form, upload } = schema['x-resource'];
  const named = (pointer: string, names: readonly string[] = [], known = fields): Named[] =>
    names.map((name) => [pointer, name, known]);
  return [
    ...named('/x-resource/text', [text]),
    ...named('/required', schema.required),
    ...named('/x-resource/list/columns', list.columns),
    ...named('/x-resource/upload', upload),
    ...named('/x-resource/list/sort', list.sort?.slice(0, 1)),
    ...form.flatMap(({ id, fields: names }) => named(`/x-resource/form/${id}`, names, [...fields, '*'])),
    ...Object.entries(schema.properties).flatMap(([name, property]) => {
      const { reference, after, before, atMost, requiredUnless } = property['x-field'] ?? {};
      const pointer = `/properties/${name}/x-field`;
      const others = [after, before, atMost, requiredUnless].filter((other) => other !== undefined);
      return [
        ...named(`${pointer}/reference/to`, reference && [reference.to], [...entities]),
        ...named(pointer, others),
      ];
    }),
  ];
}

function problemsOfMeaning(file: string, entity: Entity): string[] {
  const problems: string[] = [];
  // A condition may ask for any field, whether lists are filtered by it or not.
  const everyOperation = entity.fields.map((field) => ({
    ...field,
    operations: field.dataType ? operationsByDataType[field.dataType] : [],
  }));
  for (const field of entity.fields) {
    const pointer = `${file}/properties/${field.name}/x-field`;
    const offered: readonly string[] = field.dataType ? operationsByDataType[field.dataType] : [];
    for (const operation of field.operations) {
      if (!offered.includes(operation)) problems.push(`${pointer}/filter: ${field.kind} has no "${operation}"`);
    }
    if (field.hints.filter && !field.dataType) problems.push(`${pointer}/filter: ${field.kind} can't be filtered`);
    if (field.hints.when) problems.push(...problemOfCriteria(`${pointer}/when`, field.hints.when, everyOperation));
  }
  for (const view of entity.views) {
    problems.push(...problemOfCriteria(`${file}/x-resource/list/views/${view.id}`, view.filter, entity.fields));
  }
  const shown = entity.sections.flatMap((section) => section.fields.map((field) => field.name));
  for (const name of new Set(shown.filter((candidate, index) => shown.indexOf(candidate) !== index))) {
    problems.push(`${file}/x-resource/form: "${name}" stands in two sections`);
  }
  return problems;
}

function problemOfCriteria(pointer: string, criteria: Criteria, fields: readonly Field[]): string[] {
  const problem = whyCriteriaInvalid(criteria, fields);
  return problem ? [`${pointer}: ${problem}`] : [];
}
