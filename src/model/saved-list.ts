import type { SearchCriteria } from './paged-query.ts';
import type { Role } from './roles.ts';
import type { SortDirection } from './vocabulary.ts';

/** What a list shows and how: all that a saved view keeps of it, in the words of the list's own body. */
export interface SavedList {
  searchCriteria?: SearchCriteria;
  sortConfig?: { active: string; direction: SortDirection };
  /** Names of fields, in their order. */
  columns?: string[];
}

/** A view as its owner saves it. */
export interface ViewToSave extends SavedList {
  /** Of the view that is replaced; absent for a new one. */
  key?: string;
  name: string;
  /** Beside the owner these roles see it, as far as they may list the entity. */
  sharedWith?: Role[];
}

/** A view as the API answers it. */
export interface StoredView extends ViewToSave {
  key: string;
  sharedWith: Role[];
  /** The name of the person who saved it. */
  owner: string;
  isMine: boolean;
}
