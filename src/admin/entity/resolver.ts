import type { Resolver } from 'react-hook-form';
import type { Field } from '#model/entity.ts';
import { validate } from '#model/validate.ts';
import type { Values } from '#model/values.ts';
import type { LoadedEntity } from '../data/entity-loader.ts';
import { ENTRY_ERROR } from '../fields/field-error.ts';
import { formErrorsOf } from './form-errors.ts';
import { changedValues } from './form-values.ts';

interface Rules extends Pick<LoadedEntity, 'entity' | 'check'> {
  /** The record being edited; absent for a new one. */
  stored: Values | undefined;
  /** The fields that criteria may ask for; while they are unknown only the server judges criteria. */
  attributes: readonly Field[] | undefined;
}

/** The check that the server makes, as react-hook-form takes it; what it lets through is tidied. */
export function createResolver({ entity, check, stored, attributes }: Rules): Resolver<Values> {
  return (values) => {
    const { values: kept, errors } = validate({ entity, check, attributes: attributes ?? [] }, values, stored);
    const changed = changedValues(kept, stored ?? {});
    const found: Record<string, { type: string; message: string }> = {};
    for (const [path, keys] of Object.entries(errors)) {
      const key = keys.find((candidate) => attributes || !candidate.endsWith('.criteria'));
      if (key) found[path] = { type: 'check', message: key };
    }
    for (const field of entity.fields) {
      if (found[field.name] || !(field.name in changed) || !isTooLongToType(field, kept[field.name])) continue;
      found[field.name] = { type: ENTRY_ERROR, message: `${field.messageKey}.maxLength` };
    }
    if (Object.keys(found).length === 0) return { values: kept, errors: {} };
    return { values: {}, errors: formErrorsOf(entity.fields, found) };
  };
}

/** A limit of typing, in code points: longer texts that were made elsewhere stay as they are. */
function isTooLongToType(field: Field, value: unknown): boolean {
  const limit = field.hints.entry?.maxLength;
  return limit !== undefined && typeof value === 'string' && Array.from(value).length > limit;
}
