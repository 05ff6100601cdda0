import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { messageOf } from '../../../data/problems.ts';
import { AskedFields } from './AskedFields.tsx';
import { inputOf, whatIsWrong } from './asked.ts';
import { Preview } from './Preview.tsx';
import type { Work, WorkInput } from './work.ts';

interface Props {
  work: Work;
  /** Rejects with the server's problem. */
  onTake: (input: WorkInput) => Promise<void>;
  onClose: () => void;
}

/** What is asked before something is done; what was typed stays when it is refused. */
export function AskDialog({ work, onTake, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState({ reason: '', priority: '1' });
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const wrong = whatIsWrong(work, typed);
  const take = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (wrong.size > 0) return;
    setSending(true);
    setProblem(undefined);
    await onTake(inputOf(work, typed)).catch((caught: unknown) => {
      setProblem(caught);
      setSending(false);
    });
  };
  return (
    <Dialog open {...(!isSending && { onClose })} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={(event) => void take(event)}>
        <DialogTitle id={id}>{work.title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {work.question && <DialogContentText color="textPrimary">{work.question}</DialogContentText>}
            {work.preview && <Preview ask={work.preview} />}
            <AskedFields work={work} typed={typed} wrong={isChecked ? wrong : nothing} onType={setTyped} />
            {problem !== undefined && <Alert severity="error">{translate(messageOf(problem))}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isSending}>
            {translate('common.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={isSending}
            color={work.isDestructive ? 'error' : 'primary'}
          >
            {work.verb}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const nothing = new Set<never>();
