import type { Nomination } from '#model/generated/types.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { changesBetween } from '../records/write.ts';
import { updateMany } from '../records/write-many.ts';
import { nomination, type LockedEvent, type StoredNomination } from '../stores/nominations.ts';
import { tell } from './tell.ts';

/** A nomination that comes into another state. */
export interface Move {
  stored: StoredNomination;
  to: Nomination['state'];
  reason?: string | null | undefined;
  /** What else is written with it: its place on the waiting list, or until when an offer is held. */
  place?: Partial<Pick<StoredNomination, 'waitlistedAt' | 'sequence' | 'offerExpiresAt'>>;
}

/** Writes new states of nominations of a locked event: with their history, named by an action, and their notices. */
export async function move(scope: Scope, event: LockedEvent, action: string, moves: readonly Move[]): Promise<void> {
  const moved = moves.map((one) => ({ stored: one.stored, values: valuesOf(one, scope.now) }));
  const changes = moved.map(({ stored, values }) => ({ stored, changes: changesBetween(stored, values) }));
  await updateMany(scope, nomination, changes, action);
  await tell(
    scope,
    event,
    moved.map(({ stored, values }) => ({ ...stored, ...values, version: stored.version + 1 })),
  );
}

function valuesOf({ to, reason, place }: Move, now: Date) {
  const stateAt = now.toISOString();
  return {
    state: to,
    stateAt,
    reason: reason ?? null,
    skipped: null,
    offerExpiresAt: null,
    ...(to === 'Confirmed' && { confirmedAt: stateAt }),
    ...place,
  } satisfies Values;
}
