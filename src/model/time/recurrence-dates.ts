import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { writeRecurrence, type Recurrence } from './recurrence.ts';

/**
 * The next instants, in milliseconds, at which something recurs after `now` (milliseconds), at most `most`. The rule is
 * followed on the wall clock: a time that a clock change skips is as much later, one that it repeats is the first.
 */
export function nextInstantsOf(recurrence: Recurrence, now: number, most: number): number[] {
  // In UTC there are no clock changes: the rule is followed there, and what the wall clock then shows is put into the zone.
  const walls = new RRuleTemporal({ rruleString: writeRecurrence({ ...recurrence, zone: 'UTC' }) });
  const instants: number[] = [];
  // A day earlier than now is before now in every zone.
  let after = new Date(now - DAY_MS);
  while (instants.length < most) {
    const wall = walls.next(after);
    if (!wall) break;
    const local = Temporal.PlainDateTime.from(wall.toPlainDateTime().toString());
    const instant = local.toZonedDateTime(recurrence.zone, { disambiguation: 'compatible' }).epochMilliseconds;
    if (instant > now) instants.push(instant);
    after = new Date(wall.epochMilliseconds);
  }
  return instants;
}

const DAY_MS = 86_400_000;
