import { minutesOf } from '#model/agenda/session-times.ts';
import type { CalendarSession } from '#model/calendar.ts';
import { addDays } from './dates.ts';

/** A session on one of the days that it lasts. */
export interface Entry {
  id: string;
  session: CalendarSession;
  date: string;
  /** Minutes of the wall clock after the midnight that the day begins with. */
  start: number;
  end: number;
  /** Whether it goes on from the day before. */
  isContinued: boolean;
}

const DAY_MINUTES = 24 * 60;

/** Sessions by day, in the order of their start; what lasts over midnight stands on both days. */
export function entriesByDay(sessions: readonly CalendarSession[]): ReadonlyMap<string, readonly Entry[]> {
  const days = new Map<string, Entry[]>();
  for (const entry of sessions.flatMap((session) => entriesOf(session))) {
    const day = days.get(entry.date);
    if (day) day.push(entry);
    else days.set(entry.date, [entry]);
  }
  for (const entries of days.values()) entries.sort((one, other) => one.start - other.start);
  return days;
}

function entriesOf(session: CalendarSession): Entry[] {
  const { key, date } = session;
  const { start, end } = minutesOf(session);
  const first = { id: key, session, date, start, end: Math.min(end, DAY_MINUTES), isContinued: false };
  if (end <= DAY_MINUTES) return [first];
  const next = { date: addDays(date, 1), start: 0, end: end - DAY_MINUTES, isContinued: true };
  return [first, { id: `${key}+1`, session, ...next }];
}
