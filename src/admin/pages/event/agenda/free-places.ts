import { freeSpans } from '#model/agenda/free-slots.ts';
import { minutesOf, type Span } from '#model/agenda/session-times.ts';
import type { FreeSlot } from './agenda-calls.ts';
import { DAY_MINUTES, type EditedDays, type EditedSession } from './edited-agenda.ts';

/** Where a session could stand, in minutes after the midnight that its day begins with. */
export interface FreePlace {
  date: string;
  start: number;
}

/**
 * The first place in each part of a day that others leave free, beside the other sessions as they are edited; where the
 * session stands already is none.
 */
export function placesIn(days: EditedDays, session: EditedSession, slots: readonly FreeSlot[]): FreePlace[] {
  const own = minutesOf(session);
  const busy = days.flatMap(({ date = '', sessions }) =>
    sessions
      .filter((other) => other.id !== session.id && other.status !== 'Cancelled')
      .map((other) => onCalendar(date, minutesOf(other))),
  );
  const home = days.find(({ sessions }) => sessions.some(({ id }) => id === session.id))?.date;
  return slots.flatMap(({ date, startTime, freeUntil }) => {
    const gap = onCalendar(date, minutesOf({ startTime, endTime: freeUntil }));
    return freeSpans(gap, busy, own.end - own.start)
      .map(({ start }) => ({ date, start: start - midnightOf(date) }))
      .filter((place) => place.date !== home || place.start !== own.start);
  });
}

function onCalendar(date: string, { start, end }: Span): Span {
  return { start: midnightOf(date) + start, end: midnightOf(date) + end };
}

/** In minutes, counted so that neighbouring days are 24 hours apart. */
function midnightOf(date: string): number {
  return (Date.parse(date) / 86_400_000) * DAY_MINUTES;
}
