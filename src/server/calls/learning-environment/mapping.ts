import type { FastifyInstance } from 'fastify';
import { mappingCalls } from '#model/calls.ts';
import { answerSchemaOf, entityNamed } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import { DEFAULT_PAGE_SIZE } from '#model/limits.ts';
import type { PagedQuery } from '#model/paged-query.ts';
import { find } from '../../records/find.ts';
import { pageOf } from '../../records/page.ts';
import { map, mappedTo, unmap } from '../../stores/mappings.ts';
import { chosen, chosenShape, countShape, mappedQuery, type Chosen, type MappedQuery } from '../chosen.ts';
import { selectionOf, selectionShape } from '../selection.ts';
import { serveEntity } from '../serve.ts';
import { itemsOf, keyQuery, type KeyQuery } from '../shapes.ts';

const environment = entityNamed('learning-environment');
const common = { tag: 'learning-environment', roles: environment.access.edit };

/** The trainers, instructors and programs of a learning environment: lists, mapping and unmapping. */
export function mapping(app: FastifyInstance): void {
  for (const [plural, entity] of Object.entries(mappable)) {
    const calls = mappingCalls(plural);
    const listed = {
      ...common,
      entity,
      summary: `A page of the ${plural} that are mapped, or that are not`,
      query: mappedQuery,
      body: selectionShape(entity),
      answer: itemsOf(answerSchemaOf(entity)),
    };
    serveEntity<MappedQuery, PagedQuery>(app, calls.list, listed, async ({ scope, granted, query, body, reply }) => {
      await find(scope, environment, query.key);
      const { pageIndex = 0, pageSize = DEFAULT_PAGE_SIZE } = body.pageOptions ?? {};
      const within = mappedTo(scope, granted, query.key, query.mapped !== 'false');
      const selection = { ...(await selectionOf(scope, granted, body)), within };
      reply.type('application/json; charset=utf-8');
      return pageOf(scope, granted, selection, { limit: pageSize, offset: pageIndex * pageSize });
    });
    for (const [call, change, verb] of [
      [calls.map, map, 'Maps'],
      [calls.unmap, unmap, 'Takes out'],
    ] as const) {
      const served = {
        ...common,
        entity,
        summary: `${verb} ${plural}`,
        query: keyQuery,
        body: chosenShape,
        answer: countShape,
      };
      serveEntity<KeyQuery, Chosen>(app, call, served, async ({ scope, granted, query, body }) => {
        await find(scope, environment, query.key);
        return { count: await change(scope, granted, query.key, await chosen(scope, granted, body)) };
      });
    }
  }
}

const mappable: Record<string, Entity> = {
  trainers: entityNamed('trainer'),
  instructors: entityNamed('instructor'),
  programs: entityNamed('program'),
};
