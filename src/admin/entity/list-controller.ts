import { useListController } from 'react-admin';
import type { Criteria } from '#model/criteria.ts';
import type { Entity } from '#model/entity.ts';
import { DEFAULT_PAGE_SIZE } from '#model/limits.ts';
import type { OtherList } from '../data/records.ts';

interface Options {
  /** Under which name the browser keeps what is searched and marked, when not that of the entity. */
  storeKey?: string;
  /** Another call than the entity's own. */
  list?: OtherList;
  /** Of which records it is, whatever else is asked. */
  where?: Criteria;
}

/** What react-admin knows of a list: what is asked stands in the URL and is kept, what is marked survives it. */
export function useEntityList(entity: Entity, { storeKey, list, where }: Options = {}) {
  const { active, direction } = entity.sort;
  return useListController({
    resource: entity.name,
    perPage: DEFAULT_PAGE_SIZE,
    sort: { field: active, order: direction === 'asc' ? 'ASC' : 'DESC' },
    ...(storeKey !== undefined && { storeKey }),
    ...(where && { filter: { where } }),
    // The route guards have already asked.
    disableAuthentication: true,
    queryOptions: { onError: () => {}, refetchOnWindowFocus: false, ...(list && { meta: { list } }) },
  });
}
