import type { FastifyInstance } from 'fastify';
import { entityCalls } from '#model/calls.ts';
import type { Entity, Field } from '#model/entity.ts';
import { MAX_SEARCH_LENGTH } from '#model/limits.ts';
import { invalid } from '../problems.ts';
import { optionsOf, valuesOf, type OptionsQuery } from '../records/options.ts';
import { lookupReachOf } from '../stores/audience.ts';
import { searchOf } from './selection.ts';
import { serveEntity } from './serve.ts';
import { itemsOf, keysShape, optionShape } from './shapes.ts';

interface Asking extends OptionsQuery {
  field?: string;
}

/** POST /{entity}/options: what reference fields search. */
export function options(app: FastifyInstance, entity: Entity): void {
  const served = {
    entity,
    summary: `Key and name of ${entity.plural.toLowerCase()}, at most 50`,
    tag: entity.name,
    roles: entity.access.options,
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        text: { type: 'string', maxLength: MAX_SEARCH_LENGTH },
        keys: keysShape,
        where: { type: 'object', additionalProperties: true },
        field: { type: 'string', description: 'The different values of this lookup, not the records' },
      },
    },
    answer: itemsOf(optionShape),
  };
  serveEntity<unknown, Asking>(app, entityCalls(entity.name).options, served, async ({ scope, granted, body }) => {
    const { text, where: filter, keys, field } = body;
    if (field !== undefined) return { items: await valuesOf(scope, granted, lookupNamed(granted, field), text ?? '') };
    const search = await searchOf(scope, granted, { ...(text ? { text } : {}), ...(filter ? { filter } : {}) });
    const narrowed = [search.filter, await lookupReachOf(scope, entity)].filter((part) => part !== undefined);
    const asked = { ...(text ? { text } : {}), ...(narrowed.length > 0 ? { where: { all: narrowed } } : {}) };
    return { items: await optionsOf(scope, granted, keys ? { ...asked, keys } : asked, search.zone) };
  });
}

/** Throws 400 where the caller reads no lookup of that name. */
function lookupNamed({ fields }: Entity, name: string): Field {
  const field = fields.find((candidate) => candidate.name === name && candidate.kind === 'lookup');
  if (!field) throw invalid({ field: ['common.unknownField'] });
  return field;
}
