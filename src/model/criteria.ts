import { fold } from './fold.ts';
import { startOfDay, startOfNextDay } from './time/day.ts';
import { isLocalDate } from './time/time-texts.ts';

export type Operation =
  | 'equals'
  | 'anyOf'
  | 'lessThan'
  | 'greaterThan'
  | 'between'
  | 'contains'
  | 'doesNotContain'
  | 'startsWith'
  | 'endsWith';

export type Scalar = string | number | boolean;
export type Comparison = Partial<Record<Operation, Scalar | Scalar[]>>;

/**
 * One language for list filters, saved views, conditions and the security filter:
 * `{ field: value | [values] | { operation: value } }`; several keys mean all of them; `all`, `any` and `not` combine.
 * A missing value satisfies nothing; `not` negates, so a missing value satisfies `not`.
 */
export interface Criteria {
  [field: string]: Scalar | Scalar[] | Comparison | Criteria | Criteria[] | undefined;
}

/** A criteria taken apart: what a walker needs to decide on. */
export type Term =
  | { kind: 'all'; parts: Criteria[] }
  | { kind: 'any'; parts: Criteria[] }
  | { kind: 'not'; part: Criteria }
  | { kind: 'leaf'; field: string; operation: Operation; value: Scalar | Scalar[] };

/** The terms of one level; all of them must hold. Expects criteria that `whyCriteriaInvalid` accepts. */
export function termsOf(criteria: Criteria): Term[] {
  return Object.entries(criteria).flatMap(([name, value]): Term[] => {
    if (name === 'all' || name === 'any') return [{ kind: name, parts: value as Criteria[] }];
    if (name === 'not') return [{ kind: 'not', part: value as Criteria }];
    return Object.entries(comparisonOf(value)).map(([operation, operand]) => ({
      kind: 'leaf',
      field: name,
      operation: operation as Operation,
      value: operand,
    }));
  });
}

/** The fields that criteria ask for, each once. */
export function fieldNamesIn(criteria: Criteria): string[] {
  const names = termsOf(criteria).flatMap((term) => {
    if (term.kind === 'leaf') return term.field;
    return (term.kind === 'not' ? [term.part] : term.parts).flatMap(fieldNamesIn);
  });
  return [...new Set(names)];
}

/** A bare value is `equals`, a list is `anyOf`. */
export function comparisonOf(value: unknown): Comparison {
  if (Array.isArray(value)) return { anyOf: value };
  if (typeof value === 'object' && value !== null) return value;
  return { equals: value as Scalar };
}

/** Whether a record satisfies criteria. `zone` (IANA) says which day a date means when it meets an instant. */
export function matches(criteria: Criteria, record: Record<string, unknown>, zone = 'UTC'): boolean {
  return termsOf(criteria).every((term) => {
    if (term.kind === 'all') return term.parts.every((part) => matches(part, record, zone));
    if (term.kind === 'any') return term.parts.some((part) => matches(part, record, zone));
    if (term.kind === 'not') return !matches(term.part, record, zone);
    return holds(term.operation, record[term.field], term.value, zone);
  });
}

function holds(operation: Operation, actual: unknown, expected: Scalar | Scalar[], zone: string): boolean {
  if (actual === undefined || actual === null) return false;
  // Of several values one is enough.
  const values = (Array.isArray(actual) ? actual : [actual]) as Scalar[];
  return values.some((value) => tests[operation](value, expected as never, zone));
}

type Test = (actual: Scalar, expected: never, zone: string) => boolean;

const tests = {
  equals: (actual, expected: Scalar) => actual === expected,
  anyOf: (actual, expected: Scalar[]) => expected.includes(actual),
  lessThan: (actual, expected: Scalar, zone) => ordinal(actual) < lowerBound(actual, expected, zone),
  greaterThan: (actual, expected: Scalar, zone) => isAfter(actual, expected, zone),
  between: (actual, [low, high]: [Scalar, Scalar]) => actual >= low && actual <= high,
  contains: (actual, expected: string) => folded(actual).includes(fold(expected)),
  doesNotContain: (actual, expected: string) => !folded(actual).includes(fold(expected)),
  startsWith: (actual, expected: string) => folded(actual).startsWith(fold(expected)),
  endsWith: (actual, expected: string) => folded(actual).endsWith(fold(expected)),
} satisfies Record<Operation, Test>;

function folded(value: Scalar): string {
  return fold(String(value));
}

function isInstant(value: Scalar): value is string {
  return typeof value === 'string' && !isLocalDate(value);
}

function ordinal(value: Scalar): Scalar {
  return isInstant(value) ? Date.parse(value) : value;
}

function lowerBound(actual: Scalar, expected: Scalar, zone: string): Scalar {
  return isInstant(actual) && isLocalDate(expected) ? startOfDay(expected, zone) : ordinal(expected);
}

/** A date compared with an instant means that day: after it is from the next midnight on. */
function isAfter(actual: Scalar, expected: Scalar, zone: string): boolean {
  if (isInstant(actual) && isLocalDate(expected)) return Date.parse(actual) >= startOfNextDay(expected, zone);
  return ordinal(actual) > ordinal(expected);
}
