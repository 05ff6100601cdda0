import type { FastifyInstance } from 'fastify';
import { entityCalls } from '#model/calls.ts';
import { fieldNamesIn } from '#model/criteria.ts';
import type { Entity } from '#model/entity.ts';
import type { StoredView } from '#model/saved-list.ts';
import { viewsOf } from '../stores/saved-views.ts';
import { serveEntity } from './serve.ts';
import { itemsOf, viewShape } from './shapes.ts';

/** GET /{entity}/views: the caller's own and those that are shared with one of their roles. */
export function views(app: FastifyInstance, entity: Entity): void {
  const served = {
    entity,
    summary: `Saved views of ${entity.plural.toLowerCase()}`,
    tag: entity.name,
    roles: entity.access.list,
    answer: itemsOf(viewShape),
  };
  serveEntity(app, entityCalls(entity.name).views, served, async ({ scope, granted }) => {
    const items = await viewsOf(scope, granted);
    return { items: items.filter((view) => isGranted(view, granted)) };
  });
}

/** A view that asks for what the caller may not read would be refused, and would tell of it. */
function isGranted({ searchCriteria, sortConfig }: StoredView, { fields }: Entity): boolean {
  const asked = [...fieldNamesIn(searchCriteria?.filter ?? {}), ...(sortConfig?.active ? [sortConfig.active] : [])];
  return asked.every((name) => fields.some((field) => field.name === name));
}
