import type { FastifyInstance } from 'fastify';
import { nominationCalls, type Call } from '#model/calls.ts';
import { answerSchemaOf, entityNamed, wholeOf } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import { DEFAULT_PAGE_SIZE } from '#model/limits.ts';
import type { PagedQuery } from '#model/paged-query.ts';
import type { Scope } from '../../context.ts';
import { find } from '../../records/find.ts';
import type { Selection } from '../../records/list.ts';
import { pageOf } from '../../records/page.ts';
import { candidatesWithin } from '../../stores/candidates.ts';
import { nominationsWithin, type LockedEvent } from '../../stores/nominations.ts';
import { selectionOf, selectionShape } from '../selection.ts';
import { serveEntity } from '../serve.ts';
import { itemsOf, keyQuery, type KeyQuery } from '../shapes.ts';

const event = entityNamed('event');
const nomination = entityNamed('nomination');
const learner = entityNamed('learner');

interface List {
  summary: string;
  entity: Entity;
  roles: Entity['access']['list'];
  within: (scope: Scope, eventKey: string) => Promise<NonNullable<Selection['within']>>;
  sort?: PagedQuery['sortConfig'];
}

/** The nominations of an event, its waiting list in turn, and who could be nominated: as lists of those entities. */
export function nominationLists(app: FastifyInstance): void {
  const listed = { entity: nomination, roles: nomination.access.list };
  serveList(app, nominationCalls.list, {
    ...listed,
    summary: 'A page of the nominations of an event',
    within: async (scope, key) => nominationsWithin(scope, key, false),
  });
  serveList(app, nominationCalls.waitlist, {
    ...listed,
    summary: 'A page of the waiting list of an event, in turn',
    within: async (scope, key) => nominationsWithin(scope, key, true),
    sort: { active: 'position', direction: 'asc' },
  });
  serveList(app, nominationCalls.candidates, {
    summary: 'A page of the learners who could be nominated for an event',
    entity: learner,
    roles: event.access.edit,
    within: async (scope, key) =>
      candidatesWithin(scope, (await find(scope, wholeOf(event), key)) as unknown as LockedEvent),
  });
}

function serveList(app: FastifyInstance, call: Call, { summary, entity, roles, within, sort }: List): void {
  const served = {
    entity,
    summary,
    tag: 'event',
    roles,
    query: keyQuery,
    body: selectionShape(entity),
    answer: itemsOf(answerSchemaOf(entity)),
  };
  serveEntity<KeyQuery, PagedQuery>(app, call, served, async ({ scope, granted, query, body, reply }) => {
    await find(scope, event, query.key);
    const { pageIndex = 0, pageSize = DEFAULT_PAGE_SIZE } = body.pageOptions ?? {};
    const selection = await selectionOf(scope, granted, { ...(sort && { sortConfig: sort }), ...body });
    reply.type('application/json; charset=utf-8');
    const window = { limit: pageSize, offset: pageIndex * pageSize };
    return pageOf(scope, granted, { ...selection, within: await within(scope, query.key) }, window);
  });
}
