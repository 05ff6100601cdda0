import { useListContext } from 'react-admin';
import type { Criteria } from '#model/criteria.ts';
import type { ListFilter } from '../data/paged-query.ts';

interface FilterOfList {
  text: string;
  criteria: Criteria;
  setText: (text: string) => void;
  setCriteria: (criteria: Criteria) => void;
  clear: () => void;
}

/** What the list is searched and filtered by; any change leads to the first page (specification, section 4). */
export function useListFilter(): FilterOfList {
  const { filterValues, setFilters } = useListContext();
  const filter: ListFilter = filterValues;
  const set = (next: ListFilter) => setFilters(next, undefined, false);
  const { text = '', criteria = {} } = filter;
  return {
    text,
    criteria,
    setText: (newText) => set(pruned({ text: newText, criteria })),
    setCriteria: (newCriteria) => set(pruned({ text, criteria: newCriteria })),
    clear: () => set({}),
  };
}

function pruned({ text, criteria }: Required<ListFilter>): ListFilter {
  return { ...(text && { text }), ...(Object.keys(criteria).length > 0 && { criteria }) };
}
