import type { CalendarReminder, CalendarSession } from '#model/calendar.ts';
import { useCalendarContext, type Target } from './calendar-context.ts';
import { ReminderDialog } from './ReminderDialog.tsx';
import { RescheduleDialog } from './RescheduleDialog.tsx';
import { SessionDialog } from './SessionDialog.tsx';
import { SubscribeDialog } from './SubscribeDialog.tsx';

/** What is asked or shown over the calendar. */
export type OpenDialog =
  | { type: 'session'; session: CalendarSession }
  | { type: 'reminder'; reminder: CalendarReminder }
  | { type: 'move'; session: CalendarSession; to: Target | undefined }
  | { type: 'subscribe' };

interface Props {
  dialog: OpenDialog | undefined;
  onClose: () => void;
  /** A session has another time now. */
  onMoved: () => void;
}

/** The one dialog over the calendar, if any. */
export function CalendarDialog({ dialog, onClose, onMoved }: Props) {
  const { move } = useCalendarContext();
  if (!dialog) return null;
  if (dialog.type === 'subscribe') return <SubscribeDialog onClose={onClose} />;
  if (dialog.type === 'reminder') return <ReminderDialog reminder={dialog.reminder} onClose={onClose} />;
  const { session } = dialog;
  if (dialog.type === 'session') {
    return <SessionDialog session={session} onMove={() => move(session)} onClose={onClose} />;
  }
  const done = (): void => {
    onClose();
    onMoved();
  };
  return <RescheduleDialog session={session} to={dialog.to} onClose={onClose} onDone={done} />;
}
