/** A session in a venue that asks for approval, or of an event whose bookings need it. Instants are ISO 8601 in UTC. */
export interface Booking {
  sessionKey: string;
  title: string;
  startAt: string;
  endAt: string;
  /** The IANA zone of the event. */
  timeZone: string;
  eventKey: string;
  eventName: string;
  launchKey: string | null;
  trainingKey: string | null;
  venueKey: string;
  venueName: string;
  state: 'Requested' | 'Approved' | 'Declined';
  /** Why it was declined. */
  reason: string | null;
  decidedBy: string | null;
  decidedAt: string | null;
}

/** A decision on a booking as it was shown: of another time or venue nothing was decided. */
export interface BookingDecision extends Pick<Booking, 'sessionKey' | 'venueKey' | 'startAt'> {
  approve: boolean;
  reason?: string;
}

/** How long the reason of a refusal is, in characters. */
const BOOKING_REASON = { min: 10, max: 255 };

/** Message keys of what is wrong with the reason that is given with a decision. */
export function whyReasonWrong({ approve, reason = '' }: Pick<BookingDecision, 'approve' | 'reason'>): string[] {
  if (approve) return [];
  const { length } = Array.from(reason.trim());
  return length < BOOKING_REASON.min || length > BOOKING_REASON.max ? ['booking.reason.length'] : [];
}
