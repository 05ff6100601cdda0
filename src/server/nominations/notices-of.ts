import type { NominationState } from '#model/rules/nomination-states.ts';
import type { LockedEvent, StoredNomination } from '../stores/nominations.ts';
import type { Notice } from '../stores/outbox.ts';

/** A nomination that has just come into its state. */
export type Told = Pick<StoredNomination, 'key' | 'learnerKey' | 'state' | 'reason' | 'offerExpiresAt' | 'version'>;

const kinds: Record<NominationState, string> = {
  PendingApproval: 'nomination.pendingApproval',
  Waitlisted: 'nomination.waitlisted',
  Offered: 'nomination.offered',
  Confirmed: 'nomination.confirmed',
  Rejected: 'nomination.rejected',
  Withdrawn: 'nomination.withdrawn',
  Removed: 'nomination.removed',
  Expired: 'nomination.expired',
  EventCancelled: 'nomination.eventCancelled',
};

/** What the learner is told of a new state, on every channel of the event; a manager whose approval is needed, too. */
export function noticesOf(event: LockedEvent, nomination: Told): Notice[] {
  const notices = noticesFor(event, nomination, kinds[nomination.state]);
  const isManagerAsked = nomination.state === 'PendingApproval' && event.approval === 'MANAGER';
  return isManagerAsked ? [...notices, ...noticesFor(event, nomination, 'nomination.approvalAsked')] : notices;
}

/** The recipient is the learner, for their manager may be another one by the time that the notice is sent. */
function noticesFor(event: LockedEvent, { key, learnerKey, version, ...nomination }: Told, kind: string): Notice[] {
  const { reason, offerExpiresAt } = nomination;
  return (event.channels ?? []).map((channel) => ({
    kind,
    channel,
    uniqueKey: `${kind}/${key}/${version}/${channel}`,
    nominationKey: key,
    recipientEntity: 'learner',
    recipientKey: learnerKey,
    payload: { eventKey: event.key, reason, offerExpiresAt },
  }));
}
