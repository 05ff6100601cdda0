import type { Nomination } from '#model/generated/types.ts';
import { placeFor, whyNoPlace, withOneMore, type Seats } from '#model/rules/seats.ts';
import { whyNominationRefused, type NominationAct } from '#model/rules/why-nomination-refused.ts';
import type { FieldErrors } from '#model/validate.ts';
import type { Scope } from '../context.ts';
import { candidatesNamed, type Candidate } from '../stores/candidates.ts';
import { nominationsNamed, seatsOf, type LockedEvent, type StoredNomination } from '../stores/nominations.ts';
import { move, type Move } from './move.ts';
import { placeAtEnd, type NominationResult } from './nominate.ts';
import { settleSeats } from './settle-seats.ts';

interface Asked {
  act: NominationAct;
  nominationKeys: readonly string[];
  reason?: string | undefined;
}

/**
 * Approves, rejects, withdraws, removes or confirms nominations of a locked event, each as far as nothing stands against
 * it, and lets those who wait have the seats that become free. Answers a result for each, in their order.
 */
export async function actOnNominations(scope: Scope, event: LockedEvent, { act, nominationKeys, reason }: Asked) {
  const keys = [...new Set(nominationKeys)];
  const stored = new Map((await nominationsNamed(scope, event.key, keys)).map((one) => [one.key, one]));
  const learnerKeys = [...stored.values()].map(({ learnerKey }) => learnerKey);
  const known = { keys: learnerKeys, offering: undefined, isWithinReach: false };
  const learners = await candidatesNamed(scope, event, known);
  const counted = await seatsOf(scope, event);
  let seats: Seats = counted;
  const moves: Move[] = [];
  const results = keys.map((nominationKey): NominationResult => {
    const one = stored.get(nominationKey);
    if (!one) return { learnerKey: '', nominationKey, errors: { '': ['common.notFound'] } };
    const place = act === 'approve' ? placeFor(seats, event) : undefined;
    const reasons = [
      ...whyNominationRefused(act, factsOf(scope, event, one, learners.get(one.learnerKey)), scope.now),
      ...(act === 'approve' && place === undefined ? whyNoPlace(seats, event) : []),
    ];
    const { learnerKey } = one;
    if (reasons.length > 0) return { learnerKey, nominationKey, errors: { '': reasons } satisfies FieldErrors };
    if (place) seats = withOneMore(seats, place);
    const to = place ?? ends[act];
    const atEnd = place ? placeAtEnd(place, scope.now, counted.last + moves.length + 1) : {};
    moves.push({ stored: one, to, reason, place: atEnd });
    return { learnerKey, nominationKey, state: to };
  });
  for (const state of new Set(moves.map(({ to }) => to))) {
    await move(
      scope,
      event,
      act,
      moves.filter(({ to }) => to === state),
    );
  }
  const promoted = await settleSeats(scope, event);
  return results.map((result): NominationResult => {
    const state = promoted.get(result.nominationKey ?? '') ?? result.state;
    return { ...result, ...(state && { state }) };
  });
}

/** Where each leads; who is approved gets a place. */
const ends: Record<NominationAct, Nomination['state']> = {
  approve: 'Confirmed',
  reject: 'Rejected',
  withdraw: 'Withdrawn',
  remove: 'Removed',
  confirm: 'Confirmed',
};

function factsOf(scope: Scope, event: LockedEvent, stored: StoredNomination, learner: Candidate | undefined) {
  return {
    state: stored.state,
    offerExpiresAt: stored.offerExpiresAt,
    isLearnerActive: learner?.isActive ?? false,
    isOwn: learner?.isCaller ?? false,
    isSuperAdmin: scope.caller.roles.includes('superAdmin'),
    eventStatus: event.status ?? 'Initial',
    eventStartAt: event.startAt ?? null,
    approval: event.approval,
    withdrawal: event.withdrawal,
    withdrawalCutoff: event.withdrawalCutoff ?? null,
  };
}
