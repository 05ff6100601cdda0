import type { FastifyInstance } from 'fastify';
import { entityCalls } from '#model/calls.ts';
import type { Entity } from '#model/entity.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_INDEX, MAX_PAGE_SIZE } from '#model/limits.ts';
import { find } from '../records/find.ts';
import { historyCountOf, historyOf } from '../records/history.ts';
import { invalid } from '../problems.ts';
import { serveEntity } from './serve.ts';
import { itemsOf, keyQueryWith, type KeyQuery } from './shapes.ts';

const changeShape = { type: 'object', properties: { field: { type: 'string' }, from: {}, to: {} } };

/** GET /{entity}/history?key */
export function history(app: FastifyInstance, entity: Entity): void {
  const served = {
    entity,
    summary: `Who changed what of a ${entity.title.toLowerCase()}, newest first`,
    tag: entity.name,
    roles: entity.access.show,
    query: historyQuery,
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
  serveEntity<HistoryQuery>(app, entityCalls(entity.name).history, served, async ({ scope, granted, query }) => {
    const { key } = query;
    const part = partOf(query);
    await find(scope, granted, key);
    const items = await historyOf(scope, granted, key, part);
    return part ? { items, totalItems: await historyCountOf(scope, granted, key) } : { items };
  });
}

interface HistoryQuery extends KeyQuery {
  /** Counted from 0. */
  pageIndex?: string;
  pageSize?: string;
}

const number = { type: 'string', maxLength: 10 };
const historyQuery = keyQueryWith({ pageIndex: number, pageSize: number });

/** Undefined when no page is asked for; throws 400 for one that can't be. */
function partOf({ pageIndex, pageSize }: HistoryQuery) {
  if (pageIndex === undefined && pageSize === undefined) return undefined;
  const index = wholeNumber('pageIndex', pageIndex ?? '0', MAX_PAGE_INDEX);
  const limit = wholeNumber('pageSize', pageSize ?? String(DEFAULT_PAGE_SIZE), MAX_PAGE_SIZE);
  if (limit === 0) throw invalid({ pageSize: ['common.invalidPage'] });
  return { limit, offset: index * limit };
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most) throw invalid({ [name]: ['common.invalidPage'] });
  return value;
}
