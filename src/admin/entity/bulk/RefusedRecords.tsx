import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Entity } from '#model/entity.ts';
import { saveDownload } from '../../data/save-download.ts';
import { HeldBy } from '../HeldBy.tsx';
import { ResultScroller } from '../ResultScroller.tsx';
import { csvFile } from '../csv-file.ts';
import { labelOf } from '../names.ts';
import type { Refused } from './useBulk.ts';

/** Nobody reads more; the file has all. */
const SHOWN = 100;

/** The records that were refused with their reasons, and all of them as a file. */
export function RefusedRecords({ entity, refused }: { entity: Entity; refused: readonly Refused[] }) {
  const translate = useTranslate();
  const reasonsOf = ({ reasons }: Refused) => reasons.map((key) => translate(key)).join(' · ');
  const inFile = (one: Refused) => [reasonsOf(one), ...namesOfHolders(one)].join(' · ');
  const save = () => {
    const head = [translate('bulk.key'), labelOf(entity.text, translate), translate('bulk.reasons')];
    const rows = refused.map((one) => [String(one.id), one.name, inFile(one)]);
    saveDownload({ content: csvFile([head, ...rows]), name: undefined }, `${entity.name}-refused.csv`);
  };
  return (
    <>
      <ResultScroller label={translate('bulk.refusedRecords')}>
        {refused.slice(0, SHOWN).map((one) => (
          <li key={one.id}>
            <Typography sx={{ fontWeight: 600 }}>{one.name}</Typography>
            <Typography variant="body2" color="textSecondary">
              {reasonsOf(one)}
            </Typography>
            {one.held && <HeldBy {...one.held} />}
          </li>
        ))}
      </ResultScroller>
      {refused.length > SHOWN && (
        <Typography variant="body2">
          {translate('bulk.refusedShown', { shown: SHOWN, total: refused.length })}
        </Typography>
      )}
      <Button variant="outlined" onClick={save} sx={{ alignSelf: 'start' }}>
        {translate('bulk.download')}
      </Button>
    </>
  );
}

function namesOfHolders({ held }: Refused): string[] {
  return held?.holders.flatMap(({ records }) => records.map(({ text }) => text)) ?? [];
}
