import { comparisonOf, type Operation, type Scalar } from './criteria.ts';
import type { Field } from './entity.ts';
import { MAX_CRITERIA_DEPTH, MAX_CRITERIA_LEAVES, MAX_CRITERIA_VALUES, MAX_SEARCH_LENGTH } from './limits.ts';
import { hasForbiddenCharacters } from './text.ts';
import { isCalendarDate, isInstantText } from './time/time-texts.ts';

/** Why criteria are refused; the screens need only the fact, logs and tests the reason. */
export type CriteriaProblem =
  'notAnObject' | 'empty' | 'tooDeep' | 'tooManyLeaves' | 'unknownField' | 'unknownOperation' | 'wrongValue';

/** The first reason why `criteria` may not be used on `fields`; undefined when they may. Takes anything. */
export function whyCriteriaInvalid(criteria: unknown, fields: readonly Field[]): CriteriaProblem | undefined {
  const budget = { leaves: MAX_CRITERIA_LEAVES };
  return problemOf(criteria, fields, budget, 1);
}

type Budget = { leaves: number };

function problemOf(
  criteria: unknown,
  fields: readonly Field[],
  budget: Budget,
  depth: number,
): CriteriaProblem | undefined {
  if (!isObject(criteria)) return 'notAnObject';
  if (depth > MAX_CRITERIA_DEPTH) return 'tooDeep';
  const entries = Object.entries(criteria);
  if (entries.length === 0) return 'empty';
  return firstProblem(entries, ([name, value]) => {
    if (name === 'not') return problemOf(value, fields, budget, depth + 1);
    if (name !== 'all' && name !== 'any') return leafProblem(name, value, fields, budget);
    if (!Array.isArray(value)) return 'notAnObject';
    if (value.length === 0) return 'empty';
    return firstProblem(value, (part) => problemOf(part, fields, budget, depth + 1));
  });
}

function leafProblem(
  name: string,
  value: unknown,
  fields: readonly Field[],
  budget: Budget,
): CriteriaProblem | undefined {
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) return 'unknownField';
  const comparison = Object.entries(comparisonOf(value));
  if (comparison.length === 0) return 'empty';
  budget.leaves -= comparison.length;
  if (budget.leaves < 0) return 'tooManyLeaves';
  return firstProblem(comparison, ([operation, operand]) => {
    if (!field.operations.some((offered) => offered === operation)) return 'unknownOperation';
    return isOperand(operation as Operation, operand, field) ? undefined : 'wrongValue';
  });
}

function isOperand(operation: Operation, operand: unknown, field: Field): boolean {
  if (operation === 'anyOf') {
    if (!Array.isArray(operand) || operand.length === 0 || operand.length > MAX_CRITERIA_VALUES) return false;
    return operand.every((value) => isValue(value, field));
  }
  if (operation === 'between') {
    if (!Array.isArray(operand) || operand.length !== 2) return false;
    const [low, high] = operand as [Scalar, Scalar];
    return isValue(low, field) && isValue(high, field) && low <= high;
  }
  return isValue(operand, field);
}

function isValue(value: unknown, field: Field): boolean {
  if (field.kind === 'boolean') return typeof value === 'boolean';
  if (field.dataType === 'number') return typeof value === 'number' && Number.isFinite(value);
  return typeof value === 'string' && !hasForbiddenCharacters(value) && isTextValue(value, field);
}

function isTextValue(value: string, { kind, dataType, property }: Field): boolean {
  const choices = kind === 'choices' ? property.items?.enum : property.enum;
  if (choices) return choices.includes(value);
  if (dataType === 'date') return isCalendarDate(value) || (kind === 'dateTime' && isInstantText(value));
  return value.trim() !== '' && Array.from(value).length <= MAX_SEARCH_LENGTH;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function firstProblem<Item>(
  items: readonly Item[],
  check: (item: Item) => CriteriaProblem | undefined,
): CriteriaProblem | undefined {
  for (const item of items) {
    const problem = check(item);
    if (problem) return problem;
  }
  return undefined;
}
