import { Temporal } from 'temporal-polyfill';

/** When a session begins, and by whose clock. */
interface Start {
  /** Instant, ISO 8601. */
  startAt: string;
  /** IANA name. */
  timeZone: string;
}

/**
 * When the registration of an event ends (instant, ISO 8601 in UTC) after its first session has moved: as long before it as
 * it was by the clock of the event, and never after it.
 */
export function movedRegistrationEnd(endsAt: string, before: Start, after: Start): string {
  const distance = wallClockOf(after).since(wallClockOf(before));
  const moved = wallClockOf({ startAt: endsAt, timeZone: before.timeZone }).add(distance);
  const instant = moved.toZonedDateTime(after.timeZone).epochMilliseconds;
  // A clock change in between may leave nothing of the distance.
  return new Date(Math.min(instant, Date.parse(after.startAt))).toISOString();
}

function wallClockOf({ startAt, timeZone }: Start): Temporal.PlainDateTime {
  return Temporal.Instant.from(startAt).toZonedDateTimeISO(timeZone).toPlainDateTime();
}
