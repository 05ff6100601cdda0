import type { RaRecord } from 'react-admin';
import { RemindNow } from './RemindNow.tsx';

/** The reminders of an event: those that somebody sends now. */
export function RemindersTab({ event }: { event: RaRecord }) {
  return <RemindNow event={event} />;
}
