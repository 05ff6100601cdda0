import type { AgendaSession } from './agenda.ts';
import { holidayOn, type Holiday } from './holidays.ts';
import { minutesOf } from './session-times.ts';

/** Something that keeps a session from taking place as planned, or that somebody should look at. */
export interface Conflict {
  /** The place in the agenda, such as `days.0.sessions.1.venueKey`. */
  path: string;
  kind: 'instructor' | 'venue' | 'learner' | 'capacity' | 'holiday' | 'openingHours';
  /** What blocks is refused when the agenda is saved. */
  severity: 'block' | 'warning';
  /** Message key. */
  message: string;
  /** The venue, instructor, learner or holiday. */
  about: { key: string | null; name: string };
  /** The event that is in the way; key and name are null where the caller may not see it. */
  with?: { key: string | null; name: string | null; startAt: string; endAt: string };
}

export interface Venue {
  key: string;
  name: string;
  capacity: number;
  /** Times of the wall clock; null where it is always open. */
  opensAt: string | null;
  closesAt: string | null;
}

interface Surroundings {
  venues: ReadonlyMap<string, Venue>;
  holidays: readonly Holiday[];
  /** Whether a session on a holiday is worth a word. */
  isHolidayTold: boolean;
  maxAttendees: number;
}

interface Placed {
  path: string;
  date: string;
  session: AgendaSession;
}

/** What is unusual about sessions, but may be meant: a small room, closed doors, a holiday. */
export function warningsOf(placed: readonly Placed[], surroundings: Surroundings): Conflict[] {
  return placed.flatMap(({ path, date, session }) => {
    const venue = surroundings.venues.get(session.venueKey ?? '');
    const holiday = surroundings.isHolidayTold ? holidayOn(date, surroundings.holidays) : undefined;
    return [
      ...(venue ? warningsOfVenue(`${path}.venueKey`, venue, session, surroundings.maxAttendees) : []),
      ...(holiday === undefined ? [] : [warning(path, 'holiday', { key: null, name: holiday })]),
    ];
  });
}

function warningsOfVenue(path: string, venue: Venue, session: AgendaSession, seats: number): Conflict[] {
  const about = { key: venue.key, name: venue.name };
  return [
    ...(venue.capacity < seats ? [warning(path, 'capacity', about)] : []),
    ...(isOpen(venue, session) ? [] : [warning(path, 'openingHours', about)]),
  ];
}

function isOpen({ opensAt, closesAt }: Venue, session: AgendaSession): boolean {
  if (opensAt === null || closesAt === null) return true;
  const open = minutesOf({ startTime: opensAt, endTime: closesAt });
  const { start, end } = minutesOf(session);
  return start >= open.start && end <= open.end;
}

function warning(path: string, kind: Conflict['kind'], about: Conflict['about']): Conflict {
  return { path, kind, severity: 'warning', message: `agenda.warning.${kind}`, about };
}
