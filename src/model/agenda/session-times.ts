import { Temporal } from 'temporal-polyfill';
import { instantOf } from '../time/wall-clock.ts';
import type { AgendaSession } from './agenda.ts';

/** When something begins and ends, in milliseconds or in minutes; the end does not belong to it. */
export interface Span {
  start: number;
  end: number;
}

type Times = Pick<AgendaSession, 'startTime' | 'endTime' | 'endsNextDay'>;

const DAY_MINUTES = 24 * 60;

/** The minutes of a session on the wall clock, from the midnight that its day begins with. */
export function minutesOf({ startTime, endTime, endsNextDay }: Times): Span {
  return { start: minuteOf(startTime), end: minuteOf(endTime) + (endsNextDay ? DAY_MINUTES : 0) };
}

function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/**
 * The instants, in milliseconds, of a session on a local date by the clock of an IANA zone. A time that a clock change
 * skips is as much later, one that it repeats is the first (DOMAIN.md §5).
 */
export function instantsOf(date: string, { startTime, endTime, endsNextDay }: Times, zone: string): Span {
  const lastDay = endsNextDay ? Temporal.PlainDate.from(date).add({ days: 1 }).toString() : date;
  return { start: instantOf(date, startTime, zone), end: instantOf(lastDay, endTime, zone) };
}

/** The wall-clock time, `HH:mm`, of an instant in milliseconds by the clock of an IANA zone. */
export function wallClockOf(instant: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainTime().toString().slice(0, 5);
}
