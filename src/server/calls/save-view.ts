import type { FastifyInstance } from 'fastify';
import { entityCalls } from '#model/calls.ts';
import type { Entity } from '#model/entity.ts';
import { MAX_VIEW_NAME } from '#model/limits.ts';
import type { ViewToSave } from '#model/saved-list.ts';
import { hasForbiddenCharacters, tidy } from '#model/text.ts';
import { invalid } from '../problems.ts';
import { saveView as save } from '../stores/saved-views.ts';
import { object, searchAndSort, selectionOf } from './selection.ts';
import { serveEntity } from './serve.ts';
import { viewShape } from './shapes.ts';

/** POST /{entity}/save-view: creates a view of the caller's own, or replaces it when its key is given. */
export function saveView(app: FastifyInstance, entity: Entity): void {
  const served = {
    entity,
    summary: `Saves a view of ${entity.plural.toLowerCase()}`,
    tag: entity.name,
    roles: entity.access.list,
    body: { ...bodyShape(entity), required: ['name'] },
    answer: viewShape,
  };
  serveEntity<unknown, ViewToSave>(app, entityCalls(entity.name).saveView, served, async ({ scope, granted, body }) => {
    await selectionOf(scope, granted, body);
    return save(scope, granted, { ...body, name: checkedName(body.name) });
  });
}

function bodyShape(entity: Entity) {
  const { sortConfig, searchCriteria } = searchAndSort(entity);
  const names = entity.fields.map(({ name }) => name);
  return object({
    key: { type: 'string', minLength: 1, maxLength: 100 },
    name: { type: 'string', maxLength: MAX_VIEW_NAME },
    sharedWith: { type: 'array', uniqueItems: true, items: { enum: entity.access.list } },
    searchCriteria: { ...searchCriteria },
    sortConfig: { ...sortConfig, required: ['active', 'direction'] },
    columns: { type: 'array', uniqueItems: true, items: { enum: names } },
  });
}

function checkedName(sent: string): string {
  const name = tidy(sent);
  if (name === '') throw invalid({ name: ['view.name.required'] });
  if (hasForbiddenCharacters(name)) throw invalid({ name: ['validation.characters'] });
  return name;
}
