import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import type { Action } from '#model/entity.ts';
import { MAX_REMINDER_NOTE } from '#model/reminders.ts';
import { SendingDialog } from '../../layout/SendingDialog.tsx';
import { nextMorning, textOfLater, type LaterTime } from './later-time.ts';
import { RemindedPreview } from './RemindedPreview.tsx';
import { SendTime } from './SendTime.tsx';
import { useRemind } from './use-remind.ts';

interface Props {
  action: Action;
  event: RaRecord;
  onSent: () => void;
  onClose: () => void;
}

/**
 * Shows whom a reminder reaches and whom not, takes a note and a time, and sends it; what was typed stays when it is
 * refused.
 */
export function RemindDialog({ action, event, onSent, onClose }: Props) {
  const translate = useTranslate();
  const zone = String(event['timeZone']);
  const [note, setNote] = useState('');
  const [later, setLater] = useState<LaterTime>();
  const sendAt = later && textOfLater(later);
  const { preview, mistake, send } = useRemind(action, { eventKey: String(event.id), zone, note, sendAt, onSent });
  return (
    <SendingDialog
      title={translate(action.messageKey)}
      verb={translate(later ? 'reminder.schedule' : 'reminder.send')}
      isDisabled={preview.value?.reached === 0}
      onSend={() => (mistake === undefined ? send() : undefined)}
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
      <SendTime
        later={later}
        zone={zone}
        mistake={mistake}
        onNow={() => setLater(undefined)}
        onLater={(changes) => setLater((before) => ({ ...(before ?? nextMorning(Date.now(), zone)), ...changes }))}
      />
      {mistake === undefined && <RemindedPreview {...preview} />}
    </SendingDialog>
  );
}
