import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { useId, useState } from 'react';
import type { Entity } from '#model/entity.ts';
import type { HistoryItem } from '#model/history.ts';
import { HISTORY_PAGE_SIZE } from '#model/limits.ts';
import { HistoryPage } from './HistoryPage.tsx';
import { useMay } from './may.ts';
import { RestoreDialog } from './RestoreDialog.tsx';

interface Props {
  entity: Entity;
  record: RaRecord;
  /** Whether its form has changes that a restored value would lose. */
  isUnsaved: boolean;
}

/** What happened to a record, newest first: a line of moments, each with its changes and the way back. */
export function EntityHistory({ entity, record, isUnsaved }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [pages, setPages] = useState(1);
  const [total, setTotal] = useState(0);
  const [restoring, setRestoring] = useState<HistoryItem>();
  const mayRestore = useMay(entity, 'edit');
  return (
    <Box component="aside" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ marginBlockEnd: 1.5 }}>
        {translate('history.title')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {Array.from({ length: pages }, (_, pageIndex) => (
          <HistoryPage
            key={pageIndex}
            entity={entity}
            record={record}
            pageIndex={pageIndex}
            onTotal={setTotal}
            {...(mayRestore && { onRestore: setRestoring })}
          />
        ))}
      </Box>
      {total > pages * HISTORY_PAGE_SIZE && (
        <Button size="small" onClick={() => setPages(pages + 1)}>
          {translate('history.older')}
        </Button>
      )}
      {restoring && (
        <RestoreDialog
          entity={entity}
          record={record}
          isUnsaved={isUnsaved}
          item={restoring}
          onClose={() => setRestoring(undefined)}
        />
      )}
    </Box>
  );
}
