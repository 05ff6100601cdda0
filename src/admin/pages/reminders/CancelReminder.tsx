import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { reminderCalls } from '#model/calls.ts';
import type { PlannedReminder } from '#model/reminders.ts';
import { useToldCall } from '../../data/use-told-call.ts';
import { useZonedTime } from './use-zoned-time.ts';

interface Props {
  eventKey: string;
  reminderKey: string;
  item: PlannedReminder;
  /** It is cancelled, or was sent meanwhile. */
  onDone: () => void;
}

/** Takes back a reminder that somebody has planned by hand, for everybody who was to get it. */
export function CancelReminder({ eventKey, reminderKey, item, onDone }: Props) {
  const translate = useTranslate();
  const tell = useToldCall(onDone);
  const [isSending, setSending] = useState(false);
  const at = useZonedTime()(item.at, item.zone);
  const cancel = async () => {
    setSending(true);
    await tell(reminderCalls.cancel, { query: { key: eventKey }, body: { reminderKey } }, 'reminder.cancelled');
    setSending(false);
  };
  return (
    <Button
      size="small"
      loading={isSending}
      aria-label={translate('reminder.cancel.of', { at })}
      onClick={() => void cancel()}
      sx={{ marginInlineStart: 1 }}
    >
      {translate('reminder.cancel')}
    </Button>
  );
}
