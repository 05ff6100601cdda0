import type { FastifyInstance } from 'fastify';
import { entityCalls } from '#model/calls.ts';
import { answerSchemaOf } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import { find } from '../records/find.ts';
import { serveEntity } from './serve.ts';
import { keyQuery, type KeyQuery } from './shapes.ts';

/** GET /{entity}/detail?key */
export function detail(app: FastifyInstance, entity: Entity): void {
  const served = {
    entity,
    summary: `One ${entity.title.toLowerCase()}`,
    tag: entity.name,
    roles: entity.access.show,
    query: keyQuery,
    answer: answerSchemaOf(entity),
  };
  serveEntity<KeyQuery>(app, entityCalls(entity.name).detail, served, ({ scope, granted, query }) =>
    find(scope, granted, query.key),
  );
}
