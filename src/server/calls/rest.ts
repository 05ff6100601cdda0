import type { FastifyInstance } from 'fastify';
import { restCalls } from '#model/calls.ts';
import { answerSchemaOf, bodySchemaOf } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_INDEX, MAX_PAGE_SIZE } from '#model/limits.ts';
import type { Page, PagedQuery, SearchCriteria } from '#model/paged-query.ts';
import type { Values } from '#model/values.ts';
import { invalid } from '../problems.ts';
import { find } from '../records/find.ts';
import { pageOf } from '../records/page.ts';
import { remove } from '../records/remove.ts';
import { save, update } from '../records/write.ts';
import { recordBody } from './record-body.ts';
import { selectionOf } from './selection.ts';
import { serveEntity } from './serve.ts';

interface ListQuery {
  /** JSON: `["name","ASC"]`. */
  sort?: string;
  /** JSON: first and last row, `[0,9]`. */
  range?: string;
  /** JSON: criteria; `q` is the search text and `id` the key. */
  filter?: string;
}

interface One {
  id: string;
}

/** An entity in the dialect of ra-data-simple-rest, beside the POST calls: rows carry `id`, their key. */
export function rest(app: FastifyInstance, entity: Entity): void {
  const calls = restCalls(entity.name);
  const served = (summary: string, roles: Entity['access']['list']) => ({
    entity,
    summary,
    roles,
    tag: `${entity.name} (rest)`,
  });
  const answer = answerSchemaOf(entity);
  const body = bodySchemaOf(entity);

  const listed = { ...served(`Some ${entity.plural.toLowerCase()}`, entity.access.list), query: listQuery };
  serveEntity<ListQuery>(app, calls.list, listed, async ({ scope, granted, query, reply }) => {
    const { first, limit } = rangeOf(query);
    const selection = await selectionOf(scope, granted, pagedQueryOf(granted, query));
    const page = JSON.parse(await pageOf(scope, granted, selection, { limit, offset: first })) as Page<Values>;
    const last = Math.max(first + page.items.length - 1, 0);
    reply.header('content-range', `${entity.name} ${first}-${last}/${page.totalItems}`);
    reply.header('access-control-expose-headers', 'content-range');
    return page.items.map((record) => withId(record));
  });
  const shown = { ...served(`One ${entity.title.toLowerCase()}`, entity.access.show), answer };
  serveEntity<unknown, unknown, One>(app, calls.detail, shown, async ({ scope, granted, params }) =>
    withId(await find(scope, granted, params.id)),
  );
  const created = { ...served(`Creates a ${entity.title.toLowerCase()}`, entity.access.create), body, answer };
  serveEntity(app, calls.create, { ...created, isCheckedByHandler: true }, async ({ scope, granted, body: sent }) =>
    withId(await save(scope, granted, withoutId(sent))),
  );
  const changed = { ...served(`Changes a ${entity.title.toLowerCase()}`, entity.access.edit), body, answer };
  serveEntity<unknown, unknown, One>(app, calls.update, { ...changed, isCheckedByHandler: true }, async (asked) =>
    withId(await update(asked.scope, asked.granted, { ...withoutId(asked.body), key: asked.params.id })),
  );
  const removed = served(`Removes a ${entity.title.toLowerCase()}`, entity.access.delete);
  serveEntity<unknown, unknown, One>(app, calls.remove, removed, async ({ scope, granted, params }) => {
    const record = await find(scope, granted, params.id);
    await remove(scope, granted, [params.id]);
    return withId(record);
  });
}

const text = { type: 'string', maxLength: 10_000 };
const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { sort: text, range: text, filter: text },
};

function withId(record: Values): Values {
  return { ...record, id: record['key'] };
}

/** What react-admin sends back is the row it read: its `id` is no field. */
function withoutId(body: unknown): Values {
  const { id: _key, ...record } = recordBody(body);
  return record;
}

function rangeOf({ range }: ListQuery): { first: number; limit: number } {
  const [first = 0, last = first + DEFAULT_PAGE_SIZE - 1] = listIn<number>('range', range);
  const limit = last - first + 1;
  const isValid = Number.isInteger(first) && Number.isInteger(limit) && first >= 0 && limit >= 1;
  if (!isValid || limit > MAX_PAGE_SIZE || first > MAX_PAGE_INDEX) throw invalid({ range: ['common.invalidPage'] });
  return { first, limit };
}

function pagedQueryOf(entity: Entity, { sort, filter }: ListQuery): PagedQuery {
  const [field = entity.sort.active, order = entity.sort.direction] = listIn<string>('sort', sort);
  const active = field === 'id' ? 'key' : field;
  const isSortable = entity.fields.some(({ name, hints }) => name === active && (hints.sortable || name === 'key'));
  if (!isSortable || !/^(asc|desc)$/i.test(order)) throw invalid({ sort: ['common.invalidSort'] });
  const direction = order.toLowerCase() === 'asc' ? 'asc' : 'desc';
  return { sortConfig: { active, direction }, searchCriteria: searchIn(filter) };
}

function searchIn(filter: string | undefined): SearchCriteria {
  const { q, id, ...criteria } = recordBody(parsed('filter', filter ?? '{}'));
  return {
    ...(typeof q === 'string' ? { text: q } : {}),
    filter: { ...(criteria as SearchCriteria['filter']), ...(id === undefined ? {} : { key: id as string[] }) },
  };
}

function listIn<Item>(name: string, json = '[]'): Item[] {
  const list = parsed(name, json);
  if (!Array.isArray(list)) throw invalid({ [name]: ['common.badRequest'] });
  return list as Item[];
}

function parsed(name: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw invalid({ [name]: ['common.badRequest'] });
  }
}
