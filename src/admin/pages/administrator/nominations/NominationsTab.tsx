import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate, type RaRecord } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { useEntity } from '../../../data/useEntity.ts';
import { useMay } from '../../../entity/may.ts';
import { pathOfAdministration } from '../../event/event-path.ts';
import { ActiveList } from './ActiveList.tsx';
import { CandidatesList } from './CandidatesList.tsx';
import { UploadNominations } from './UploadNominations.tsx';

/** Who is nominated for an event, and who could be: two lists, each with an address of its own. */
export function NominationsTab({ event }: { event: RaRecord }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { part } = useParams();
  const mayNominate = useMay(useEntity('event').entity, 'edit');
  const open = mayNominate && part === CANDIDATES ? CANDIDATES : NOMINATED;
  const path = `${pathOfAdministration(event)}/nominations`;
  return (
    <>
      {mayNominate && (
        <Box sx={head}>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={open}
            aria-label={translate('administration.nominations.lists')}
            sx={{ marginInlineEnd: 'auto' }}
            onChange={(_event, chosen: string | null) => {
              if (chosen) void navigate(chosen === CANDIDATES ? `${path}/${CANDIDATES}` : path);
            }}
          >
            {[NOMINATED, CANDIDATES].map((id) => (
              <ToggleButton key={id} value={id} sx={{ textTransform: 'none', paddingInline: 1.5 }}>
                {translate(`administration.nominations.${id}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <UploadNominations eventKey={String(event.id)} />
        </Box>
      )}
      {open === CANDIDATES ? <CandidatesList event={event} /> : <ActiveList event={event} />}
    </>
  );
}

const NOMINATED = 'nominated';
const CANDIDATES = 'candidates';

const head = { display: 'flex', flexWrap: 'wrap', gap: 1.25, marginBlockEnd: 1.5 } as const;
