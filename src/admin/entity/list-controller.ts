import { useListController } from 'react-admin';
import type { Entity } from '#model/entity.ts';
import { DEFAULT_PAGE_SIZE } from '#model/limits.ts';
import type { OtherList } from '../data/records.ts';

interface Options {
  /** Under which name the browser keeps what is searched and marked, when not that of the entity. */
  storeKey?: string;
  /** Another call than the entity's own. */
  list?: OtherList;
}

/** What react-admin knows of a list: what is asked stands in the URL and is kept, what is marked survives it. */
export function useEntityList(entity: Entity, { storeKey, list }: Options = {}) {
  const { active, direction } = entity.sort;
  return useListController({
    resource: entity.name,
    perPage: DEFAULT_PAGE_SIZE,
    sort: { field: active, order: direction === 'asc' ? 'ASC' : 'DESC' },
    ...(storeKey !== undefined && { storeKey }),
    // The route guards have already asked.
    disableAuthentication: true,
    queryOptions: { onError: () => {}, refetchOnWindowFocus: false, ...(list && { meta: { list } }) },
  });
}
