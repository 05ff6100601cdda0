import type { Scope } from '../context.ts';
import type { LockedEvent, StoredNomination } from '../stores/nominations.ts';
import { tellLearners } from './tell-learners.ts';

/** A learner's standing in an event, and the credit hours that are written to it now. */
export interface Credited {
  stored: StoredNomination;
  creditHours: number;
}

/** Tells learners of the credit hours that they have got from a locked event, on each of its channels. */
export function tellCredits(scope: Scope, event: LockedEvent, credited: readonly Credited[]): Promise<void> {
  const told = credited.map(({ stored, creditHours }) => ({ nomination: stored, payload: { creditHours } }));
  return tellLearners(scope, event, { kind: 'credits.issued', occasion: scope.now.toISOString(), told });
}
