import { localDateOf } from '#model/time/day.ts';
import type { Recurrence, RelativePattern } from '#model/time/recurrence.ts';

const DAY_MS = 86_400_000;

/** A day near enough for every date that is counted from it to lie ahead; a local date in the zone of the recurrence. */
export function exampleFor({ pattern, zone }: Recurrence & { pattern: RelativePattern }, now: number) {
  const { anchor, direction, days } = pattern;
  const ahead = direction === 'before' ? days + 1 : 1;
  return { anchor, date: localDateOf(now + ahead * DAY_MS, zone) };
}
