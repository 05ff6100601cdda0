import { Temporal } from 'temporal-polyfill';

/**
 * The instant, in milliseconds, at which a clock of the zone shows a local date and time (`HH:mm`). A time that a clock
 * change skips is as much later, one that it repeats is the first of the two.
 */
export function instantOf(date: string, time: string, zone: string): number {
  return zoned(date, time, zone).epochMilliseconds;
}

/** Whether a clock change of the zone skips a local date and time (`HH:mm`), so that no clock ever shows it. */
export function isSkipped(date: string, time: string, zone: string): boolean {
  return !zoned(date, time, zone).toPlainDateTime().equals(localOf(date, time));
}

function zoned(date: string, time: string, zone: string): Temporal.ZonedDateTime {
  return localOf(date, time).toZonedDateTime(zone, { disambiguation: 'compatible' });
}

function localOf(date: string, time: string): Temporal.PlainDateTime {
  return Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(time));
}
