import type { NominationState } from '#model/rules/nomination-states.ts';
import type { Purpose } from '../links/link.ts';
import type { LockedEvent, StoredNomination } from '../stores/nominations.ts';
import type { Notice } from '../stores/outbox.ts';

/** A nomination that has just come into its state. */
export type Told = Pick<StoredNomination, 'key' | 'learnerKey' | 'state' | 'reason' | 'offerExpiresAt' | 'version'>;

/** The path of the link that lets somebody act on a nomination; undefined where nobody could. */
export type LinkTo = (purpose: Purpose, nomination: Told) => string | undefined;

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

/** What a learner can do about a state by a link. */
const purposeOf: Partial<Record<NominationState, Purpose>> = {
  PendingApproval: 'withdrawal',
  Waitlisted: 'withdrawal',
  Offered: 'offer',
  Confirmed: 'withdrawal',
};

/** What the learner is told of a new state, on every channel of the event; a manager whose approval is needed, too. */
export function noticesOf(event: LockedEvent, nomination: Told, linkTo: LinkTo): Notice[] {
  const { state } = nomination;
  const link = linkOf(nomination, linkTo);
  const notices = noticesFor(event, nomination, { kind: kinds[state], recipientEntity: 'learner', link });
  if (!isManagerAsked(event, nomination)) return notices;
  const approval = linkTo('approval', nomination);
  const asked = noticesFor(event, nomination, {
    kind: 'nomination.approvalAsked',
    recipientEntity: 'manager',
    link: approval,
  });
  return [...notices, ...asked];
}

/** Whether somebody waits for the manager's approval. */
export function isManagerAsked({ approval }: LockedEvent, { state }: Pick<Told, 'state'>): boolean {
  return state === 'PendingApproval' && approval === 'MANAGER';
}

function linkOf(nomination: Told, linkTo: LinkTo): string | undefined {
  const purpose = purposeOf[nomination.state];
  return purpose && linkTo(purpose, nomination);
}

type Telling = Pick<Notice, 'kind' | 'recipientEntity'> & { link: string | undefined };

function noticesFor(event: LockedEvent, told: Told, { kind, recipientEntity, link }: Telling): Notice[] {
  const { key, learnerKey, version, reason, offerExpiresAt } = told;
  return (event.channels ?? []).map((channel) => ({
    kind,
    channel,
    uniqueKey: `${kind}/${key}/${version}/${channel}`,
    nominationKey: key,
    eventKey: event.key,
    recipientEntity,
    recipientKey: learnerKey,
    payload: { reason, offerExpiresAt, ...(link !== undefined && { link }) },
  }));
}
