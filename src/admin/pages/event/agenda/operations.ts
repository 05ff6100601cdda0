import { minutesOf } from '#model/agenda/session-times.ts';
import type { AgendaDay, AgendaSession } from '#model/agenda/agenda.ts';
import {
  DAY_MINUTES,
  inOrder,
  isFixed,
  nameOfDay,
  STEP_MINUTES,
  timesAt,
  type EditedDay,
  type EditedDays,
  type EditedSession,
} from './edited-agenda.ts';

/** What tells a new day apart: the date of an event's, the number of a training's. */
export type DayName = Pick<EditedDay, 'date' | 'dayNumber'>;

/** Where to, in minutes after the midnight that the day begins with. */
export interface Target {
  /** The position of the day. */
  day: number;
  start: number;
}

const LENGTH_MINUTES = 60;
const FIRST_START = 9 * 60;

/** A day more, in its place; one that is there already stays as it is. */
export function withDay(days: EditedDays, name: DayName): EditedDays {
  const isThere = days.some((day) => nameOfDay(day) === nameOfDay(name));
  return isThere ? days : inDayOrder([...days, { ...name, sessions: [] }]);
}

/** Without a day; what has begun on it, or is cancelled, keeps it. */
export function withoutDay(days: EditedDays, position: number): EditedDays {
  return days.flatMap((day, index) => {
    if (index !== position) return [day];
    const kept = day.sessions.filter((session) => isFixed(session));
    return kept.length > 0 ? [{ ...day, sessions: kept }] : [];
  });
}

/** A copy of a day's sessions on another day, beside what is there; copies are new sessions that take place. */
export function withCopiedDay(days: EditedDays, position: number, to: DayName, ids: readonly string[]): EditedDays {
  const copies = (days[position]?.sessions ?? []).map((session, index) => copyOf(session, ids[index] ?? session.id));
  return withDay(days, to).map((day) =>
    nameOfDay(day) === nameOfDay(to) ? { ...day, sessions: inOrder([...day.sessions, ...copies]) } : day,
  );
}

/** Planned days beside those that are there: their sessions are new ones. */
export function withPlanned(
  days: EditedDays,
  planned: readonly AgendaDay[],
  idOf: (index: number) => string,
): EditedDays {
  let count = 0;
  return planned.reduce((all: EditedDays, { date, sessions }) => {
    const added = sessions.map((session) => copyOf({ ...session, id: '' }, idOf(count++)));
    const name = { date: date ?? '' };
    return withDay(all, name).map((day) =>
      nameOfDay(day) === name.date ? { ...day, sessions: inOrder([...day.sessions, ...added]) } : day,
    );
  }, days);
}

/** A session more, an hour long unless it says how long. */
export function withSession(days: EditedDays, { day, start }: Target, session: EditedSession): EditedDays {
  const times = isTimed(session) ? minutesOf(session) : { start: 0, end: LENGTH_MINUTES };
  return changedDay(days, day, (sessions) => [
    ...sessions,
    { ...session, ...timesAt(start, start + times.end - times.start) },
  ]);
}

/** The session at another time or on another day, as long as it was; fixed ones stay. */
export function withMoved(days: EditedDays, id: string, { day, start }: Target): EditedDays {
  const session = movable(days, id);
  if (!session || !days[day]) return days;
  const span = minutesOf(session);
  const moved = { ...session, ...timesAt(start, Math.max(start, 0) + span.end - span.start) };
  return changedDay(withoutSessions(days, [id]), day, (sessions) => [...sessions, moved]);
}

/** The sessions so many minutes later, each on its day. */
export function withShifted(days: EditedDays, ids: readonly string[], minutes: number): EditedDays {
  return withChanged(days, ids, (session) => {
    const { start, end } = minutesOf(session);
    return timesAt(start + minutes, Math.max(start + minutes, 0) + end - start);
  });
}

/** The sessions with ends so many minutes later, a step long at least. */
export function withEnds(days: EditedDays, ids: readonly string[], minutes: number): EditedDays {
  return withChanged(days, ids, (session) => {
    const { start, end } = minutesOf(session);
    return timesAt(start, Math.max(end + minutes, start + STEP_MINUTES));
  });
}

/** The sessions with other values; fixed ones stay. */
export function withChanged(
  days: EditedDays,
  ids: readonly string[],
  change: (session: EditedSession) => Partial<AgendaSession>,
): EditedDays {
  return eachConcerned(days, ids, (session) => [{ ...session, ...change(session) }]);
}

/** Two halves in the place of a session, each a step long at least; the second is new. */
export function withSplit(days: EditedDays, id: string, newId: string): EditedDays {
  const session = movable(days, id);
  if (!session) return days;
  const { start, end } = minutesOf(session);
  const middle = start + Math.round((end - start) / 2 / STEP_MINUTES) * STEP_MINUTES;
  // A second half that begins after midnight would be of another day.
  if (middle <= start || middle >= Math.min(end, DAY_MINUTES)) return days;
  const second = { ...copyOf(session, newId), ...timesAt(middle, end) };
  return eachConcerned(days, [id], (one) => [{ ...one, ...timesAt(start, middle) }, second]);
}

/** Without some sessions; fixed ones stay. */
export function withoutSessions(days: EditedDays, ids: readonly string[]): EditedDays {
  return eachConcerned(days, ids, () => []);
}

/** A session like another one: new, and taking place. */
export function copyOf(session: EditedSession, id: string): EditedSession {
  const { key: _key, status: _status, reason: _reason, startAt: _startAt, endAt: _endAt, ...values } = session;
  return { ...values, id, isLocked: false };
}

/** The first start, in minutes after midnight, from which on a day is free for so long; after its last session else. */
export function freeStart({ sessions }: EditedDay, from: number, length: number): number {
  let start = from;
  for (const session of inOrder(sessions.filter(({ status }) => status !== 'Cancelled'))) {
    const taken = minutesOf(session);
    if (taken.start < start + length && start < taken.end) start = taken.end;
  }
  return start;
}

/** An hour from nine, or after what is there. */
export function startOfNew(day: EditedDay): number {
  const last = inOrder(day.sessions).at(-1);
  return freeStart(day, last ? minutesOf(last).end : FIRST_START, LENGTH_MINUTES);
}

function isTimed({ startTime, endTime }: EditedSession): boolean {
  return startTime !== '' && endTime !== '';
}

function movable(days: EditedDays, id: string): EditedSession | undefined {
  const session = days.flatMap(({ sessions }) => sessions).find((candidate) => candidate.id === id);
  return session && !isFixed(session) ? session : undefined;
}

function changedDay(
  days: EditedDays,
  position: number,
  change: (sessions: readonly EditedSession[]) => EditedSession[],
): EditedDays {
  return days.map((day, index) => (index === position ? { ...day, sessions: inOrder(change(day.sessions)) } : day));
}

/** Others in the place of each of some sessions that is not fixed; a day that has none of them is the same. */
function eachConcerned(
  days: EditedDays,
  ids: readonly string[],
  change: (session: EditedSession) => readonly EditedSession[],
): EditedDays {
  const isConcerned = (session: EditedSession) => ids.includes(session.id) && !isFixed(session);
  if (!days.some(({ sessions }) => sessions.some(isConcerned))) return days;
  return days.map((day) =>
    day.sessions.some(isConcerned)
      ? { ...day, sessions: inOrder(day.sessions.flatMap((one) => (isConcerned(one) ? change(one) : [one]))) }
      : day,
  );
}

function inDayOrder(days: EditedDays): EditedDays {
  return days.toSorted((one, other) => (nameOfDay(one) < nameOfDay(other) ? -1 : 1));
}
