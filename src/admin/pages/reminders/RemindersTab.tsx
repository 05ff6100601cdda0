import type { RaRecord } from 'react-admin';
import { PauseReminders } from './PauseReminders.tsx';
import { PlannedReminders } from './PlannedReminders.tsx';
import { RemindNow } from './RemindNow.tsx';

/** The reminders of an event: those that somebody sends now, and those to come. */
export function RemindersTab({ event }: { event: RaRecord }) {
  return (
    <>
      <RemindNow event={event} />
      <PlannedReminders entity="event" record={event} tools={<PauseReminders event={event} />} />
    </>
  );
}
