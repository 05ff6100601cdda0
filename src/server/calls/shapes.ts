import type { JsonSchema } from '#model/variants.ts';
import { MAX_KEYS } from '#model/limits.ts';

/** JSON Schemas that several calls share. */
export const keyQuery: JsonSchema = keyQueryWith({});

/** The query of a call on one record that may say more than its key. */
export function keyQueryWith(more: Record<string, JsonSchema>): JsonSchema {
  const key = { type: 'string', minLength: 1, maxLength: 100 };
  return { type: 'object', required: ['key'], properties: { key, ...more } };
}

export const keysShape: JsonSchema = {
  type: 'array',
  minItems: 1,
  maxItems: MAX_KEYS,
  items: { type: 'string', minLength: 1, maxLength: 100 },
};

export const errorsShape: JsonSchema = {
  type: 'object',
  description: 'Message keys by field, "" is the record as a whole',
  additionalProperties: { type: 'array', items: { type: 'string' } },
};

/** The records that keep one from being removed (`Holders`). */
export const holdersShape: Record<string, JsonSchema> = {
  holders: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        entity: { type: 'string' },
        field: { type: 'string' },
        count: { type: 'integer' },
        records: {
          type: 'array',
          items: { type: 'object', properties: { key: { type: 'string' }, text: { type: 'string' } } },
        },
      },
    },
  },
  unseen: { type: 'integer', description: 'Records that hold it too and that the caller may not see' },
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

/** A saved view: its name, its audience, and what it keeps of the list's body. */
export const viewShape: JsonSchema = {
  type: 'object',
  properties: {
    key: { type: 'string' },
    name: { type: 'string' },
    owner: { type: 'string' },
    isMine: { type: 'boolean' },
    sharedWith: { type: 'array', items: { type: 'string' } },
    searchCriteria: { type: 'object', additionalProperties: true },
    sortConfig: { type: 'object', additionalProperties: true },
    columns: { type: 'array', items: { type: 'string' } },
  },
};
