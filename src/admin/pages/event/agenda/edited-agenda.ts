import { minutesOf } from '#model/agenda/session-times.ts';
import type { AgendaDay, AgendaSession } from '#model/agenda/agenda.ts';

/** A session as the editor holds it. */
export interface EditedSession extends AgendaSession {
  /** Tells sessions apart, also those that have no key yet; the server never sees it. */
  id: string;
  /** It has begun, and nobody changes it any more. */
  isLocked?: boolean;
}

/** A day of an event, with its date, or of a training, with its number. */
export interface EditedDay extends Omit<AgendaDay, 'sessions'> {
  sessions: readonly EditedSession[];
}

export type EditedDays = readonly EditedDay[];

/** Where a session stands: by the positions of its day and of itself. */
export interface Place {
  day: number;
  index: number;
}

export const DAY_MINUTES = 24 * 60;

/** Minutes to which sessions are moved by hand and by key. */
export const STEP_MINUTES = 15;

/** What tells a day apart from the others of its agenda, and orders them. */
export function nameOfDay({ date, dayNumber }: Pick<EditedDay, 'date' | 'dayNumber'>): string {
  return date ?? String(dayNumber).padStart(3, '0');
}

/** Whether the session stays as and where it is: it has begun, or does not take place. */
export function isFixed({ isLocked, status }: EditedSession): boolean {
  return isLocked === true || status === 'Cancelled';
}

export function placeOf(days: EditedDays, id: string | undefined): Place | undefined {
  for (const [day, { sessions }] of days.entries()) {
    const index = sessions.findIndex((session) => session.id === id);
    if (index >= 0) return { day, index };
  }
  return undefined;
}

export function sessionWith(days: EditedDays, id: string | undefined): EditedSession | undefined {
  return days.flatMap(({ sessions }) => sessions).find((session) => session.id === id);
}

/** How the wall clock says a number of minutes after midnight, also on the day after. */
export function clockOf(minutes: number): string {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

type Times = Pick<EditedSession, 'startTime' | 'endTime' | 'endsNextDay'>;

/** The times of a session from minutes after the midnight that its day begins with; it lasts one minute to 24 hours. */
export function timesAt(start: number, end: number): Required<Times> {
  const from = Math.min(Math.max(start, 0), DAY_MINUTES - 1);
  const to = Math.min(Math.max(end, from + 1), from + DAY_MINUTES);
  return { startTime: clockOf(from), endTime: clockOf(to), endsNextDay: to >= DAY_MINUTES };
}

/** In the order of their start. */
export function inOrder(sessions: readonly EditedSession[]): EditedSession[] {
  return sessions.toSorted((one, other) => minutesOf(one).start - minutesOf(other).start);
}

/** What the server is sent: without what only the editor knows, and without days that hold nothing. */
export function sentOf(days: EditedDays): AgendaDay[] {
  return days
    .filter(({ sessions }) => sessions.length > 0)
    .map((day) => ({ ...day, sessions: day.sessions.map(({ id: _id, isLocked: _isLocked, ...session }) => session) }));
}

/** An agenda as the server answers it, to be edited; `now` is an instant, for what has begun of a launched event. */
export function editedOf(days: readonly AgendaDay[], { now, isLaunched }: { now: string; isLaunched: boolean }) {
  return days.map((day, dayIndex): EditedDay => ({
    ...day,
    sessions: day.sessions.map((session, index) => ({
      ...session,
      id: session.key ?? `read-${dayIndex}-${index}`,
      isLocked: isLaunched && session.startAt !== undefined && session.startAt <= now,
    })),
  }));
}
