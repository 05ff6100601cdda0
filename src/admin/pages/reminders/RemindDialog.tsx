import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Action } from '#model/entity.ts';
import { MAX_REMINDER_NOTE } from '#model/reminders.ts';
import { messageOf } from '../../data/problems.ts';
import { RemindedPreview } from './RemindedPreview.tsx';
import { useRemind } from './use-remind.ts';

interface Props {
  action: Action;
  eventKey: string;
  onClose: () => void;
}

/** Shows whom a reminder reaches and whom not, takes a note, and sends it; what was typed stays when it is refused. */
export function RemindDialog({ action, eventKey, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [note, setNote] = useState('');
  const { preview, isSending, problem, send } = useRemind(action, { eventKey, note, onSent: onClose });
  return (
    <Dialog open {...(!isSending && { onClose })} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{translate(action.messageKey)}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ paddingBlockStart: 1 }}>
          <TextField
            multiline
            minRows={2}
            label={translate('reminder.note')}
            helperText={translate('reminder.note.help')}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            slotProps={{ htmlInput: { maxLength: MAX_REMINDER_NOTE } }}
          />
          <RemindedPreview {...preview} />
          {problem !== undefined && <Alert severity="error">{translate(messageOf(problem))}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isSending}>
          {translate('common.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={isSending}
          disabled={preview.value?.reached === 0}
          onClick={() => void send()}
        >
          {translate('reminder.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
