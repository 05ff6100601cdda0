import type { Entity, Field } from './entity.ts';
import { whyForbidden, whyOutOfOrder, whyPresenceWrong, whyUnchangeable, whyValueWrong } from './mistakes.ts';
import { mistakesWithin } from './nested-mistakes.ts';
import { cleaned, settled, type Values } from './values.ts';

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

type Fields = Pick<Entity, 'fields'>;

export interface Rules {
  entity: Fields;
  /** What the writer may use of the entity; absent: all of it. */
  granted?: Fields;
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
  const { entity, granted = entity } = rules;
  const writable = entity.fields.filter((field) => !field.readOnly);
  const given = writtenBy(granted, body);
  const written = stored ? writable.filter((field) => Object.hasOwn(given, field.name)) : writable;
  const sent = Object.fromEntries(written.map((field) => [field.name, cleaned(given[field.name], field)]));
  const values = settled(writable, sent, stored);
  const merged = { ...stored, ...values };

  const failures = failuresOf(rules.check, values);
  // The first kind of mistake is enough: that a blank name is also missing, or breaks a pattern, helps nobody.
  const whyWrong = (field: Field, isWritten: boolean): string[] | undefined =>
    [
      field.name in given ? [] : whyForbidden(field, body, stored),
      isWritten ? whyValueWrong(field, given[field.name], values[field.name], rules.attributes) : [],
      stored && isWritten ? whyUnchangeable(field, values, stored) : [],
      whyPresenceWrong(field, merged, isWritten),
      failures.filter(({ path }) => path.length === 1 && path[0] === field.name).map(({ keyword }) => keyword),
      whyOutOfOrder(field, merged),
    ].find((mistakes) => mistakes.length > 0);

  const errors = { ...unknownNames(granted, body), ...nestedErrors(writable, failures) };
  for (const field of writable) {
    const keywords = whyWrong(field, written.includes(field));
    if (keywords) errors[field.name] ??= keywords.map((keyword) => `${field.messageKey}.${keyword}`);
  }
  for (const field of written) {
    const within = mistakesWithin(field, given[field.name], values[field.name], rules.attributes);
    for (const { path, key } of within) errors[path] ??= [key];
  }
  return { values, errors };
}

/** What a body says of fields that its writer may write. */
function writtenBy({ fields }: Fields, body: Values): Values {
  const names = new Set(fields.filter(({ readOnly }) => !readOnly).map(({ name }) => name));
  return Object.fromEntries(Object.entries(body).filter(([name]) => names.has(name)));
}

function unknownNames(entity: Fields, body: Values): FieldErrors {
  const names = Object.keys(body).filter((name) => !entity.fields.some((field) => field.name === name));
  return Object.fromEntries(names.map((name) => [name, ['common.unknownField']]));
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
