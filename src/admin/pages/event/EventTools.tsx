import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { nameOfRecord } from '../../entity/names.ts';
import { RowActions } from '../../entity/RowActions.tsx';
import type { RowToolsProps } from '../../entity/row-tools.tsx';
import { pathOfAdministration } from './event-path.ts';

/** What stands at the end of a row of events. */
export function eventTools(row: RowToolsProps) {
  return <EventTools {...row} />;
}

/** The way to the people of an event, and what may be done with it. */
function EventTools({ entity, record }: RowToolsProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex' }}>
      <IconButton
        size="small"
        component={Link}
        to={pathOfAdministration(record)}
        aria-label={translate('event.administration.of', { name: nameOfRecord(entity, record) })}
      >
        <PeopleIcon fontSize="small" />
      </IconButton>
      <RowActions entity={entity} record={record} />
    </Box>
  );
}
