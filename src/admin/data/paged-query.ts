import type { GetListParams } from 'react-admin';
import type { Criteria } from '#model/criteria.ts';
import { DEFAULT_PAGE_SIZE } from '#model/limits.ts';
import type { PagedQuery, SearchCriteria } from '#model/paged-query.ts';

/** What a list keeps in its URL: the searched text and the criteria, and the saved view that is open with its columns. */
export interface ListFilter {
  text?: string;
  criteria?: Criteria;
  /** The view's key. */
  view?: string;
  columns?: string[];
  /** What the page asks for by itself: no part of the URL. */
  where?: Criteria;
}

/** The body of `paginated-list` from what react-admin knows of a list. */
export function pagedQueryOf({ pagination, sort, filter }: Partial<GetListParams>): PagedQuery {
  const query: PagedQuery = {
    pageOptions: { pageIndex: (pagination?.page ?? 1) - 1, pageSize: pagination?.perPage ?? DEFAULT_PAGE_SIZE },
    searchCriteria: searchCriteriaOf(filter ?? {}),
  };
  // `id` is what react-admin sorts by when nobody has said what: the list's own order does.
  if (sort && sort.field !== 'id') {
    query.sortConfig = { active: sort.field, direction: sort.order === 'ASC' ? 'asc' : 'desc' };
  }
  return query;
}

/** The body of calls on all pages of a list. */
export function unpagedQueryOf(list: Partial<GetListParams>): PagedQuery {
  const { pageOptions: _pageOptions, ...query } = pagedQueryOf(list);
  return query;
}

/** The search part alone. */
export function searchCriteriaOf({ text, criteria, where }: ListFilter): SearchCriteria {
  const search: SearchCriteria = {};
  if (text?.trim()) search.text = text.trim();
  const parts = [where, criteria].filter((part) => part !== undefined && Object.keys(part).length > 0);
  if (parts[0]) search.filter = parts[1] ? { all: [parts[0], parts[1]] } : parts[0];
  return search;
}
