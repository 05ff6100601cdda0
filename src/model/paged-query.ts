import type { Criteria } from './criteria.ts';
import type { SortDirection } from './vocabulary.ts';

/** The body of every `POST /{entity}/paginated-list`; each part has a default. */
export interface PagedQuery {
  pageOptions?: { pageIndex?: number; pageSize?: number; length?: number };
  sortConfig?: { active?: string; direction?: SortDirection };
  searchCriteria?: SearchCriteria;
}

/** The body of every `POST /{entity}/export`. */
export interface ExportQuery extends Omit<PagedQuery, 'pageOptions'> {
  /** Names of fields in the order in which the file has them; those of the schema when absent. */
  columns?: string[];
}

export interface SearchCriteria {
  text?: string;
  filter?: Criteria;
}

/** Its answer; `totalItems` counts all pages, also on a page past the end. */
export interface Page<Item> {
  items: Item[];
  totalItems: number;
}
