import { comparisonOf, isLocalDate, type Operation, type Scalar } from './criteria.ts';
import type { Field } from './entity.ts';
import { MAX_CRITERIA_DEPTH, MAX_CRITERIA_LEAVES, MAX_CRITERIA_VALUES, MAX_SEARCH_LENGTH } from './limits.ts';
import { hasForbiddenCharacters } from './text.ts';

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

/** No place is further from UTC than 14 hours. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}([.]\d{1,9})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/;

/** Whether the text is an ISO 8601 instant with an offset. */
export function isInstantText(value: string): boolean {
  return INSTANT.test(value) && isCalendarDate(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));
}

/** Whether the text is a time of day such as 09:30. */
export function isClockTime(value: unknown): value is string {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** Whether the text is a date that the calendar has: 2026-02-30 is none. */
export function isCalendarDate(value: unknown): value is string {
  if (!isLocalDate(value) || value.startsWith('0000')) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
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
