import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Field } from '#model/entity.ts';

/** The type of an error that the typing limit raised, whose number is not that of the schema's keyword. */
export const ENTRY_ERROR = 'entry';

/** The translated message of a field, subscribed to that field alone. */
export function useFieldError(field: Field): string | undefined {
  const translate = useTranslate();
  const { errors } = useFormState({ name: field.name, exact: true });
  const error = errors[field.name];
  if (!error) return undefined;
  const limit = error.type === ENTRY_ERROR ? { limit: field.hints.entry?.maxLength } : {};
  return translate(typeof error.message === 'string' ? error.message : 'validation.type', limit);
}
