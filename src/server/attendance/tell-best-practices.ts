import { createHash } from 'node:crypto';
import type { Scope } from '../context.ts';
import { teachersOf, tellStaff } from '../reminders/tell-staff.ts';
import { nominationsIn, type LockedEvent } from '../stores/nominations.ts';
import { writeNotices } from '../stores/outbox.ts';

const kind = 'event.bestPractices';

/**
 * Tells who attended or taught a closed event the best practices that it shares: each text once, however often the event
 * is closed.
 */
export async function tellBestPractices(scope: Scope, event: LockedEvent): Promise<void> {
  const { key: eventKey, bestPracticesShared: text, channels } = event;
  if (!text) return;
  const occasion = createHash('sha256').update(text).digest('hex');
  const confirmed = await nominationsIn(scope, eventKey, ['Confirmed']);
  const attended = confirmed.filter(({ outcome }) => outcome === 'Full' || outcome === 'Partial');
  await writeNotices(
    scope,
    attended.flatMap(({ key: nominationKey, learnerKey }) =>
      (channels ?? []).map((channel) => ({
        kind,
        channel,
        uniqueKey: `${kind}/${nominationKey}/${occasion}/${channel}`,
        recipientEntity: 'learner' as const,
        recipientKey: learnerKey,
        nominationKey,
        eventKey,
        payload: {},
      })),
    ),
  );
  await tellStaff(scope, await teachersOf(scope, eventKey), { kind, eventKey, occasion });
}
