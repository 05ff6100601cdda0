import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { useId, useState, type FormEvent } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { launchUserCalls } from '#model/calls.ts';
import { messageOf } from '../../data/problems.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { DatePicker } from '../../fields/DatePicker.tsx';
import { useRefreshLists } from '../mapping/mapping-change.ts';

/** Tells of the marked learners when they first opened the launch, where the learning system does not. */
export function SetFirstAccess({ launchKey }: { launchKey: string }) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {translate('firstAccess.set')}
      </Button>
      {isAsking && <Ask launchKey={launchKey} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Asks for the time, now unless another one is typed; it stays in its field when it is refused. */
function Ask({ launchKey, onClose }: { launchKey: string; onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const { selectedIds } = useListContext();
  const [at, setAt] = useState<string | null>(() => new Date().toISOString());
  const { problem, isSending, send } = useReport(launchKey, onClose);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send(at ?? '');
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle id={id}>{translate('firstAccess.set')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ marginBlockEnd: 2 }}>
            {translate('firstAccess.question', { smart_count: selectedIds.length })}
          </DialogContentText>
          <FormControl fullWidth>
            <FormLabel htmlFor={`${id}-at`}>{translate('firstAccess.at')}</FormLabel>
            <DatePicker id={`${id}-at`} withTime value={at} onChange={setAt} />
          </FormControl>
          {problem !== undefined && (
            <Alert severity="error" sx={{ marginBlockStart: 2 }}>
              {translate(messageOf(problem))}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('common.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSending}>
            {translate('firstAccess.set')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Reports the marked learners, tells of how many it was noted, and unmarks them. */
function useReport(launchKey: string, onDone: () => void) {
  const data = useRostrumData();
  const notify = useNotify();
  const refresh = useRefreshLists('learner');
  const { selectedIds, onUnselectItems } = useListContext();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const send = async (at: string) => {
    setSending(true);
    setProblem(undefined);
    const body = { learnerKeys: selectedIds.map(String), at };
    try {
      const { count } = await data.call<{ count: number }>(launchUserCalls.reportAccess, {
        query: { key: launchKey },
        body,
      });
      notify('firstAccess.done', { type: 'success', messageArgs: { smart_count: count, marked: selectedIds.length } });
      onUnselectItems();
      onDone();
      await refresh();
    } catch (caught) {
      setProblem(caught);
      setSending(false);
    }
  };
  return { problem, isSending, send };
}
