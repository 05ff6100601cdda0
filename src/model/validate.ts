import { matches } from './criteria.ts';
import { whyCriteriaInvalid } from './criteria-check.ts';
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

export interface Validation {
  /** What is kept: tidied texts, only writable fields, empty values as null. */
  values: Values;
  errors: FieldErrors;
}

interface Rules {
  entity: Entity;
  check: ValuesCheck;
  /** The fields that criteria-valued fields may ask for. */
  attributes: readonly Field[];
}

/**
 * Validates a body of `save` (without `stored`) or `update` (with it; fields that are absent stay as they are).
 * Rules between fields are checked on the merged record. Unknown names are errors, read-only ones are ignored.
 */
export function validate(rules: Rules, body: Values, stored?: Values): Validation {
  const { entity } = rules;
  const errors: FieldErrors = {};
  const add = (field: Field, keyword: string): void => {
    (errors[field.name] ??= []).push(`${field.messageKey}.${keyword}`);
  };
  for (const name of Object.keys(body)) {
    if (!entity.fields.some((field) => field.name === name)) errors[name] = ['common.unknownField'];
  }
  const written = entity.fields.filter((field) => !field.readOnly && Object.hasOwn(body, field.name));
  const values = Object.fromEntries(written.map((field) => [field.name, cleaned(body[field.name], field)]));
  const merged = { ...defaultsOf(entity), ...stored, ...values };

  for (const field of written) {
    for (const keyword of wrongTextOf(field, body[field.name])) add(field, keyword);
    if (field.kind === 'criteria' && isPresent(values[field.name])) {
      if (whyCriteriaInvalid(values[field.name], rules.attributes)) add(field, 'criteria');
    }
    if (stored && field.hints.immutable && values[field.name] !== stored[field.name]) add(field, 'immutable');
  }
  addFailedKeywords(rules, values, errors, add);
  for (const field of entity.fields.filter((candidate) => !candidate.readOnly)) {
    addPresence(field, merged, Object.hasOwn(values, field.name) || !stored, errors, add);
    addRulesBetweenFields(field, merged, add);
  }
  return { values: stored ? values : { ...defaultsOf(entity), ...values }, errors };
}

type Add = (field: Field, keyword: string) => void;

/** The values a new record has where the body says nothing. */
export function defaultsOf(entity: Entity): Values {
  const withDefault = entity.fields.filter((field) => field.property.default !== undefined);
  return Object.fromEntries(withDefault.map((field) => [field.name, field.property.default]));
}

/** Tidies texts; empty texts, empty criteria and null all count as missing. */
function cleaned(value: unknown, field: Field): unknown {
  if (value === undefined) return null;
  if (typeof value === 'string') return tidy(value) === '' ? null : tidyFor(field, value);
  if (field.kind === 'criteria' && isEmptyObject(value)) return null;
  return value;
}

function tidyFor(field: Field, value: string): string {
  return isTyped(field.kind) ? tidy(value) : value;
}

/** Blanks are told from nothing at all: the specification has a message for each (section 5). */
function wrongTextOf(field: Field, value: unknown): string[] {
  if (typeof value !== 'string') return [];
  if (value !== '' && tidy(value) === '') return field.required ? ['blank'] : [];
  return hasForbiddenCharacters(value, field.kind === 'longText') ? ['characters'] : [];
}

function addFailedKeywords(rules: Rules, values: Values, errors: FieldErrors, add: Add): void {
  const present = Object.fromEntries(Object.entries(values).filter(([, value]) => isPresent(value)));
  if (rules.check(present)) return;
  for (const { instancePath, keyword } of rules.check.errors ?? []) {
    const field = rules.entity.fields.find((candidate) => candidate.name === instancePath.split('/')[1]);
    // A text with forbidden characters has its message; that it also breaks a pattern helps nobody.
    if (field && !errors[field.name]) add(field, keyword);
  }
}

/** Required while shown, refused while hidden. */
function addPresence(field: Field, merged: Values, isWritten: boolean, errors: FieldErrors, add: Add): void {
  const isShown = !field.hints.when || matches(field.hints.when, merged);
  const hasValue = isPresent(merged[field.name]);
  if (!isShown && hasValue && isWritten) add(field, 'hidden');
  if (isShown && !hasValue && field.required && !errors[field.name]) add(field, 'required');
}

const rulesBetweenFields = {
  after: (value: never, other: never) => value > other,
  before: (value: never, other: never) => value < other,
  atMost: (value: never, other: never) => value <= other,
};

function addRulesBetweenFields(field: Field, merged: Values, add: Add): void {
  for (const rule of ['after', 'before', 'atMost'] as const) {
    const other = field.hints[rule];
    const [value, bound] = [merged[field.name], other && merged[other]];
    if (!isPresent(value) || !isPresent(bound)) continue;
    if (!rulesBetweenFields[rule](value as never, bound as never)) add(field, rule);
  }
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
