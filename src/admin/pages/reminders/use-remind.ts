import { useNotify, useTranslate } from 'react-admin';
import { actionCall } from '#model/calls.ts';
import type { Action } from '#model/entity.ts';
import type { RemindedAnswer } from '#model/reminders.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';

/** How long nobody types before the note is looked at. */
const PAUSE_MS = 400;

interface Asked {
  eventKey: string;
  /** What the sender adds, as it is typed. */
  note: string;
  /** Told when it is on its way. */
  onSent: () => void;
}

/** Whom an action of an event would remind of what, and the sending of it, which rejects with the server's problem. */
export function useRemind(action: Action, { eventKey, note, onSent }: Asked) {
  const translate = useTranslate();
  const notify = useNotify();
  const { call } = useRostrumData();
  const path = actionCall('event', action.id);
  const preview = useAnswer(
    { key: eventKey, note },
    ({ key, ...body }, signal) => call<RemindedAnswer>(path, { query: { key, preview: 'true' }, body, signal }),
    note === '' ? 0 : PAUSE_MS,
  );
  const send = async () => {
    const { reached } = await call<RemindedAnswer>(path, { query: { key: eventKey }, body: { note } });
    notify(translate('reminder.sent', { smart_count: reached }), { type: 'success' });
    onSent();
  };
  return { preview, send };
}
