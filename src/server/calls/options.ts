import type { FastifyInstance } from 'fastify';
import { entityCalls } from '#model/calls.ts';
import type { Entity } from '#model/entity.ts';
import { MAX_SEARCH_LENGTH } from '#model/limits.ts';
import { optionsOf, type OptionsQuery } from '../records/options.ts';
import { lookupReachOf } from '../stores/audience.ts';
import { searchOf } from './selection.ts';
import { serveEntity } from './serve.ts';
import { itemsOf, keysShape, optionShape } from './shapes.ts';

/** POST /{entity}/options: what reference fields search. */
export function options(app: FastifyInstance, entity: Entity): void {
  const served = {
    entity,
    summary: `Key and name of ${entity.plural.toLowerCase()}, at most 50`,
    tag: entity.name,
    roles: entity.access.options,
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        text: { type: 'string', maxLength: MAX_SEARCH_LENGTH },
        keys: keysShape,
        where: { type: 'object', additionalProperties: true },
      },
    },
    answer: itemsOf(optionShape),
  };
  serveEntity<unknown, OptionsQuery>(
    app,
    entityCalls(entity.name).options,
    served,
    async ({ scope, granted, body }) => {
      const { text, where: filter, keys } = body;
      const search = await searchOf(scope, granted, { ...(text ? { text } : {}), ...(filter ? { filter } : {}) });
      const narrowed = [search.filter, await lookupReachOf(scope, entity)].filter((part) => part !== undefined);
      const asked = { ...(text ? { text } : {}), ...(narrowed.length > 0 ? { where: { all: narrowed } } : {}) };
      return { items: await optionsOf(scope, granted, keys ? { ...asked, keys } : asked, search.zone) };
    },
  );
}
