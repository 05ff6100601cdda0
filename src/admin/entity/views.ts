import { useListContext } from 'react-admin';
import { useState } from 'react';
import type { Entity } from '#model/entity.ts';
import { fitList } from '#model/fit-list.ts';
import type { SavedList, StoredView } from '#model/saved-list.ts';
import { useAnswer } from '../data/useAnswer.ts';
import { useRostrumData } from '../data/useRostrumData.ts';
import { useColumns } from './columns.ts';
import { isSame } from '#model/values.ts';
import { useListFilter } from './list-filter.ts';

/** The saved views that the person may open; `reload` after one was changed. */
export function useViews(entity: Entity): { views: readonly StoredView[]; reload: () => void } {
  const data = useRostrumData();
  const [round, setRound] = useState(0);
  const { value: views = [] } = useAnswer({ name: entity.name, round }, ({ name }) => data.views(name));
  return { views, reload: () => setRound((before) => before + 1) };
}

/** The list as it is shown now, in the words in which views keep it. */
export function useListNow(entity: Entity): Required<SavedList> {
  const { sort } = useListContext();
  const { text, criteria } = useListFilter();
  const { shown } = useColumns(entity);
  const hasCriteria = Object.keys(criteria).length > 0;
  return {
    searchCriteria: { ...(text && { text }), ...(hasCriteria && { filter: criteria }) },
    sortConfig: { active: sort.field, direction: sort.order === 'ASC' ? 'asc' : 'desc' },
    columns: shown.map(({ name }) => name),
  };
}

/** Whether the list shows what a view keeps, as far as that can still be asked for. */
export function isAsSaved(entity: Entity, view: StoredView, now: Required<SavedList>): boolean {
  const { searchCriteria = {}, sortConfig = entity.sort, columns = now.columns } = fitList(entity, view);
  return isSame(partsOf({ searchCriteria, sortConfig, columns }), partsOf(now));
}

function partsOf({ searchCriteria: { text, filter }, sortConfig, columns }: Required<SavedList>): unknown[] {
  return [text, filter, sortConfig, columns];
}
