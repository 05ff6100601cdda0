import type { Operation } from './criteria.ts';
import type { Field } from './entity.ts';
import { MAX_CRITERIA_VALUES, MAX_SEARCH_LENGTH } from './limits.ts';
import type { DataType } from './operations.ts';
import { FORBIDDEN } from './text.ts';
import type { JsonSchema } from './variants.ts';

/**
 * The JSON Schema of criteria on these fields, which refers to itself as `ref`. It says what `whyCriteriaInvalid` says,
 * except what a schema can't: how deep and how many (contract), and that a range begins before it ends.
 */
export function criteriaSchemaOf(fields: readonly Field[], ref: string): JsonSchema {
  const group = { type: 'array', minItems: 1, items: { $ref: ref } };
  const comparisons = fields.map((field) => [field.name, comparisonSchemaOf(field)]);
  return {
    type: 'object',
    minProperties: 1,
    additionalProperties: false,
    properties: { all: group, any: group, not: { $ref: ref }, ...Object.fromEntries(comparisons) },
  };
}

/** `{ operation: value, … }`; where the field offers them, a bare value is `equals` and a list is `anyOf`. */
function comparisonSchemaOf(field: Field): JsonSchema {
  const operands = field.operations.map((operation) => [operation, operandSchemaOf(field, operation)] as const);
  const bare = operands.filter(([operation]) => operation === 'equals' || operation === 'anyOf');
  const named = {
    type: 'object',
    minProperties: 1,
    additionalProperties: false,
    properties: Object.fromEntries(operands),
  };
  return { anyOf: [named, ...bare.map(([, operand]) => operand)] };
}

function operandSchemaOf(field: Field, operation: Operation): JsonSchema {
  const items = field.dataType ? values[field.dataType](field) : {};
  if (operation === 'anyOf') return { type: 'array', items, minItems: 1, maxItems: MAX_CRITERIA_VALUES };
  if (operation === 'between') return { type: 'array', items, minItems: 2, maxItems: 2 };
  return items;
}

const values = {
  lookup: ({ kind, property }: Field) => {
    const choices = property.enum ?? property.items?.enum;
    if (choices) return { enum: choices };
    return kind === 'boolean' ? { type: 'boolean' } : text;
  },
  date: () => ({ type: 'string', format: 'date', pattern: '^(?!0000)' }),
  number: () => ({ type: 'number' }),
  string: () => text,
} satisfies Record<DataType, (field: Field) => JsonSchema>;

const text = {
  type: 'string',
  maxLength: MAX_SEARCH_LENGTH,
  pattern: String.raw`\S`,
  not: { pattern: FORBIDDEN.source },
};
