import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Entity } from '#model/entity.ts';
import { saveDownload } from '../../data/save-download.ts';
import { HeldBy } from '../HeldBy.tsx';
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
      <Box component="section" tabIndex={0} aria-label={translate('bulk.refusedRecords')} sx={scroller}>
        <Box component="ul" sx={list}>
          {refused.slice(0, SHOWN).map((one) => (
            <li key={one.id}>
              <Typography sx={{ fontWeight: 600 }}>{one.name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {reasonsOf(one)}
              </Typography>
              {one.held && <HeldBy {...one.held} />}
            </li>
          ))}
        </Box>
      </Box>
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

const scroller = {
  maxBlockSize: '40vh',
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const list = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  overflowWrap: 'anywhere',
  '& li': { paddingInline: 1.5, paddingBlock: 0.75 },
  '& li + li': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;
