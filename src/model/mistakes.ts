import { isCountry } from './countries.ts';
import { matches } from './criteria.ts';
import { whyCriteriaInvalid } from './criteria-check.ts';
import type { Field } from './entity.ts';
import type { FieldKind } from './kinds.ts';
import { isRelativeTo, parseRecurrence } from './time/recurrence.ts';
import { isZone } from './time/zones.ts';
import { hasForbiddenCharacters } from './text.ts';
import { cleaned, isMissing, isSame, type Values } from './values.ts';
import { isCalendarDate, isClockTime, isInstantText } from './time/time-texts.ts';

/** The failed keywords of a value as it was sent, and as it would be kept; `attributes` are what criteria may ask for. */
export function whyValueWrong(field: Field, sent: unknown, value: unknown, attributes: readonly Field[]): string[] {
  if (field.kind === 'criteria' && value !== null) return whyCriteriaInvalid(value, attributes) ? ['criteria'] : [];
  if (typeof sent === 'string') return whyTextWrong(field, sent, value);
  return textsWithin(sent).some((text) => hasForbiddenCharacters(text, true)) ? ['characters'] : [];
}

function whyTextWrong(field: Field, sent: string, value: unknown): string[] {
  // Blanks are told from nothing at all: the specification has a message for each (section 5).
  if (field.required && sent !== '' && value === null) return ['blank'];
  if (hasForbiddenCharacters(sent, severalLines.has(field.kind))) return ['characters'];
  const hasForm = forms[field.kind];
  return hasForm && typeof value === 'string' && !hasForm(value, field) ? [formKeywords[field.kind] ?? 'format'] : [];
}

/** Every text inside an object or a list, the names in it included. */
function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...textsWithin(inner)]);
}

/** The form of kinds that JSON Schema has no format for, or one that takes too much: a year 0000, any scheme of a link. */
const forms: Partial<Record<FieldKind, (text: string, field: Field) => boolean>> = {
  date: isCalendarDate,
  dateTime: isInstantText,
  time: isClockTime,
  recurrence: (text, { hints }) => isRelativeTo(hints.anchors ?? [], parseRecurrence(text)),
  // Others, such as javascript:, would run when somebody follows the link.
  url: (text) => /^https?:\/\/[^\s/]/i.test(text),
  // Offsets such as +05:30 are zones to some engines alone.
  zone: (text) => /^[A-Za-z]/.test(text) && isZone(text),
  country: isCountry,
  phone: (text) => /^\+?[\d ()/.-]{4,30}$/.test(text),
};

/** Why a field that the writer may not write is refused: whole records may be sent back, but not changed. */
export function whyForbidden(field: Field, body: Values, stored?: Values): string[] {
  if (!Object.hasOwn(body, field.name)) return [];
  const current = stored ? stored[field.name] : cleaned(undefined, field);
  return isSame(cleaned(body[field.name], field), current) ? [] : ['forbidden'];
}

const severalLines = new Set<FieldKind>(['longText', 'recurrence']);

/** The kinds whose form has a message of its own. */
const formKeywords: Partial<Record<FieldKind, string>> = {
  recurrence: 'recurrence',
  zone: 'zone',
  country: 'country',
};

export function whyUnchangeable(field: Field, values: Values, stored: Values): string[] {
  return field.hints.immutable && values[field.name] !== (stored[field.name] ?? null) ? ['immutable'] : [];
}

/** Required while shown, refused while hidden. */
export function whyPresenceWrong(field: Field, merged: Values, isWritten: boolean): string[] {
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
export function whyOutOfOrder(field: Field, merged: Values): string[] {
  return (['after', 'before', 'atMost'] as const).filter((rule) => {
    const other = field.hints[rule];
    if (!other || isMissing(merged[field.name]) || isMissing(merged[other])) return false;
    return !orders[rule](comparable(field, merged[field.name]) as never, comparable(field, merged[other]) as never);
  });
}

/** Instants may be written with any offset. */
function comparable({ kind }: Field, value: unknown): unknown {
  return kind === 'dateTime' && typeof value === 'string' ? Date.parse(value) : value;
}
