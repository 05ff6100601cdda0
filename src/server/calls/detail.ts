import type { FastifyInstance } from 'fastify';
import { entityCalls } from '#model/calls.ts';
import { answerSchemaOf } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import { find } from '../records/find.ts';
import { serve } from './serve.ts';
import { keyQuery, type KeyQuery } from './shapes.ts';

/** GET /{entity}/detail?key */
export function detail(app: FastifyInstance, entity: Entity): void {
  const served = {
    summary: `One ${entity.title.toLowerCase()}`,
    tag: entity.name,
    roles: entity.access.show,
    query: keyQuery,
    answer: answerSchemaOf(entity),
  };
  serve<KeyQuery>(app, entityCalls(entity.name).detail, served, ({ scope, query }) => find(scope, entity, query.key));
}
