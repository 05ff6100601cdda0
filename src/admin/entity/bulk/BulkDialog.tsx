import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate, type Identifier } from 'react-admin';
import { useId } from 'react';
import type { BulkTask } from '#model/bulk.ts';
import type { Entity } from '#model/entity.ts';
import { BulkProgress } from './BulkProgress.tsx';
import { BulkResult } from './BulkResult.tsx';
import { useBulk } from './useBulk.ts';

interface Props {
  entity: Entity;
  /** What is done. */
  title: string;
  task: BulkTask;
  /** The records as the dialog opens. */
  ids: readonly Identifier[];
  onClose: () => void;
}

/** Does something to many records: how far it is, then what came of it and what can be tried again. */
export function BulkDialog({ entity, title, task, ids, onClose }: Props) {
  const translate = useTranslate();
  const bulk = useBulk(entity, task, ids);
  const id = useId();
  const { isRunning, refused, left } = bulk;
  const close = isRunning ? bulk.stop : onClose;
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="sm" fullWidth disableRestoreFocus>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {isRunning ? <BulkProgress bulk={bulk} /> : <BulkResult entity={entity} bulk={bulk} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {!isRunning && refused.length > 0 && (
          <Button onClick={() => void bulk.run(refused.map((one) => one.id))}>{translate('bulk.retryRefused')}</Button>
        )}
        {!isRunning && left.length > 0 && <Button onClick={() => void bulk.run(left)}>{translate('bulk.goOn')}</Button>}
        <Button variant={isRunning ? 'text' : 'contained'} onClick={close}>
          {translate(isRunning ? 'common.cancel' : 'common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
