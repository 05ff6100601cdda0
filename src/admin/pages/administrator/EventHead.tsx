import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Entity } from '#model/entity.ts';
import { useMay } from '../../entity/may.ts';
import { nameOfRecord } from '../../entity/names.ts';
import { RecordActions } from '../../entity/RecordActions.tsx';
import { ValueCell } from '../../entity/ValueCell.tsx';
import { pathOfEvent } from '../event/event-path.ts';
import { EventDates } from './EventDates.tsx';
import { RegistrationEnd } from './RegistrationEnd.tsx';

/** What an event is called, where it stands, when it takes place, and what can be done with it as a whole. */
export function EventHead({ entity, event }: { entity: Entity; event: RaRecord }) {
  const translate = useTranslate();
  const mayEdit = useMay(entity, 'edit');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.25, marginBlockEnd: 2 }}>
      <Box sx={{ flex: 1, minInlineSize: { xs: '100%', sm: 260 } }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {nameOfRecord(entity, event)}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="div" sx={facts}>
          {entity.state && <ValueCell entity={entity} field={entity.state} record={event} />}
          <span>{String(event['code'])}</span>
          <EventDates event={event} />
          <RegistrationEnd event={event} />
        </Typography>
      </Box>
      <RecordActions entity={entity} record={event} isUnsaved={false} />
      {mayEdit && (
        <Button component={Link} to={pathOfEvent(event)} variant="outlined" startIcon={<EditIcon />}>
          {translate('administration.edit')}
        </Button>
      )}
    </Box>
  );
}

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  marginBlockStart: 0.5,
} as const;
