import type { Scope } from '../context.ts';
import type { LockedEvent, StoredNomination } from '../stores/nominations.ts';
import { writeNotices } from '../stores/outbox.ts';

const kind = 'credits.issued';

/** A learner's standing in an event, and the credit hours that are written to it now. */
export interface Credited {
  stored: StoredNomination;
  creditHours: number;
}

/** Tells learners of the credit hours that they have got from a locked event, on each of its channels. */
export function tellCredits(scope: Scope, { key: eventKey, channels }: LockedEvent, credited: readonly Credited[]) {
  const occasion = scope.now.toISOString();
  return writeNotices(
    scope,
    credited.flatMap(({ stored: { key: nominationKey, learnerKey }, creditHours }) =>
      (channels ?? []).map((channel) => ({
        kind,
        channel,
        uniqueKey: `${kind}/${nominationKey}/${occasion}/${channel}`,
        recipientEntity: 'learner' as const,
        recipientKey: learnerKey,
        nominationKey,
        eventKey,
        payload: { creditHours },
      })),
    ),
  );
}
