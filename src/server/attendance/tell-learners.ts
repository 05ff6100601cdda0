import type { Scope } from '../context.ts';
import type { LockedEvent, StoredNomination } from '../stores/nominations.ts';
import { writeNotices } from '../stores/outbox.ts';

/** What learners are told of a locked event. */
interface Telling {
  kind: string;
  /** Each is told once for each of these. */
  occasion: string;
  told: readonly { nomination: StoredNomination; payload: object }[];
}

/** Tells learners of what an event that was closed has brought them, on each of its channels. */
export function tellLearners(
  scope: Scope,
  { key: eventKey, channels }: LockedEvent,
  { kind, occasion, told }: Telling,
): Promise<void> {
  return writeNotices(
    scope,
    told.flatMap(({ nomination: { key: nominationKey, learnerKey }, payload }) =>
      (channels ?? []).map((channel) => ({
        kind,
        channel,
        uniqueKey: `${kind}/${nominationKey}/${occasion}/${channel}`,
        recipientEntity: 'learner' as const,
        recipientKey: learnerKey,
        nominationKey,
        eventKey,
        payload,
      })),
    ),
  );
}
