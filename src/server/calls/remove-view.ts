import type { FastifyInstance } from 'fastify';
import { entityCalls } from '#model/calls.ts';
import type { Entity } from '#model/entity.ts';
import { removeView as remove } from '../stores/saved-views.ts';
import { serve } from './serve.ts';
import { keyQuery, type KeyQuery } from './shapes.ts';

/** POST /{entity}/remove-view: only its owner may. */
export function removeView(app: FastifyInstance, entity: Entity): void {
  const served = {
    summary: `Removes a view of ${entity.plural.toLowerCase()}`,
    tag: entity.name,
    roles: entity.access.list,
    body: { ...keyQuery, additionalProperties: false },
    answer: { type: 'object', properties: { key: { type: 'string' } } },
  };
  serve<unknown, KeyQuery>(app, entityCalls(entity.name).removeView, served, async ({ scope, body }) => {
    await remove(scope, entity, body.key);
    return { key: body.key };
  });
}
