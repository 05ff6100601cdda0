import type { LockedEvent, StoredNomination } from '../stores/nominations.ts';
import type { Meaning, Purpose, SeatLink } from './link.ts';

/** What a link says by which somebody nominates themselves, until the event's end; undefined while that is not planned. */
export function selfNominationLinkOf({ key, endAt }: LockedEvent, learnerKey: string): Meaning<SeatLink> | undefined {
  if (!endAt) return undefined;
  return { purpose: 'selfNomination', eventKey: key, learnerKey, actorKey: learnerKey, expiresAt: endAt };
}

type Linked = Pick<StoredNomination, 'key' | 'learnerKey' | 'offerExpiresAt'>;

/**
 * What a link to a nomination of an event says: an offer's holds as long as the offer, the others until the event's end
 * as it is planned now. Undefined for a time that is not planned, and where a manager is meant who does not exist.
 */
export function nominationLinkOf(
  event: LockedEvent,
  { key, learnerKey, offerExpiresAt }: Linked,
  { purpose, managers }: { purpose: Purpose; managers: ReadonlyMap<string, string> },
): Meaning<SeatLink> | undefined {
  const expiresAt = purpose === 'offer' ? offerExpiresAt : event.endAt;
  const actorKey = purpose === 'approval' ? managers.get(learnerKey) : learnerKey;
  if (!expiresAt || actorKey === undefined) return undefined;
  return { purpose, eventKey: event.key, learnerKey, nominationKey: key, actorKey, expiresAt };
}
