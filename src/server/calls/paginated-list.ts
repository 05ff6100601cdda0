import type { FastifyInstance } from 'fastify';
import { entityCalls } from '#model/calls.ts';
import { answerSchemaOf } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import { DEFAULT_PAGE_SIZE } from '#model/limits.ts';
import type { PagedQuery } from '#model/paged-query.ts';
import { pageOf } from '../records/page.ts';
import { selectionOf, selectionShape } from './selection.ts';
import { serveEntity } from './serve.ts';
import { itemsOf } from './shapes.ts';

/** POST /{entity}/paginated-list */
export function paginatedList(app: FastifyInstance, entity: Entity): void {
  const served = {
    entity,
    summary: `A page of ${entity.plural.toLowerCase()}`,
    tag: entity.name,
    roles: entity.access.list,
    body: selectionShape(entity),
    answer: itemsOf(answerSchemaOf(entity)),
  };
  serveEntity<unknown, PagedQuery>(
    app,
    entityCalls(entity.name).list,
    served,
    async ({ scope, granted, body, reply }) => {
      const { pageIndex = 0, pageSize = DEFAULT_PAGE_SIZE } = body.pageOptions ?? {};
      const selection = await selectionOf(scope, granted, body);
      reply.type('application/json; charset=utf-8');
      return pageOf(scope, granted, selection, { limit: pageSize, offset: pageIndex * pageSize });
    },
  );
}
