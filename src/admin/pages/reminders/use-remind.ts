import { useNotify, useTranslate } from 'react-admin';
import { actionCall } from '#model/calls.ts';
import type { Action } from '#model/entity.ts';
import type { RemindedAnswer } from '#model/reminders.ts';
import { errorsOf } from '../../data/problems.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { useZonedTime } from './use-zoned-time.ts';

/** How long nobody types before it is looked at. */
const PAUSE_MS = 400;

interface Asked {
  eventKey: string;
  /** By whose clock it is sent later; IANA name. */
  zone: string;
  /** What the sender adds, as it is typed. */
  note: string;
  /** A local date and time, as it is typed; absent: now. */
  sendAt?: string | undefined;
  /** Told when it is on its way, or planned. */
  onSent: () => void;
}

/**
 * Whom an action of an event would remind of what and when, and the sending of it, which rejects with the server's
 * problem.
 */
export function useRemind(action: Action, { eventKey, zone, note, sendAt, onSent }: Asked) {
  const translate = useTranslate();
  const notify = useNotify();
  const zonedTime = useZonedTime();
  const { call } = useRostrumData();
  const path = actionCall('event', action.id);
  const body = { note, ...(sendAt !== undefined && { sendAt }) };
  const preview = useAnswer(
    body,
    (asked, signal) => call<RemindedAnswer>(path, { query: { key: eventKey, preview: 'true' }, body: asked, signal }),
    note === '' && sendAt === undefined ? 0 : PAUSE_MS,
  );
  const send = async () => {
    const { reached, sendAt: at } = await call<RemindedAnswer>(path, { query: { key: eventKey }, body });
    const told = { smart_count: reached, ...(at !== undefined && { at: zonedTime(at, zone) }) };
    notify(translate(at === undefined ? 'reminder.sent' : 'reminder.scheduled', told), { type: 'success' });
    onSent();
  };
  /** Message key of what is wrong with the time. */
  const mistake = sendAt === undefined ? undefined : errorsOf(preview.error)['sendAt'];
  return { preview, mistake, send };
}
