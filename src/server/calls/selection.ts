import { whyCriteriaInvalid } from '#model/criteria-check.ts';
import type { Criteria } from '#model/criteria.ts';
import { isSortable, type Entity } from '#model/entity.ts';
import { MAX_PAGE_INDEX, MAX_PAGE_SIZE, MAX_SEARCH_LENGTH } from '#model/limits.ts';
import type { PagedQuery, SearchCriteria } from '#model/paged-query.ts';
import { hasForbiddenCharacters } from '#model/text.ts';
import type { JsonSchema } from '#model/variants.ts';
import type { Scope } from '../context.ts';
import { invalid } from '../problems.ts';
import type { Selection } from '../records/list.ts';
import { zoneOf } from '../stores/user-settings.ts';

/** The body of lists and exports, made from the entity: only its sortable fields may be sorted by. */
export function selectionShape(entity: Entity): JsonSchema {
  return object({
    pageOptions: object({
      pageIndex: { type: 'integer', minimum: 0, maximum: MAX_PAGE_INDEX },
      pageSize: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE },
      length: { type: 'number' },
    }),
    ...searchAndSort(entity),
  });
}

/** The parts of a list's body that say which records, in which order. */
export function searchAndSort(entity: Entity): Record<string, JsonSchema> {
  const sortable = entity.fields.filter((field) => isSortable(field)).map((field) => field.name);
  return {
    sortConfig: object({ active: { enum: sortable }, direction: { enum: ['asc', 'desc'] } }),
    searchCriteria: object({
      text: { type: 'string', maxLength: MAX_SEARCH_LENGTH },
      filter: { type: 'object', description: 'Criteria over the filterable fields', additionalProperties: true },
    }),
  };
}

export function object(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', additionalProperties: false, properties };
}

/** One of which nothing may be missing. */
export function fullObject(properties: Record<string, JsonSchema>): JsonSchema {
  return { ...object(properties), required: Object.keys(properties) };
}

/** The selection that a body asks for. Throws 400 when its filter or text is not valid. */
export async function selectionOf(scope: Scope, entity: Entity, body: PagedQuery): Promise<Selection> {
  const { text, filter } = body.searchCriteria ?? {};
  const { active = entity.sort.active } = body.sortConfig ?? {};
  // What the caller may not read is no column to them, although the call has it.
  if (!entity.fields.some(({ name }) => name === active))
    throw invalid({ 'sortConfig.active': ['common.invalidSort'] });
  return {
    ...(await searchOf(scope, entity, { ...(text ? { text } : {}), ...(filter ? { filter } : {}) })),
    sort: { ...entity.sort, ...body.sortConfig },
  };
}

/** Search text and filter, checked; an empty filter is none. */
export async function searchOf(scope: Scope, entity: Entity, { text, filter }: SearchCriteria) {
  if (text && hasForbiddenCharacters(text)) throw invalid({ 'searchCriteria.text': ['validation.characters'] });
  const zone = filter ? await zoneOf(scope) : 'UTC';
  return { text, filter: filter && checkedFilter(entity, filter), zone };
}

function checkedFilter(entity: Entity, filter: Criteria): Criteria | undefined {
  if (Object.keys(filter).length === 0) return undefined;
  if (whyCriteriaInvalid(filter, entity.fields)) throw invalid({ 'searchCriteria.filter': ['common.invalidFilter'] });
  return filter;
}
