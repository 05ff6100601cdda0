import { useListFilterContext } from 'react-admin';
import type { Criteria } from '#model/criteria.ts';
import type { ListFilter } from '../data/paged-query.ts';

interface FilterOfList {
  text: string;
  criteria: Criteria;
  /** The saved view that is open. */
  view: string | undefined;
  /** Its columns, or those that were chosen since it was opened. */
  columns: readonly string[] | undefined;
  setText: (text: string) => void;
  setCriteria: (criteria: Criteria) => void;
  setColumns: (columns: string[]) => void;
  clear: () => void;
}

/** What the list is searched and filtered by; any change leads to the first page (specification, section 4). */
export function useListFilter(): FilterOfList {
  const { filterValues, setFilters } = useListFilterContext();
  const filter: ListFilter = filterValues;
  const set = (changes: ListFilter) => setFilters(pruned({ ...filter, ...changes }), undefined, false);
  const { text = '', criteria = {}, view, columns } = filter;
  return {
    text,
    criteria,
    view,
    columns,
    setText: (newText) => set({ text: newText }),
    setCriteria: (newCriteria) => set({ criteria: newCriteria }),
    setColumns: (newColumns) => set({ columns: newColumns }),
    clear: () => set({ text: '', criteria: {} }),
  };
}

function pruned({ text, criteria = {}, ...others }: ListFilter): ListFilter {
  return { ...others, ...(text && { text }), ...(Object.keys(criteria).length > 0 && { criteria }) };
}
