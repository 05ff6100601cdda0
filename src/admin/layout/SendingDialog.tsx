import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { messageOf } from '../data/problems.ts';

interface Props {
  title: string;
  /** Of the button that sends. */
  verb: string;
  isDestructive?: boolean;
  /** Whether there is nothing to send. */
  isDisabled?: boolean;
  maxWidth?: 'xs' | 'sm';
  /** Closes the dialog when it is done, or rejects with the server's problem; undefined where nothing is sent. */
  onSend: () => Promise<void> | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for something and sends it. It stays open until that is done, and with all that was typed when it is refused. */
export function SendingDialog({ title, verb, maxWidth = 'sm', onSend, onClose, children, ...button }: Props) {
  const { isDestructive = false, isDisabled = false } = button;
  const translate = useTranslate();
  const id = useId();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sending = onSend();
    if (!sending) return;
    setSending(true);
    setProblem(undefined);
    sending.catch((caught: unknown) => {
      setProblem(caught);
      setSending(false);
    });
  };
  return (
    <Dialog open {...(!isSending && { onClose })} aria-labelledby={id} maxWidth={maxWidth} fullWidth>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ paddingBlockStart: 1 }}>
            {children}
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
            disabled={isDisabled}
            color={isDestructive ? 'error' : 'primary'}
          >
            {verb}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
