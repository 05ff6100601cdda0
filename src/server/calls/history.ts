import type { FastifyInstance } from 'fastify';
import { entityCalls } from '#model/calls.ts';
import type { Entity } from '#model/entity.ts';
import { find } from '../records/find.ts';
import { historyOf } from '../records/history.ts';
import { serveEntity } from './serve.ts';
import { itemsOf, keyQuery, type KeyQuery } from './shapes.ts';

const changeShape = { type: 'object', properties: { field: { type: 'string' }, from: {}, to: {} } };

/** GET /{entity}/history?key */
export function history(app: FastifyInstance, entity: Entity): void {
  const served = {
    entity,
    summary: `Who changed what of a ${entity.title.toLowerCase()}, newest first`,
    tag: entity.name,
    roles: entity.access.show,
    query: keyQuery,
    answer: itemsOf({
      type: 'object',
      properties: {
        at: { type: 'string', format: 'date-time' },
        by: { type: 'string' },
        action: { type: 'string', description: 'The action that made it, where one did' },
        changes: { type: 'array', items: changeShape },
      },
    }),
  };
  serveEntity<KeyQuery>(app, entityCalls(entity.name).history, served, async ({ scope, granted, query }) => {
    await find(scope, granted, query.key);
    return { items: await historyOf(scope, granted, query.key) };
  });
}
