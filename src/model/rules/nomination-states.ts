import type { Nomination } from '../generated/types.ts';

export type NominationState = Nomination['state'];

/** The states that take a seat (DOMAIN.md §4). */
export const seatHolding: readonly NominationState[] = ['Confirmed', 'Offered'];

/** The states in which somebody hopes for a seat. */
export const waitingStates: readonly NominationState[] = ['PendingApproval', 'Waitlisted'];

/** The states that are not an end; of these a learner has one nomination for an event at most. */
export const activeStates: readonly NominationState[] = [...waitingStates, ...seatHolding];
