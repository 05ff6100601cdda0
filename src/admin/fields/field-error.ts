import { useTranslate } from 'react-admin';
import { get, useFormState, type FieldError } from 'react-hook-form';
import type { Field } from '#model/entity.ts';
import type { FieldKind } from '#model/kinds.ts';

/** The type of an error that the typing limit raised, whose number is not that of the schema's keyword. */
export const ENTRY_ERROR = 'entry';

/** The translated message of the field at a path, subscribed to that path alone. */
export function useFieldError(field: Field, name: string): string | undefined {
  const translate = useTranslate();
  const { errors } = useFormState({ name, exact: true });
  const error = errorAt(field, get(errors, name));
  if (!error) return undefined;
  const limit = error.type === ENTRY_ERROR ? { limit: field.hints.entry?.maxLength } : {};
  return translate(typeof error.message === 'string' ? error.message : 'validation.type', limit);
}

/** What is wrong with the value of a field; errors of the fields within it have places of their own. */
export function errorAt({ kind }: Field, at: unknown): FieldError | undefined {
  const error = (at as { root?: FieldError } | undefined)?.root ?? at;
  if (isError(error)) return error;
  return severalValues.has(kind) && Array.isArray(at) ? at.find(isError) : undefined;
}

/** The kinds whose values have no inputs of their own: what is wrong with one is told of the whole. */
const severalValues = new Set<FieldKind>(['choices', 'references']);

function isError(error: unknown): error is FieldError {
  return typeof (error as Partial<FieldError> | null | undefined)?.message === 'string';
}
