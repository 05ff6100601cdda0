import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { searchCriteriaOf } from '../../../data/paged-query.ts';
import { useMarkedWork } from '../work/marked-work.ts';
import { useNominate } from './nominate.ts';

/** Nominates all that search and filter match, over all pages, after a look at what would become of each. */
export function NominateMatching({ eventKey }: { eventKey: string }) {
  const translate = useTranslate();
  const { total = 0, filterValues } = useListContext();
  const { begin } = useMarkedWork();
  const { matching } = useNominate(eventKey);
  if (total === 0) return null;
  return (
    <Button size="small" aria-haspopup="dialog" onClick={() => begin(matching(searchCriteriaOf(filterValues), total))}>
      {translate('administration.nominate.all', { smart_count: total })}
    </Button>
  );
}
