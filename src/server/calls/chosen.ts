import type { Entity } from '#model/entity.ts';
import type { SearchCriteria } from '#model/paged-query.ts';
import type { JsonSchema } from '#model/variants.ts';
import type { Scope } from '../context.ts';
import { invalid } from '../problems.ts';
import type { Selection } from '../records/list.ts';
import { searchOf } from './selection.ts';
import { keysShape, type KeyQuery } from './shapes.ts';

/** What the calls that map records to another one have in common. */
export interface MappedQuery extends KeyQuery {
  mapped?: 'true' | 'false';
}

export interface Chosen {
  keys?: string[];
  searchCriteria?: SearchCriteria;
}

/** The records that a body names, or all that match its search. Throws 400 when it says neither. */
export async function chosen(scope: Scope, entity: Entity, { keys, searchCriteria }: Chosen): Promise<Selection> {
  if (!keys && !searchCriteria) throw invalid({ keys: ['validation.required'] });
  const search = await searchOf(scope, entity, searchCriteria ?? {});
  if (!keys) return { ...search, sort: entity.sort };
  return { filter: { key: { anyOf: keys } }, zone: 'UTC', sort: entity.sort };
}

export const mappedQuery: JsonSchema = {
  type: 'object',
  required: ['key'],
  properties: { key: { type: 'string', minLength: 1, maxLength: 100 }, mapped: { enum: ['true', 'false'] } },
};

export const chosenShape: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    keys: keysShape,
    searchCriteria: {
      type: 'object',
      additionalProperties: false,
      properties: { text: { type: 'string' }, filter: { type: 'object', additionalProperties: true } },
    },
  },
};

export const countShape: JsonSchema = { type: 'object', properties: { count: { type: 'integer' } } };
