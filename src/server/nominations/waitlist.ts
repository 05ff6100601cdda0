import { freeIn } from '#model/rules/seats.ts';
import { hasEnded } from '#model/rules/why-not-nominated.ts';
import type { Scope } from '../context.ts';
import { invalid } from '../problems.ts';
import { changesBetween } from '../records/write.ts';
import { updateMany } from '../records/write-many.ts';
import {
  nomination,
  nominationsNamed,
  seatsOf,
  type LockedEvent,
  type StoredNomination,
} from '../stores/nominations.ts';
import type { NominationResult } from './nominate.ts';
import { fillSeats, giveSeats } from './settle-seats.ts';

/**
 * Gives free seats of a locked event by hand: to the next in turn, or to those who are named, as far as there are seats.
 * Answers a result for each who got one or was named. Throws 400 when the event is over or has no free seat.
 */
export async function promoteByHand(scope: Scope, event: LockedEvent, nominationKeys: readonly string[] | undefined) {
  const free = freeIn(await seatsOf(scope, event));
  const reasons = [
    ...(hasEnded(event.status ?? 'Initial') ? ['nomination.event.over'] : []),
    ...(free === 0 ? ['nomination.noFreeSeat'] : []),
  ];
  if (reasons.length > 0) throw invalid({ '': reasons });
  if (!nominationKeys) {
    const promoted = await fillSeats(scope, event);
    const named = await nominationsNamed(scope, event.key, [...promoted.keys()]);
    return named.map(({ key, learnerKey, state }): NominationResult => ({ learnerKey, nominationKey: key, state }));
  }
  let left = free;
  const chosen: StoredNomination[] = [];
  const results = await eachWaiting(scope, event, nominationKeys, (one) => {
    if (left === 0) return ['nomination.noFreeSeat'];
    left -= 1;
    chosen.push(one);
    return [];
  });
  const promoted = await giveSeats(scope, event, chosen, 'promote-by-hand');
  return results.map((result): NominationResult => {
    const state = promoted.get(result.nominationKey ?? '');
    return state ? { ...result, state } : result;
  });
}

interface Priority {
  nominationKeys: readonly string[];
  /** -100 to 100; who has a higher one comes first. */
  priority: number;
  reason: string;
}

/** Gives those who wait for a locked event another priority; the rest of their place stays. */
export async function prioritise(scope: Scope, event: LockedEvent, { nominationKeys, priority, reason }: Priority) {
  const chosen: StoredNomination[] = [];
  const results = await eachWaiting(scope, event, nominationKeys, (one) => {
    chosen.push(one);
    return [];
  });
  const values = { priority, priorityReason: reason };
  const changes = chosen.map((stored) => ({ stored, changes: changesBetween(stored, values) }));
  await updateMany(
    scope,
    nomination,
    changes.filter(({ changes: changed }) => changed.length > 0),
    'prioritise',
  );
  return results;
}

/** A result for each of the keys; what does not wait for the event is refused. */
async function eachWaiting(
  scope: Scope,
  event: LockedEvent,
  nominationKeys: readonly string[],
  whyNot: (one: StoredNomination) => string[],
): Promise<NominationResult[]> {
  const keys = [...new Set(nominationKeys)];
  const stored = new Map((await nominationsNamed(scope, event.key, keys)).map((one) => [one.key, one]));
  return keys.map((nominationKey): NominationResult => {
    const one = stored.get(nominationKey);
    if (!one) return { learnerKey: '', nominationKey, errors: { '': ['common.notFound'] } };
    const { learnerKey, state } = one;
    const reasons = state === 'Waitlisted' ? whyNot(one) : ['nomination.state.refused'];
    return reasons.length > 0
      ? { learnerKey, nominationKey, errors: { '': reasons } }
      : { learnerKey, nominationKey, state };
  });
}
