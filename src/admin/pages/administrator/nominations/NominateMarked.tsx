import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { MarkedRow } from '../../../entity/MarkedRow.tsx';
import { useMarkedWork } from '../work/marked-work.ts';
import { useNominate } from './nominate.ts';

/** Nominates the marked learners of all pages. */
export function NominateMarked({ eventKey }: { eventKey: string }) {
  const translate = useTranslate();
  const { marked, begin } = useMarkedWork();
  const { named } = useNominate(eventKey);
  return (
    <MarkedRow>
      <Button size="small" onClick={() => begin(named(marked))}>
        {translate('administration.nominate.marked')}
      </Button>
    </MarkedRow>
  );
}
