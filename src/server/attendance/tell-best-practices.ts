import { createHash } from 'node:crypto';
import type { Scope } from '../context.ts';
import { teachersOf, tellStaff } from '../reminders/tell-staff.ts';
import { nominationsIn, type LockedEvent } from '../stores/nominations.ts';
import { tellLearners } from './tell-learners.ts';

const kind = 'event.bestPractices';

/**
 * Tells who attended or taught a closed event the best practices that it shares: each text once, however often the event
 * is closed.
 */
export async function tellBestPractices(scope: Scope, event: LockedEvent): Promise<void> {
  const { key: eventKey, bestPracticesShared: text } = event;
  if (!text) return;
  const occasion = createHash('sha256').update(text).digest('hex');
  const confirmed = await nominationsIn(scope, eventKey, ['Confirmed']);
  const attended = confirmed.filter(({ outcome }) => outcome === 'Full' || outcome === 'Partial');
  const told = attended.map((nomination) => ({ nomination, payload: {} }));
  await tellLearners(scope, event, { kind, occasion, told });
  await tellStaff(scope, await teachersOf(scope, eventKey), { kind, eventKey, occasion });
}
