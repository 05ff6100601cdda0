import type { Event } from '../generated/types.ts';

/** How the seats of an event are taken, counted while its row is locked. */
export interface Seats {
  max: number;
  /** Confirmed and offered. */
  held: number;
  waitlisted: number;
}

type WaitingListRules = Pick<Event, 'waitingList' | 'waitlistLimit'>;

/** Seats that nobody holds; none, also when the maximum was lowered below what is held. */
export function freeIn({ max, held }: Seats): number {
  return Math.max(max - held, 0);
}

/**
 * Where somebody comes who may attend: to a seat only when nobody waits, or they would overtake. Undefined where there
 * is no place, for which `whyNoPlace` has the reason.
 */
export function placeFor(seats: Seats, rules: WaitingListRules): 'Confirmed' | 'Waitlisted' | undefined {
  if (freeIn(seats) > 0 && seats.waitlisted === 0) return 'Confirmed';
  return whyNoPlace(seats, rules).length === 0 ? 'Waitlisted' : undefined;
}

/** Why nobody can wait for a seat. */
export function whyNoPlace({ waitlisted }: Seats, { waitingList, waitlistLimit }: WaitingListRules): string[] {
  if (!waitingList) return ['nomination.full'];
  return waitlisted >= (waitlistLimit ?? Infinity) ? ['nomination.waitlistFull'] : [];
}

/** The seats after one more has come to a place. */
export function withOneMore(seats: Seats, place: 'Confirmed' | 'Waitlisted'): Seats {
  return place === 'Confirmed' ? { ...seats, held: seats.held + 1 } : { ...seats, waitlisted: seats.waitlisted + 1 };
}
