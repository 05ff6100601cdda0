import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate, type RaRecord } from 'react-admin';
import { entityCalls } from '#model/calls.ts';
import { messageOf } from '../../data/problems.ts';
import { useEntity } from '../../data/useEntity.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { useMay } from '../../entity/may.ts';

/** Lets the reminders of an event rest, or go on, for those who may change the event. */
export function PauseReminders({ event }: { event: RaRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { call } = useRostrumData();
  const { entity } = useEntity('event');
  const [isSending, setSending] = useState(false);
  const isPaused = event['remindersPaused'] === true;
  if (!useMay(entity, 'edit')) return null;
  const toggle = async () => {
    setSending(true);
    try {
      const body = { key: String(event.id), version: event['version'] as number, remindersPaused: !isPaused };
      await call(entityCalls('event').update, { body });
    } catch (problem) {
      notify(messageOf(problem), { type: 'error' });
    }
    refresh();
    setSending(false);
  };
  return (
    <Button variant="outlined" size="small" loading={isSending} onClick={() => void toggle()}>
      {translate(isPaused ? 'reminder.resume' : 'reminder.pause')}
    </Button>
  );
}
