import type { FastifyInstance } from 'fastify';
import type { SelectedKeys } from '#model/bulk.ts';
import { entityCalls } from '#model/calls.ts';
import type { Entity } from '#model/entity.ts';
import { MAX_LISTED_KEYS } from '#model/limits.ts';
import type { PagedQuery } from '#model/paged-query.ts';
import { conditionOf, countOf, keysOf } from '../records/list.ts';
import { object, searchAndSort, selectionOf } from './selection.ts';
import { serveEntity } from './serve.ts';

/** POST /{entity}/keys: which records a list has on all its pages, in its order. */
export function keys(app: FastifyInstance, entity: Entity): void {
  const served = {
    entity,
    summary: `The keys of all ${entity.plural.toLowerCase()} of a list, at most the first ${MAX_LISTED_KEYS}`,
    tag: entity.name,
    roles: entity.access.list,
    body: object(searchAndSort(entity)),
    answer: answerShape,
  };
  serveEntity<unknown, PagedQuery>(app, entityCalls(entity.name).keys, served, async ({ scope, granted, body }) => {
    const selection = await selectionOf(scope, granted, body);
    const listed = await keysOf(scope, granted, selection, MAX_LISTED_KEYS);
    const isAll = listed.length < MAX_LISTED_KEYS;
    const condition = conditionOf(scope, granted, selection);
    const totalItems = isAll ? listed.length : (await countOf(scope, granted, condition)).total;
    return { keys: listed, totalItems } satisfies SelectedKeys;
  });
}

const answerShape = {
  type: 'object',
  properties: {
    keys: { type: 'array', items: { type: 'string' } },
    totalItems: { type: 'integer', description: `More than there are keys when the list is longer` },
  },
};
