import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Entity } from '#model/entity.ts';
import { MAX_LISTED_KEYS } from '#model/limits.ts';
import { searchCriteriaOf } from '../../data/paged-query.ts';
import { useOffers } from '../../data/useOffers.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';

/** What was marked of everything that a search finds. */
interface MarkedMatches {
  /** The search. */
  of: string;
  marked: number;
  total: number;
  /** How many were marked then, those of other searches included. */
  count: number;
}

/** When all of the page is marked: marks what matches on the other pages too, beside what is marked already. */
export function MarkMatching({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const isOffered = useOffers(entity.name, 'bulk');
  const { data: rows = [], total = 0, selectedIds } = useListContext();
  const { matches, isPending, markAll } = useMarkAll(entity);
  const isPageMarked = rows.length > 0 && rows.every(({ id }) => selectedIds.includes(id));
  if (!isOffered || !isPageMarked || total <= rows.length) return null;
  if (matches) {
    const text = matches.marked < matches.total ? 'list.firstMarked' : 'list.allMarked';
    return <Typography variant="body2">{translate(text, { ...matches })}</Typography>;
  }
  const text = total > MAX_LISTED_KEYS ? 'list.markFirst' : 'list.markAll';
  return (
    <>
      <Typography variant="body2">{translate('list.pageMarked', { marked: rows.length })}</Typography>
      <Button size="small" loading={isPending} onClick={() => void markAll()}>
        {translate(text, { marked: MAX_LISTED_KEYS, total })}
      </Button>
    </>
  );
}

/** Marks all that the list finds; `matches` is what was marked of the search that is shown, while it still is. */
function useMarkAll(entity: Entity) {
  const data = useRostrumData();
  const { selectedIds, onSelect, sort, filterValues, filter: own } = useListContext();
  const filter = { ...filterValues, ...own };
  const [matches, setMatches] = useState<MarkedMatches>();
  const [isPending, setPending] = useState(false);
  const search = JSON.stringify(searchCriteriaOf(filter));
  const isStillSo = matches?.of === search && matches.count <= selectedIds.length;
  const markAll = async () => {
    setPending(true);
    const answer = await data.keys(entity.name, { sort, filter }).catch(() => undefined);
    setPending(false);
    if (!answer) return;
    const ids = [...new Set([...selectedIds, ...answer.keys])];
    setMatches({ of: search, marked: answer.keys.length, total: answer.totalItems, count: ids.length });
    onSelect(ids);
  };
  return { matches: isStillSo ? matches : undefined, isPending, markAll };
}
