import type { Entity } from '#model/entity.ts';
import { fitList } from '#model/fit-list.ts';
import type { SavedList } from '#model/saved-list.ts';
import type { ListFilter } from '../data/paged-query.ts';

interface ListState {
  filter: ListFilter;
  sort: NonNullable<SavedList['sortConfig']>;
  perPage: number;
}

/** The query that opens a list so, on its first page: what react-admin reads from an address. */
export function addressOf({ filter, sort, perPage }: ListState): string {
  const query = {
    filter: JSON.stringify(filter),
    sort: sort.active,
    order: sort.direction === 'asc' ? 'ASC' : 'DESC',
    page: '1',
    perPage: String(perPage),
  };
  return `?${new URLSearchParams(query).toString()}`;
}

/** The query that opens a saved list, with the key of the view that it comes from. */
export function addressOfView(entity: Entity, list: SavedList, perPage: number, view?: string): string {
  const { searchCriteria: { text, filter: criteria } = {}, sortConfig: sort = entity.sort, columns } = list;
  const filter = { ...(text && { text }), ...(criteria && { criteria }), ...(columns && { columns }) };
  return addressOf({ filter: { ...filter, ...(view && { view }) }, sort, perPage });
}

interface FittedAddress {
  search: string;
  /** The names of fields that had to be left out. */
  dropped: string[];
}

/** An address without what the entity can no longer be asked for; undefined when it asks for nothing of that sort. */
export function fittedAddress(entity: Entity, search: string): FittedAddress | undefined {
  const query = new URLSearchParams(search);
  const filter = filterIn(query.get('filter'));
  const active = query.get('sort');
  if (!filter) return undefined;
  const { criteria = {}, columns } = filter;
  const { dropped, ...fitted } = fitList(entity, {
    searchCriteria: { filter: criteria },
    ...(active && { sortConfig: { active, direction: 'asc' } }),
    ...(columns && { columns }),
  });
  if (dropped.length === 0) return undefined;
  const kept = { ...filter, criteria: fitted.searchCriteria?.filter ?? {} };
  query.set('filter', JSON.stringify({ ...kept, ...(fitted.columns && { columns: fitted.columns }) }));
  if (!fitted.sortConfig) query.set('sort', entity.sort.active);
  return { search: `?${query.toString()}`, dropped };
}

/** What is no filter of a list at all is left to the list, which refuses it. */
function filterIn(text: string | null): ListFilter | undefined {
  try {
    const filter = JSON.parse(text ?? '{}') as ListFilter;
    const { criteria = {}, columns = [] } = filter;
    return typeof criteria === 'object' && Array.isArray(columns) ? filter : undefined;
  } catch {
    return undefined;
  }
}
