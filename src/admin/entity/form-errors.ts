import { get, set, type FieldErrors as FormErrors } from 'react-hook-form';
import type { Entity, Field } from '#model/entity.ts';
import { errorsOf, messageOf } from '../data/problems.ts';
import { errorAt } from '../fields/field-error.ts';

/** A place in a form where something is wrong. */
export interface WrongPlace {
  /** Such as `inventory.0.quantity`. */
  path: string;
  /** The fields that lead there, and between them the numbers of items, counted from 1. */
  trail: readonly (Field | number)[];
}

/** Where values are wrong, in the order in which a person reads the fields. */
export function wrongPlacesIn(fields: readonly Field[], errors: FormErrors): WrongPlace[] {
  return fields.filter(({ readOnly }) => !readOnly).flatMap((field) => placesOf(field, errors[field.name]));
}

function placesOf(field: Field, at: unknown): WrongPlace[] {
  if (typeof at !== 'object' || at === null) return [];
  const own = errorAt(field, at) ? [{ path: field.name, trail: [field] }] : [];
  if (field.kind === 'object') return [...own, ...within(field, field.name, [field], at)];
  if (field.kind !== 'list') return own;
  const items = Object.entries(at).filter(([index, item]) => /^\d+$/.test(index) && Boolean(item));
  const nested = items.flatMap(([index, item]) => {
    const [path, trail] = [`${field.name}.${index}`, [field, Number(index) + 1]];
    return [...(errorAt(field, item) ? [{ path, trail }] : []), ...within(field, path, trail, item as FormErrors)];
  });
  return [...own, ...nested];
}

function within({ fields }: Field, path: string, trail: WrongPlace['trail'], errors: FormErrors): WrongPlace[] {
  return wrongPlacesIn(fields, errors).map((place) => ({
    path: `${path}.${place.path}`,
    trail: [...trail, ...place.trail],
  }));
}

/**
 * The path at which react-hook-form keeps an error: that of a list as a whole stands beside those of its items.
 */
function errorPathOf(fields: readonly Field[], path: string): string {
  const field = fieldAt(fields, path.split('.'));
  return field && field.fields.length > 0 ? `${path}.root` : path;
}

function fieldAt(fields: readonly Field[], [name, ...rest]: string[]): Field | undefined {
  const field = fields.find((candidate) => candidate.name === name);
  const steps = rest.filter((step) => !/^\d+$/.test(step));
  if (!field || rest.length === 0) return field;
  // A number at the end is an item, not the list.
  return steps.length > 0 ? fieldAt(field.fields, steps) : undefined;
}

/**
 * The messages of a problem by their places in the form. What is said of the record as a whole, or of the call that came
 * to no end, stands at the form's own: so no form that was not saved counts as saved.
 */
export function submitErrorsOf(problem: unknown, { fields }: Entity): Record<string, string> {
  const { '': whole, ...named } = errorsOf(problem);
  const ofFields = Object.entries(named).map(([path, key]) => [errorPathOf(fields, path), key]);
  if (whole === undefined && ofFields.length > 0) return Object.fromEntries(ofFields);
  return { ...Object.fromEntries(ofFields), 'root.server': whole ?? messageOf(problem) };
}

/** Errors by dotted path, as a form keeps them. */
export function formErrorsOf(fields: readonly Field[], errors: Record<string, FormError>): FormErrors {
  const found: FormErrors = {};
  // Items before their list, so that it becomes one.
  const deepestFirst = Object.entries(errors).toSorted(([one], [other]) => other.length - one.length);
  for (const [path, error] of deepestFirst) {
    const place: unknown = get(found, path);
    set(found, place ? errorPathOf(fields, path) : path, error);
  }
  return found;
}

interface FormError {
  type: string;
  message: string;
}
