import { matches } from './criteria.ts';
import { isCalendarDate, isInstantText, whyCriteriaInvalid } from './criteria-check.ts';
import type { Entity, Field } from './entity.ts';
import { isTyped, type FieldKind } from './kinds.ts';
import { hasForbiddenCharacters, tidy } from './text.ts';

export type Values = Record<string, unknown>;

/** Field name to message keys: the `errors` object of a 400 answer, and what a form shows. */
export type FieldErrors = Record<string, string[]>;

/** A precompiled check of values (Ajv, standalone): the failed keywords by JSON pointer. */
export type ValuesCheck = ((values: Values) => boolean) & {
  errors?: Failure[] | null;
};

interface Failure {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

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
  const sent = Object.fromEntries(written.map((field) => [field.name, cleaned(body[field.name], field)]));
  const values = settled(writable, sent, stored);
  const merged = { ...stored, ...values };

  const failures = failuresOf(rules.check, values);
  const errors = { ...unknownNames(rules.entity, body), ...nestedErrors(writable, failures) };
  for (const field of writable) {
    const isWritten = written.includes(field);
    // The first kind of mistake is enough: that a blank name is also missing, or breaks a pattern, helps nobody.
    const keywords = [
      isWritten ? whyValueWrong(rules, field, body[field.name], values[field.name]) : [],
      stored && isWritten ? whyUnchangeable(field, values, stored) : [],
      whyPresenceWrong(field, merged, isWritten),
      failures.filter(({ path }) => path.length === 1 && path[0] === field.name).map(({ keyword }) => keyword),
      whyOutOfOrder(field, merged),
    ].find((mistakes) => mistakes.length > 0);
    if (keywords) errors[field.name] = keywords.map((keyword) => `${field.messageKey}.${keyword}`);
  }
  return { values, errors };
}

/**
 * What conditions make of the values: a field that is shown and has none gets its default, a field that the change has
 * hidden loses what was stored. In the order of the fields, for a condition may ask for one that has a condition itself.
 */
function settled(fields: readonly Field[], sent: Values, stored?: Values): Values {
  const values = { ...sent };
  for (const { name, hints, property } of fields.filter((field) => field.hints.when)) {
    const isShown = matches(hints.when ?? {}, { ...stored, ...values });
    const hasValue = !isMissing(values[name] ?? stored?.[name]);
    if (isShown && !hasValue && property.default !== undefined) values[name] = property.default;
    if (!isShown && hasValue && !Object.hasOwn(sent, name)) values[name] = null;
  }
  return values;
}

/** The values that a new record has before anybody has typed. */
export function defaultsOf(entity: Entity): Values {
  const always = entity.fields.filter(({ hints, property }) => property.default !== undefined && !hints.when);
  const values = Object.fromEntries(always.map((field) => [field.name, field.property.default]));
  return settled(entity.fields, values);
}

function unknownNames(entity: Entity, body: Values): FieldErrors {
  const names = Object.keys(body).filter((name) => !entity.fields.some((field) => field.name === name));
  return Object.fromEntries(names.map((name) => [name, ['common.unknownField']]));
}

/** Tidies texts. Empty texts, empty criteria and null count as missing, and a missing value is its default. */
function cleaned(value: unknown, field: Field): unknown {
  const kept = typeof value === 'string' && isTyped(field.kind) ? tidy(value) : cleanedWithin(value, field);
  const isWrongType = typeof kept === 'object' && kept !== null && !structured.has(field.kind);
  if (!isMissing(kept) || isWrongType) return kept;
  return field.hints.when ? null : (field.property.default ?? null);
}

/** The kinds whose values are objects or lists. */
const structured = new Set<FieldKind>(['criteria', 'object', 'list', 'choices', 'references']);

/** The records of a list, or an object, with their own texts tidied and without what is missing in them. */
function cleanedWithin(value: unknown, field: Field): unknown {
  if (field.fields.length === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => cleanedWithin(item, field));
  const entries = Object.entries(value).map(([name, inner]: [string, unknown]) => {
    const within = field.fields.find((candidate) => candidate.name === name);
    return [name, within ? cleaned(inner, within) : inner];
  });
  return Object.fromEntries(entries.filter(([, inner]) => inner !== null));
}

function isMissing(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

interface FailedKeyword {
  /** Field name, then positions and names within it. */
  path: string[];
  keyword: string;
}

/** What the JSON Schema says; a missing property fails at its own place, not at what it is missing from. */
function failuresOf(check: ValuesCheck, values: Values): FailedKeyword[] {
  const present = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  if (check(present)) return [];
  return (check.errors ?? []).map(({ instancePath, keyword, params }) => {
    const within = params['missingProperty'] ?? params['additionalProperty'];
    const path = [...instancePath.split('/').slice(1), ...(typeof within === 'string' ? [within] : [])];
    return { path, keyword };
  });
}

/** Mistakes inside objects and lists, by their dotted place such as `inventory.0.quantity`. */
function nestedErrors(fields: readonly Field[], failures: readonly FailedKeyword[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, keyword } of failures.filter((failure) => failure.path.length > 1)) {
    const names = path.filter((name) => !/^\d+$/.test(name));
    const field = names.reduce<Field | undefined>(
      (outer, name) => (outer?.fields ?? fields).find((candidate) => candidate.name === name) ?? undefined,
      undefined,
    );
    const key = keyword === 'additionalProperties' || !field ? 'common.unknownField' : `${field.messageKey}.${keyword}`;
    (errors[path.join('.')] ??= []).push(key);
  }
  return errors;
}

function whyValueWrong({ attributes }: Rules, field: Field, sent: unknown, value: unknown): string[] {
  if (field.kind === 'criteria' && value !== null) return whyCriteriaInvalid(value, attributes) ? ['criteria'] : [];
  if (typeof sent !== 'string')
    return textsWithin(sent).some((text) => hasForbiddenCharacters(text, true)) ? ['characters'] : [];
  // Blanks are told from nothing at all: the specification has a message for each (section 5).
  if (field.required && sent !== '' && value === null) return ['blank'];
  if (hasForbiddenCharacters(sent, field.kind === 'longText')) return ['characters'];
  const hasForm = forms[field.kind];
  return hasForm && typeof value === 'string' && !hasForm(value) ? ['format'] : [];
}

/** Every text inside an object or a list, the names in it included. */
function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...textsWithin(inner)]);
}

/** The form of kinds that JSON Schema has no format for, or one that knows a year 0000, which no calendar has. */
const forms: Partial<Record<FieldKind, (text: string) => boolean>> = {
  date: isCalendarDate,
  dateTime: isInstantText,
  time: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
  phone: (text) => /^\+?[\d ()/.-]{4,30}$/.test(text),
};

function whyUnchangeable(field: Field, values: Values, stored: Values): string[] {
  return field.hints.immutable && values[field.name] !== (stored[field.name] ?? null) ? ['immutable'] : [];
}

/** Required while shown, refused while hidden. */
function whyPresenceWrong(field: Field, merged: Values, isWritten: boolean): string[] {
  const isShown = !field.hints.when || matches(field.hints.when, merged);
  const hasValue = !isMissing(merged[field.name]);
  if (!isShown) return hasValue && isWritten ? ['hidden'] : [];
  const { requiredUnless } = field.hints;
  const isRequired = field.required || (requiredUnless !== undefined && isMissing(merged[requiredUnless]));
  return isRequired && !hasValue ? ['required'] : [];
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
