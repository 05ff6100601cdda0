import { sql, type RawBuilder } from 'kysely';
import { termsOf, type Criteria, type Operation, type Scalar } from '#model/criteria.ts';
import { fieldNamed, type Entity, type Field } from '#model/entity.ts';
import { fold } from '#model/fold.ts';
import { startOfDay, startOfNextDay } from '#model/time/day.ts';
import { foldedValueOf, valueOf } from './columns.ts';
import { isLocalDate } from '#model/time/time-texts.ts';

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
      return translations[term.operation]({ entity, field, zone }, term.value as never);
    }),
  );
}

/** Every word of a search text stands in some field that is searched. */
export function toSearchCondition(text: string, entity: Entity): Condition {
  const words = fold(text).split(/\s+/u).filter(Boolean);
  return conjunction(
    words.map((word) =>
      disjunction(entity.searchFields.map((field) => like({ entity, field }, `%${escapeLike(word)}%`))),
    ),
  );
}

interface Place {
  entity: Entity;
  field: Field;
}

type Translation = (place: Place & { zone: string }, value: never) => Condition;

const translations = {
  equals: (place, value: Scalar) =>
    isMany(place.field) ? sql`${value} = any(${column(place)})` : sql`${column(place)} = ${value}`,
  anyOf: (place, values: Scalar[]) =>
    isMany(place.field)
      ? sql`${column(place)} && array[${sql.join(values)}]::text[]`
      : sql`${column(place)} in (${sql.join(values)})`,
  lessThan: (place, value: Scalar) => sql`${column(place)} < ${lowerEdge(place.field, value, place.zone)}`,
  greaterThan: (place, value: Scalar) => {
    const edge = upperEdge(place.field, value, place.zone);
    return edge ? sql`${column(place)} >= ${edge}` : sql`${column(place)} > ${operand(place.field, value)}`;
  },
  between: (place, [low, high]: [Scalar, Scalar]) =>
    sql`${column(place)} between ${operand(place.field, low)} and ${operand(place.field, high)}`,
  contains: (place, value: string) => like(place, `%${escapeLike(fold(value))}%`),
  doesNotContain: (place, value: string) => sql`not ${like(place, `%${escapeLike(fold(value))}%`)}`,
  startsWith: (place, value: string) => like(place, `${escapeLike(fold(value))}%`),
  endsWith: (place, value: string) => like(place, `%${escapeLike(fold(value))}`),
} satisfies Record<Operation, Translation>;

function column({ entity, field }: Place): RawBuilder<unknown> {
  return valueOf(entity, field);
}

function isMany({ kind }: Field): boolean {
  return kind === 'choices' || kind === 'references';
}

function like({ entity, field }: Place, pattern: string): Condition {
  return sql`${foldedValueOf(entity, field)} like ${pattern}`;
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
