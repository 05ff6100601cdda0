import { whyCriteriaInvalid } from '#model/criteria-check.ts';
import type { Criteria } from '#model/criteria.ts';
import type { Field } from '#model/entity.ts';
import { operationsByDataType } from '#model/operations.ts';

/** What is wrong with criteria at a place of a schema, if anything. */
export function problemOfCriteria(pointer: string, criteria: Criteria, fields: readonly Field[]): string[] {
  const problem = whyCriteriaInvalid(criteria, fields);
  return problem ? [`${pointer}: ${problem}`] : [];
}

/** The fields as conditions and guards ask for them: whether lists are filtered by them or not. */
export function withEveryOperation(fields: readonly Field[]): Field[] {
  return fields.map((field) => ({
    ...field,
    operations: field.dataType ? operationsByDataType[field.dataType] : [],
  }));
}
