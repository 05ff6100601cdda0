import { matches } from './criteria.ts';
import { isCalendarDate, isInstantText, whyCriteriaInvalid } from './criteria-check.ts';
import type { Entity, Field } from './entity.ts';
import { isTyped } from './kinds.ts';
import { hasForbiddenCharacters, tidy } from './text.ts';

export type Values = Record<string, unknown>;

/** Field name to message keys: the `errors` object of a 400 answer, and what a form shows. */
export type FieldErrors = Record<string, string[]>;

/** A precompiled check of values (Ajv, standalone): the failed keywords by JSON pointer. */
export type ValuesCheck = ((values: Values) => boolean) & {
  errors?: { instancePath: string; keyword: string }[] | null;
};

export interface Rules {
  entity: Entity;
  check: ValuesCheck;
  /** The fields that criteria-valued fields may ask for. */
  attributes: readonly Field[];
}

export interface Validation {
  /** What is kept: tidied texts, only writable fields, null where a value is missing. */
  values: Values;
  errors: FieldErrors;
}

/**
 * Validates a body of `save` (without `stored`) or `update` (with it: fields that are absent stay as they are).
 * Rules between fields are checked on the merged record. Unknown names are errors, read-only ones are ignored.
 */
export function validate(rules: Rules, body: Values, stored?: Values): Validation {
  const writable = rules.entity.fields.filter((field) => !field.readOnly);
  const written = stored ? writable.filter((field) => Object.hasOwn(body, field.name)) : writable;
  const values = Object.fromEntries(written.map((field) => [field.name, cleaned(body[field.name], field)]));
  const merged = { ...stored, ...values };

  const errors = unknownNames(rules.entity, body);
  const failed = failedKeywords(rules.check, values);
  for (const field of writable) {
    const isWritten = written.includes(field);
    // The first kind of mistake is enough: that a blank name is also missing, or breaks a pattern, helps nobody.
    const keywords = [
      isWritten ? whyValueWrong(rules, field, body[field.name], values[field.name]) : [],
      stored && isWritten ? whyUnchangeable(field, values, stored) : [],
      whyPresenceWrong(field, merged, isWritten),
      failed.get(field.name) ?? [],
      whyOutOfOrder(field, merged),
    ].find((mistakes) => mistakes.length > 0);
    if (keywords) errors[field.name] = keywords.map((keyword) => `${field.messageKey}.${keyword}`);
  }
  return { values, errors };
}

/** The values that a new record has before anybody has typed. */
export function defaultsOf(entity: Entity): Values {
  const withDefault = entity.fields.filter((field) => field.property.default !== undefined);
  return Object.fromEntries(withDefault.map((field) => [field.name, field.property.default]));
}

function unknownNames(entity: Entity, body: Values): FieldErrors {
  const names = Object.keys(body).filter((name) => !entity.fields.some((field) => field.name === name));
  return Object.fromEntries(names.map((name) => [name, ['common.unknownField']]));
}

/** Tidies texts. Empty texts, empty criteria and null count as missing, and a missing value is its default. */
function cleaned(value: unknown, field: Field): unknown {
  const kept = typeof value === 'string' && isTyped(field.kind) ? tidy(value) : value;
  const isWrongType = typeof kept === 'object' && kept !== null && field.kind !== 'criteria';
  return isMissing(kept) && !isWrongType ? (field.property.default ?? null) : kept;
}

function isMissing(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0;
}

/** Failed keywords of the JSON Schema by field name. */
function failedKeywords(check: ValuesCheck, values: Values): Map<string, string[]> {
  const present = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const failed = new Map<string, string[]>();
  if (check(present)) return failed;
  for (const { instancePath, keyword } of check.errors ?? []) {
    const name = instancePath.split('/')[1] ?? '';
    failed.set(name, [...(failed.get(name) ?? []), keyword]);
  }
  return failed;
}

function whyValueWrong({ attributes }: Rules, field: Field, sent: unknown, value: unknown): string[] {
  if (field.kind === 'criteria' && value !== null) return whyCriteriaInvalid(value, attributes) ? ['criteria'] : [];
  if (typeof sent !== 'string') return [];
  // Blanks are told from nothing at all: the specification has a message for each (section 5).
  if (field.required && sent !== '' && value === null) return ['blank'];
  if (hasForbiddenCharacters(sent, field.kind === 'longText')) return ['characters'];
  // JSON Schema's own formats know a year 0000, which no calendar and no database has.
  if (field.kind === 'date' && value !== null) return isCalendarDate(value) ? [] : ['format'];
  if (field.kind === 'dateTime' && value !== null) return isInstantText(sent) ? [] : ['format'];
  return [];
}

function whyUnchangeable(field: Field, values: Values, stored: Values): string[] {
  return field.hints.immutable && values[field.name] !== (stored[field.name] ?? null) ? ['immutable'] : [];
}

/** Required while shown, refused while hidden. */
function whyPresenceWrong(field: Field, merged: Values, isWritten: boolean): string[] {
  const isShown = !field.hints.when || matches(field.hints.when, merged);
  const hasValue = !isMissing(merged[field.name]);
  if (!isShown) return hasValue && isWritten ? ['hidden'] : [];
  return field.required && !hasValue ? ['required'] : [];
}

const orders = {
  after: (value: never, other: never) => value > other,
  before: (value: never, other: never) => value < other,
  atMost: (value: never, other: never) => value <= other,
};

/** Rules between two fields; they say nothing while either has no value. */
function whyOutOfOrder(field: Field, merged: Values): string[] {
  return (['after', 'before', 'atMost'] as const).filter((rule) => {
    const other = field.hints[rule];
    if (!other || isMissing(merged[field.name]) || isMissing(merged[other])) return false;
    return !orders[rule](merged[field.name] as never, merged[other] as never);
  });
}
