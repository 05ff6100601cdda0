import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { useId, useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { launchUserCalls } from '#model/calls.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { DatePicker } from '../../fields/DatePicker.tsx';
import { SendingDialog } from '../../layout/SendingDialog.tsx';
import { useSession } from '../../session/SessionContext.tsx';
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
  const { user } = useSession();
  const [at, setAt] = useState<string | null>(() => new Date().toISOString());
  const report = useReport(launchKey, onClose);
  const set = translate('firstAccess.set');
  return (
    <SendingDialog title={set} verb={set} maxWidth="xs" onSend={() => report(at ?? '')} onClose={onClose}>
      <DialogContentText>{translate('firstAccess.question', { smart_count: selectedIds.length })}</DialogContentText>
      <FormControl fullWidth>
        <FormLabel htmlFor={id}>{translate('firstAccess.at')}</FormLabel>
        <DatePicker id={id} clock={user.zone.iana} value={at} onChange={setAt} />
      </FormControl>
    </SendingDialog>
  );
}

/** Reports the marked learners, tells of how many it was noted, and unmarks them. */
function useReport(launchKey: string, onDone: () => void) {
  const data = useRostrumData();
  const notify = useNotify();
  const refresh = useRefreshLists('learner');
  const { selectedIds, onUnselectItems } = useListContext();
  return async (at: string): Promise<void> => {
    const body = { learnerKeys: selectedIds.map(String), at };
    const { count } = await data.call<{ count: number }>(launchUserCalls.reportAccess, {
      query: { key: launchKey },
      body,
    });
    notify('firstAccess.done', { type: 'success', messageArgs: { smart_count: count, marked: selectedIds.length } });
    onUnselectItems();
    onDone();
    await refresh();
  };
}
