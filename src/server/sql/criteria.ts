import { sql, type RawBuilder } from 'kysely';
import { isLocalDate, termsOf, type Criteria, type Operation, type Scalar } from '#model/criteria.ts';
import { fieldNamed, type Entity, type Field } from '#model/entity.ts';
import { fold } from '#model/fold.ts';
import { startOfDay, startOfNextDay } from '#model/time/day.ts';
import { foldedColumnOf } from './columns.ts';

export type Condition = RawBuilder<boolean>;

/**
 * Criteria as a SQL condition, with parameters only; `zone` (IANA) says which day a date means.
 * Expects criteria that `whyCriteriaInvalid` accepts. The condition may be null where a value is missing,
 * which a `where` takes for false; only `not` has to be told.
 */
export function toCondition(criteria: Criteria, entity: Entity, zone: string): Condition {
  return conjunction(
    termsOf(criteria).map((term) => {
      if (term.kind === 'all') return conjunction(term.parts.map((part) => toCondition(part, entity, zone)));
      if (term.kind === 'any') return disjunction(term.parts.map((part) => toCondition(part, entity, zone)));
      if (term.kind === 'not') return sql<boolean>`(not coalesce(${toCondition(term.part, entity, zone)}, false))`;
      const field = fieldNamed(entity.fields, term.field, entity.name);
      return translations[term.operation](field, term.value as never, zone);
    }),
  );
}

/** Every word of a search text stands in some field that is searched. */
export function toSearchCondition(text: string, fields: readonly Field[]): Condition {
  const words = fold(text).split(/\s+/u).filter(Boolean);
  return conjunction(words.map((word) => disjunction(fields.map((field) => like(field, `%${escapeLike(word)}%`)))));
}

type Translation = (field: Field, value: never, zone: string) => Condition;

const translations = {
  equals: (field, value: Scalar) => sql`${column(field)} = ${value}`,
  anyOf: (field, values: Scalar[]) => sql`${column(field)} in (${sql.join(values)})`,
  lessThan: (field, value: Scalar, zone) => sql`${column(field)} < ${lowerEdge(field, value, zone)}`,
  greaterThan: (field, value: Scalar, zone) => {
    const edge = upperEdge(field, value, zone);
    return edge ? sql`${column(field)} >= ${edge}` : sql`${column(field)} > ${operand(field, value)}`;
  },
  between: (field, [low, high]: [Scalar, Scalar]) =>
    sql`${column(field)} between ${operand(field, low)} and ${operand(field, high)}`,
  contains: (field, value: string) => like(field, `%${escapeLike(fold(value))}%`),
  doesNotContain: (field, value: string) => sql`not ${like(field, `%${escapeLike(fold(value))}%`)}`,
  startsWith: (field, value: string) => like(field, `${escapeLike(fold(value))}%`),
  endsWith: (field, value: string) => like(field, `%${escapeLike(fold(value))}`),
} satisfies Record<Operation, Translation>;

function column(field: Field): RawBuilder<unknown> {
  return sql.ref(field.name);
}

function like(field: Field, pattern: string): Condition {
  return sql`${sql.ref(foldedColumnOf(field))} like ${pattern}`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** A parameter of the column's type; a number that an integer column can't hold is still comparable. */
function operand(field: Field, value: Scalar): RawBuilder<unknown> {
  if (field.kind === 'date') return sql`${value}::date`;
  if (field.kind === 'dateTime') return instant(Date.parse(String(value)));
  if (field.dataType === 'number') return fitsInteger(value) ? sql`${value}::integer` : sql`${value}::numeric`;
  return sql`${value}`;
}

/** In milliseconds, as finely as it is stored; the edges of the first and the last day lie outside of what PostgreSQL reads. */
function instant(time: number): RawBuilder<unknown> {
  const text = new Date(time).toISOString();
  if (/^\d{4}/.test(text) && !text.startsWith('0000')) return sql`${text}::timestamptz`;
  return text.startsWith('+') ? sql`'infinity'::timestamptz` : sql`'-infinity'::timestamptz`;
}

function fitsInteger(value: Scalar): boolean {
  return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
}

/** A date means its whole day where the column holds instants: before it is before it begins. */
function lowerEdge(field: Field, value: Scalar, zone: string): RawBuilder<unknown> {
  if (field.kind !== 'dateTime' || !isLocalDate(value)) return operand(field, value);
  return instant(startOfDay(value, zone));
}

/** After it is from the next midnight on; undefined where the value is no day. */
function upperEdge(field: Field, value: Scalar, zone: string): RawBuilder<unknown> | undefined {
  if (field.kind !== 'dateTime' || !isLocalDate(value)) return undefined;
  return instant(startOfNextDay(value, zone));
}

function conjunction(conditions: Condition[]): Condition {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

function disjunction(conditions: Condition[]): Condition {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}
