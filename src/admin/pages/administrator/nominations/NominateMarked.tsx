import Button from '@mui/material/Button';
import { useTranslate, type RaRecord } from 'react-admin';
import { MarkedRow } from '../../../entity/MarkedRow.tsx';
import { useMarkedWork } from '../work/marked-work.ts';
import { useNominate } from './nominate.ts';
import { useIsSelfNominated } from './self-nomination.ts';

/** Nominates the marked learners of all pages, or asks them to do it themselves. */
export function NominateMarked({ event }: { event: RaRecord }) {
  const translate = useTranslate();
  const { marked, begin } = useMarkedWork();
  const { named, askNamed } = useNominate(String(event.id));
  const isSelfNominated = useIsSelfNominated(event);
  return (
    <MarkedRow>
      <Button size="small" onClick={() => begin(named(marked))}>
        {translate('administration.nominate.marked')}
      </Button>
      {isSelfNominated && (
        <Button size="small" onClick={() => begin(askNamed(marked))}>
          {translate('administration.ask.marked')}
        </Button>
      )}
    </MarkedRow>
  );
}
