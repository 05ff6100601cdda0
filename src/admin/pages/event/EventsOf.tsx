import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ListContextProvider, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useEntity } from '../../data/useEntity.ts';
import { EntityRows } from '../../entity/EntityRows.tsx';
import { useEntityList } from '../../entity/list-controller.ts';
import { ListSheet } from '../../entity/ListSheet.tsx';
import { useMay } from '../../entity/may.ts';
import { nameOfOne } from '../../entity/names.ts';
import { NoRecords } from '../../entity/NoRecords.tsx';
import { RecordPathContext } from '../../entity/record-path.ts';
import { RowToolsContext } from '../../entity/row-tools.tsx';
import { Nothing } from '../../layout/Nothing.tsx';
import { pathOfEvent } from './event-path.ts';
import { eventTools } from './EventTools.tsx';
import type { Owner } from './owner.ts';

interface Props {
  owner: Owner;
  /** Where one is added. */
  addPath: string;
}

/** The events of a launch or a training, and the way to another one. */
export function EventsOf({ owner, addPath }: Props) {
  const { entity } = useEntity('event');
  const list = useEntityList(entity, { storeKey: `${owner.key}.events`, where: { [owner.field]: owner.key } });
  return (
    <ListContextProvider value={list}>
      <RecordPathContext value={pathOfEvent}>
        <RowToolsContext value={eventTools}>
          <ListSheet entity={entity} top={<Head addPath={addPath} />}>
            <EntityRows entity={entity} empty={<NoEvents />} />
          </ListSheet>
        </RowToolsContext>
      </RecordPathContext>
    </ListContextProvider>
  );
}

function Head({ addPath }: { addPath: string }) {
  const translate = useTranslate();
  const { entity } = useEntity('event');
  if (!useMay(entity, 'create')) return null;
  return (
    <Box sx={head}>
      <Button component={Link} to={addPath} variant="contained" startIcon={<AddIcon />}>
        {translate('list.add', { name: nameOfOne(entity, translate) })}
      </Button>
    </Box>
  );
}

/** Nothing at all, or nothing of what is searched. */
function NoEvents() {
  const translate = useTranslate();
  const { entity } = useEntity('event');
  const { filterValues } = useListContext();
  if (Object.keys(filterValues).length > 0) return <NoRecords entity={entity} />;
  return <Nothing text={translate('event.noneAdded')} />;
}

const head = {
  display: 'flex',
  justifyContent: 'flex-end',
  padding: 1.5,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;
