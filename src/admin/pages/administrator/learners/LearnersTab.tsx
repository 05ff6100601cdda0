import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { ListContextProvider, type RaRecord } from 'react-admin';
import { KeptColumnsContext } from '../../../entity/columns.ts';
import { useEntity } from '../../../data/useEntity.ts';
import { EntityRows } from '../../../entity/EntityRows.tsx';
import { ExportButton } from '../../../entity/ExportButton.tsx';
import { useEntityList } from '../../../entity/list-controller.ts';
import { ListSheet } from '../../../entity/ListSheet.tsx';
import { useMay } from '../../../entity/may.ts';
import { RecordPathContext } from '../../../entity/record-path.ts';
import { RowToolsContext } from '../../../entity/row-tools.tsx';
import { SavedViews } from '../../../entity/SavedViews.tsx';
import { DownloadCertificates } from '../certificates/DownloadCertificates.tsx';
import { useNominations } from '../nomination-list.ts';
import { copyLinks } from '../nominations/CopyLinks.tsx';
import { LearnerPanel } from './LearnerPanel.tsx';
import { pathOfPanel } from './panel-path.ts';

/** Everyone who was ever nominated for an event and where they stand; each with what has happened to them. */
export function LearnersTab({ event }: { event: RaRecord }) {
  const isClosed = event['status'] === 'Closed';
  const entity = useNominations(isClosed ? withOutcomes : undefined);
  const mayAct = useMay(useEntity('event').entity, 'edit');
  const key = String(event.id);
  const where = useMemo(() => ({ eventKey: key }), [key]);
  const list = useEntityList(entity, { storeKey: `${key}.learners`, where });
  return (
    <ListContextProvider value={list}>
      <KeptColumnsContext value={isClosed ? 'nomination.outcomes' : undefined}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, marginBlockEnd: 1.5 }}>
          {isClosed && <DownloadCertificates eventKey={key} />}
          <ExportButton entity={entity} />
        </Box>
        <RecordPathContext value={pathOfPanel}>
          <RowToolsContext value={mayAct ? copyLinks : undefined}>
            <ListSheet entity={entity} top={<SavedViews entity={entity} />}>
              <EntityRows entity={entity} />
            </ListSheet>
          </RowToolsContext>
        </RecordPathContext>
      </KeptColumnsContext>
      <LearnerPanel entity={entity} />
    </ListContextProvider>
  );
}

const withOutcomes = {
  columns: ['learnerName', 'employeeCode', 'department', 'state', 'outcome', 'attendanceRate', 'creditHours'],
  sort: { active: 'creationTime', direction: 'desc' },
} as const;
