import type { FieldErrors } from '../validate.ts';
import type { AgendaDay } from './agenda.ts';

/** What tells the days of an event apart, and those of a training. */
export type DayName = 'date' | 'dayNumber';

/** Days without their date or number, and those that stand twice, by place. */
export function whyDaysWrong(days: readonly AgendaDay[], name: DayName): FieldErrors {
  const errors: FieldErrors = {};
  for (const [index, day] of days.entries()) {
    const keyword = day[name] === undefined ? 'required' : 'repeated';
    const isFirst = days.findIndex((other) => other[name] === day[name]) === index;
    if (keyword === 'required' || !isFirst) errors[`days.${index}.${name}`] = [`agenda.days.${name}.${keyword}`];
  }
  return errors;
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
