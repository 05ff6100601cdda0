import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { PauseReminders } from './PauseReminders.tsx';
import { PlannedReminders } from './PlannedReminders.tsx';
import { RemindByHand } from './RemindByHand.tsx';

/** The reminders of an event: those that somebody sends or plans, and those to come. */
export function RemindersTab({ event }: { event: RaRecord }) {
  const [sent, setSent] = useState(0);
  return (
    <>
      <RemindByHand event={event} onSent={() => setSent((count) => count + 1)} />
      <PlannedReminders key={sent} entity="event" record={event} tools={<PauseReminders event={event} />} />
    </>
  );
}
