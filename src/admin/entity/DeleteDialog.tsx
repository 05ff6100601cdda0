import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useDelete, useNotify, useTranslate, type HttpError, type RaRecord } from 'react-admin';
import { useState } from 'react';
import type { Entity } from '#model/entity.ts';
import type { Holders } from '#model/holders.ts';
import { announceProblem, bodyOf } from '../data/problems.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { HeldBy } from './HeldBy.tsx';
import { nameOfRecord } from './names.ts';

interface Props {
  entity: Entity;
  record: RaRecord;
  onDeleted: () => void;
  onClose: () => void;
}

/** Deletes a record after a question. When others use it, it stays, and the dialog says which they are. */
export function DeleteDialog({ entity, record, onDeleted, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [deleteOne] = useDelete();
  const [held, setHeld] = useState<Holders>();
  const name = nameOfRecord(entity, record);
  const remove = () => {
    const onSuccess = () => {
      notify('record.deleted', { type: 'success', messageArgs: { name } });
      onDeleted();
    };
    const onError = (problem: unknown) => {
      const { holders, unseen = 0 } = bodyOf(problem) ?? {};
      if (holders) setHeld({ holders, unseen });
      else refuse(problem as HttpError);
    };
    const params = { id: record.id, previousData: record, meta: { quiet: [400] } };
    void deleteOne(entity.name, params, { mutationMode: 'pessimistic', onSuccess, onError });
  };
  const refuse = (problem: HttpError) => {
    // The others have been announced by the call.
    if (problem.status === 400) announceProblem(problem);
    onClose();
  };
  if (!held) {
    const ask = { title: translate('delete.title'), text: translate('delete.one') };
    return <ConfirmDialog isOpen {...ask} onConfirm={remove} onClose={onClose} />;
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby="held" maxWidth="sm" fullWidth>
      <DialogTitle id="held">{translate('delete.held', { name })}</DialogTitle>
      <DialogContent>
        <HeldBy {...held} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
