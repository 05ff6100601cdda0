import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { actionCall } from '#model/calls.ts';
import type { Action } from '#model/entity.ts';
import type { RemindedAnswer } from '#model/reminders.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';

/** Whom an action of an event would remind, and the sending of it; `onSent` is told when it is on its way. */
export function useRemind(action: Action, eventKey: string, onSent: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const { call } = useRostrumData();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const path = actionCall('event', action.id);
  const preview = useAnswer(eventKey, (key, signal) =>
    call<RemindedAnswer>(path, { query: { key, preview: 'true' }, body: {}, signal }),
  );
  const send = async (note: string) => {
    setSending(true);
    setProblem(undefined);
    try {
      const { reached } = await call<RemindedAnswer>(path, { query: { key: eventKey }, body: { note } });
      notify(translate('reminder.sent', { smart_count: reached }), { type: 'success' });
      onSent();
    } catch (caught) {
      setProblem(caught);
      setSending(false);
    }
  };
  return { preview, isSending, problem, send };
}
