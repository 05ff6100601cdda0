import { Temporal } from 'temporal-polyfill';

/**
 * The instant, in milliseconds, at which a clock of the zone shows a local date and time (`HH:mm`). A time that a clock
 * change skips is as much later, one that it repeats is the first of the two.
 */
export function instantOf(date: string, time: string, zone: string): number {
  const local = Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(time));
  return local.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;
}
