import Button from '@mui/material/Button';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';
import { searchCriteriaOf } from '../../../data/paged-query.ts';
import { useMarkedWork } from '../work/marked-work.ts';
import { useNominate } from './nominate.ts';
import { useIsSelfNominated } from './self-nomination.ts';

/** Nominates all that search and filter match, over all pages, or asks them to do it themselves, after a look at what would become of each. */
export function NominateMatching({ event }: { event: RaRecord }) {
  const translate = useTranslate();
  const { total = 0, filterValues } = useListContext();
  const { begin } = useMarkedWork();
  const { matching, askMatching } = useNominate(String(event.id));
  const isSelfNominated = useIsSelfNominated(event);
  if (total === 0) return null;
  const criteria = searchCriteriaOf(filterValues);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => begin(matching(criteria, total))}>
        {translate('administration.nominate.all', { smart_count: total })}
      </Button>
      {isSelfNominated && (
        <Button size="small" aria-haspopup="dialog" onClick={() => begin(askMatching(criteria, total))}>
          {translate('administration.ask.all', { smart_count: total })}
        </Button>
      )}
    </>
  );
}
