import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRefresh, useTranslate, type RaRecord } from 'react-admin';
import { entityCalls } from '#model/calls.ts';
import { useEntity } from '../../data/useEntity.ts';
import { useToldCall } from '../../data/use-told-call.ts';
import { useMay } from '../../entity/may.ts';

/** Lets the reminders of an event rest, or go on, for those who may change the event. */
export function PauseReminders({ event }: { event: RaRecord }) {
  const translate = useTranslate();
  const update = useToldCall(useRefresh());
  const { entity } = useEntity('event');
  const [isSending, setSending] = useState(false);
  const isPaused = event['remindersPaused'] === true;
  if (!useMay(entity, 'edit')) return null;
  const toggle = async () => {
    setSending(true);
    const body = { key: String(event.id), version: event['version'] as number, remindersPaused: !isPaused };
    await update(entityCalls('event').update, { body });
    setSending(false);
  };
  return (
    <Button variant="outlined" size="small" loading={isSending} onClick={() => void toggle()}>
      {translate(isPaused ? 'reminder.resume' : 'reminder.pause')}
    </Button>
  );
}
