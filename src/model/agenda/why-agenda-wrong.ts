import type { FieldErrors } from '../validate.ts';
import type { AgendaDay } from './agenda.ts';
import { isCalendarDate } from '../time/time-texts.ts';

/** What tells the days of an event apart, and those of a training. */
export type DayName = 'date' | 'dayNumber';

/** Days without their date or number, and those that stand twice, by place. */
export function whyDaysWrong(days: readonly AgendaDay[], name: DayName): FieldErrors {
  const errors: FieldErrors = {};
  for (const [index, day] of days.entries()) {
    const keyword = whyDayWrong(day, name, days.slice(0, index));
    if (keyword) errors[`days.${index}.${name}`] = [`agenda.days.${name}.${keyword}`];
  }
  return errors;
}

function whyDayWrong(day: AgendaDay, name: DayName, earlier: readonly AgendaDay[]): string | undefined {
  if (day[name] === undefined) return 'required';
  if (name === 'date' && !isPlannable(day.date)) return 'format';
  return earlier.some((other) => other[name] === day[name]) ? 'repeated' : undefined;
}

/** Whether it is a local date on which something may be planned: far from where the calendars of computers end. */
export function isPlannable(date: unknown): date is string {
  return isCalendarDate(date) && date >= '1970-01-02' && date < '9000-01-01';
}

/** Keys that a body names twice, and those that are none of the sessions that there are, by place. */
export function whyKeysWrong(days: readonly AgendaDay[], known: ReadonlySet<string>): FieldErrors {
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  for (const { path, session } of placedIn(days)) {
    const { key } = session;
    if (key === undefined) continue;
    if (seen.has(key) || !known.has(key)) errors[`${path}.key`] = ['agenda.days.sessions.key.reference'];
    seen.add(key);
  }
  return errors;
}

/** Every session with its day and its place, such as `days.0.sessions.1`. */
export function placedIn(days: readonly AgendaDay[]) {
  return days.flatMap((day, dayIndex) =>
    day.sessions.map((session, index) => ({ path: `days.${dayIndex}.sessions.${index}`, day, session })),
  );
}
