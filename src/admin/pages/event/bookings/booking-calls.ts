import type { Booking, BookingDecision } from '#model/booking.ts';
import { bookingCalls } from '#model/calls.ts';
import type { RostrumDataProvider } from '../../../data/data-provider.ts';

type Caller = Pick<RostrumDataProvider, 'call'>;

/** The bookings of an event that need approval. */
export async function readBookings({ call }: Caller, eventKey: string, signal: AbortSignal): Promise<Booking[]> {
  return (await call<{ items: Booking[] }>(bookingCalls.ofEvent, { query: { key: eventKey }, signal })).items;
}

/** Those of all events that wait for a decision. */
export async function readRequests({ call }: Caller, signal: AbortSignal): Promise<Booking[]> {
  return (await call<{ items: Booking[] }>(bookingCalls.requests, { body: {}, signal })).items;
}

export function decideBooking(
  { call }: Caller,
  { sessionKey, venueKey, startAt }: Booking,
  decision: Pick<BookingDecision, 'approve' | 'reason'>,
): Promise<Booking> {
  return call(bookingCalls.decide, { body: { sessionKey, venueKey, startAt, ...decision } });
}
