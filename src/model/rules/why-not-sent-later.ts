import { isCalendarDate, isClockTime } from '../time/time-texts.ts';
import { instantOf, isSkipped } from '../time/wall-clock.ts';

/** When somebody wants a message about an event to be sent. */
interface Later {
  /** Local date and time by the clock of the event, such as `2026-11-30T09:00`. */
  local: string;
  /** IANA name. */
  zone: string;
  /** Instant, ISO 8601, after which nobody needs the message. */
  until?: string | null | undefined;
}

/** The parts of a local date and time; undefined for a text that is none. */
export function partsOfLocal(local: string): { date: string; time: string } | undefined {
  const [date, time, ...more] = local.split('T');
  return isCalendarDate(date) && isClockTime(time) && more.length === 0 ? { date, time } : undefined;
}

/** Why nothing can be sent then: message keys. `now` is in milliseconds. */
export function whyNotSentLater({ local, zone, until }: Later, now: number): string[] {
  const parts = partsOfLocal(local);
  if (!parts) return ['reminder.later.format'];
  const { date, time } = parts;
  if (isSkipped(date, time, zone)) return ['reminder.later.skipped'];
  const at = instantOf(date, time, zone);
  if (at <= now) return ['reminder.later.past'];
  if (until && at >= Date.parse(until)) return ['reminder.later.over'];
  return at > now + MOST_AHEAD_MS ? ['reminder.later.tooFar'] : [];
}

const MOST_AHEAD_MS = 366 * 86_400_000;
