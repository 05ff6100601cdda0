import { nameOfDay, type EditedDay, type EditedDays } from './edited-agenda.ts';
import type { DayName } from './operations.ts';

const DAY_MS = 86_400_000;

/** The first day after another one, by default the last, that is not there yet; tomorrow where there is none. */
export function nextDayName(
  days: EditedDays,
  isRelative: boolean,
  after: EditedDay | undefined = days.at(-1),
): DayName {
  let next = isRelative ? { dayNumber: (after?.dayNumber ?? 0) + 1 } : { date: dayAfter(after?.date) };
  const taken = new Set(days.map((day) => nameOfDay(day)));
  while (taken.has(nameOfDay(next))) {
    next = isRelative ? { dayNumber: (next.dayNumber ?? 0) + 1 } : { date: dayAfter(next.date) };
  }
  return next;
}

function dayAfter(date: string | undefined): string {
  return new Date((date ? Date.parse(date) : Date.now()) + DAY_MS).toISOString().slice(0, 10);
}
