import type { JsonSchema } from '#model/variants.ts';
import { MAX_KEYS } from '#model/limits.ts';

/** JSON Schemas that several calls share. */
export const keyQuery: JsonSchema = {
  type: 'object',
  required: ['key'],
  properties: { key: { type: 'string', minLength: 1, maxLength: 100 } },
};

export const keysShape: JsonSchema = {
  type: 'array',
  minItems: 1,
  maxItems: MAX_KEYS,
  items: { type: 'string', minLength: 1, maxLength: 100 },
};

export function itemsOf(item: JsonSchema): JsonSchema {
  return { type: 'object', properties: { items: { type: 'array', items: item } } };
}

export const optionShape: JsonSchema = {
  type: 'object',
  properties: { value: { type: ['string', 'boolean'] }, label: { type: 'string' } },
};

export interface KeyQuery {
  key: string;
}
