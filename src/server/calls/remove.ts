import type { FastifyInstance } from 'fastify';
import { entityCalls } from '#model/calls.ts';
import type { Entity } from '#model/entity.ts';
import { remove as removeRecords } from '../records/remove.ts';
import { serve } from './serve.ts';
import { keysShape } from './shapes.ts';

/** POST /{entity}/remove: all of the records or none. */
export function remove(app: FastifyInstance, entity: Entity): void {
  const served = {
    summary: `Removes ${entity.plural.toLowerCase()}`,
    tag: entity.name,
    roles: entity.access.delete,
    body: { type: 'object', required: ['keys'], additionalProperties: false, properties: { keys: keysShape } },
    answer: { type: 'object', properties: { count: { type: 'integer' } } },
  };
  serve<unknown, { keys: string[] }>(app, entityCalls(entity.name).remove, served, async ({ scope, body }) => ({
    count: await removeRecords(scope, entity, body.keys),
  }));
}
