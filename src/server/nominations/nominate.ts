import type { Nomination } from '#model/generated/types.ts';
import { freeIn, withOneMore, type Seats } from '#model/rules/seats.ts';
import type { FieldErrors } from '#model/validate.ts';
import type { Scope } from '../context.ts';
import { newKey } from '../records/new-key.ts';
import { createMany } from '../records/write-many.ts';
import { candidatesNamed, offeringOf } from '../stores/candidates.ts';
import { clashesOf, type LearnerClash } from '../stores/learner-clashes.ts';
import { nomination, seatsOf, type LockedEvent } from '../stores/nominations.ts';
import { decideNomination } from './decide-nomination.ts';
import { settleSeats } from './settle-seats.ts';
import { tell } from './tell.ts';

/** What became of one learner: a nomination in a state, unless there are errors. */
export interface NominationResult {
  learnerKey: string;
  nominationKey?: string;
  state?: Nomination['state'];
  /** The learner is asked to nominate themselves. */
  asked?: boolean;
  errors?: FieldErrors;
  warnings?: NominationWarning[];
}

/** What stands against a nomination and does not keep anybody from it. */
interface NominationWarning {
  message: string;
  with: Omit<LearnerClash, 'learnerKey'>;
}

interface Asked {
  learnerKeys: readonly string[];
  source: Nomination['source'];
}

/** A nomination that is to be written. */
interface New {
  key: string;
  values: Pick<Nomination, 'learnerKey' | 'state'> & Record<string, unknown>;
}

/**
 * Nominates learners for a locked event, each as far as nothing stands against it: to a seat, to the waiting list, or
 * for approval. Answers a result for each, in their order.
 */
export async function nominate(scope: Scope, event: LockedEvent, { learnerKeys, source }: Asked) {
  const keys = [...new Set(learnerKeys)];
  const offering = await offeringOf(scope, event);
  const candidates = await candidatesNamed(scope, event, { keys, offering, isWithinReach: true });
  const counted = await seatsOf(scope, event);
  let seats: Seats = counted;
  const created: New[] = [];
  const results = keys.map((learnerKey): NominationResult => {
    const candidate = candidates.get(learnerKey);
    if (!candidate) return { learnerKey, errors: { '': ['nomination.learner.unknown'] } };
    const { state, reasons } = decideNomination(event, { offering, candidate, seats });
    if (reasons.length > 0) return { learnerKey, errors: { '': reasons } };
    if (state !== 'PendingApproval') seats = withOneMore(seats, state);
    const key = newKey(scope.now);
    const place = placeAtEnd(state, scope.now, counted.last + created.length + 1);
    created.push({
      key,
      values: { eventKey: event.key, learnerKey, source, ...beginning(state, scope.now), ...place },
    });
    return { learnerKey, nominationKey: key, state };
  });
  await write(scope, event, created);
  const isAnyoneNext = seats.waitlisted > 0 && freeIn(seats) > 0;
  const promoted = isAnyoneNext ? await settleSeats(scope, event) : new Map<string, never>();
  const clashes = await clashesOf(
    scope,
    event.key,
    created.map(({ values }) => values.learnerKey),
  );
  return results.map((result): NominationResult => {
    const state = promoted.get(result.nominationKey ?? '') ?? result.state;
    return { ...result, ...(state && { state }), ...warningsOf(clashes.get(result.learnerKey), result) };
  });
}

function beginning(state: Nomination['state'], now: Date) {
  const stateAt = now.toISOString();
  return { state, stateAt, ...(state === 'Confirmed' && { confirmedAt: stateAt }) };
}

/** What decides whose turn it is, written once on coming to a seat or to the waiting list. */
export function placeAtEnd(state: Nomination['state'], now: Date, sequence: number) {
  if (state === 'Waitlisted') return { waitlistedAt: now.toISOString(), sequence };
  return state === 'Confirmed' ? { sequence } : {};
}

async function write(scope: Scope, event: LockedEvent, created: New[]): Promise<void> {
  await createMany(scope, nomination, created, 'nominate');
  const told = { reason: null, offerExpiresAt: null, version: 1 };
  await tell(
    scope,
    event,
    created.map(({ key, values }) => ({ ...told, key, ...values })),
  );
}

function warningsOf(clash: LearnerClash | undefined, { errors }: NominationResult) {
  if (!clash || errors) return {};
  const { learnerKey: _ofResult, ...other } = clash;
  return { warnings: [{ message: 'nomination.learner.clash', with: other }] };
}
