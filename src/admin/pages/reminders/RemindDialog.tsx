import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Action } from '#model/entity.ts';
import { MAX_REMINDER_NOTE } from '#model/reminders.ts';
import { SendingDialog } from '../../layout/SendingDialog.tsx';
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
  const [note, setNote] = useState('');
  const { preview, send } = useRemind(action, { eventKey, note, onSent: onClose });
  return (
    <SendingDialog
      title={translate(action.messageKey)}
      verb={translate('reminder.send')}
      isDisabled={preview.value?.reached === 0}
      onSend={send}
      onClose={onClose}
    >
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
    </SendingDialog>
  );
}
