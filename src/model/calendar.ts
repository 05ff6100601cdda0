import type { AgendaSession } from './agenda/agenda.ts';
import type { Holiday } from './agenda/holidays.ts';
import type { Page } from './paged-query.ts';
import type { PlannedReminder } from './reminders.ts';
import { mayEnter, type Role } from './roles.ts';
import type { EventStatus } from './rules/event-status.ts';

/** What a calendar is asked for. */
export interface CalendarQuestion {
  /**
   * The first and the last that is looked at: local dates, by the clock of each event and both included, or instants, of
   * which the last is not included.
   */
  from: string;
  to: string;
  venueKey?: string;
  instructorKey?: string;
  trainingKey?: string;
  launchKey?: string;
  pageOptions?: { pageIndex?: number; pageSize?: number };
}

/** Days that a calendar is asked for at once. */
export const MAX_CALENDAR_DAYS = 100;

/** Sessions that a calendar answers at once; a month of a busy house has 2,000. */
export const MAX_CALENDAR_SESSIONS = 5000;

/** A record that a session refers to, by its name. */
export interface Named {
  key: string;
  name: string;
}

/** A session as calendars show it: by the wall clock of its event, with its instants. */
export interface CalendarSession extends Required<
  Pick<AgendaSession, 'title' | 'startTime' | 'endTime' | 'endsNextDay' | 'timeZone' | 'startAt' | 'endAt' | 'status'>
> {
  key: string;
  /** Local date of the start. */
  date: string;
  mode: NonNullable<AgendaSession['mode']>;
  eventKey: string;
  eventName: string;
  eventCode: string;
  eventStatus: EventStatus;
  /** Of the event: it grows with each change of it or its sessions. */
  version: number;
  modificationTime: string;
  /** The event is not launched: what it holds is tentative. */
  isDraft: boolean;
  /** Whether the caller may plan it for another time. */
  isMovable: boolean;
  launchKey: string | null;
  training: Named | null;
  venue: Named | null;
  /** Where the venue is. */
  location: string | null;
  instructors: readonly Named[];
  topics: readonly string[];
  meetingUrl: string | null;
  /** Of the event, at most. */
  seats: number | null;
  /** Why it is cancelled. */
  reason: string | null;
}

/** What the sessions of a range have to do with, whatever is filtered. */
export interface CalendarChoices {
  venues: readonly Named[];
  instructors: readonly Named[];
  trainings: readonly Named[];
}

/** A part of a calendar, by start. */
export interface CalendarAnswer extends Page<CalendarSession> {
  choices: CalendarChoices;
  holidays: readonly Holiday[];
}

type Missing = 'venue' | 'meeting' | 'instructor';

/** What a session that takes place still needs; the same that a launch of its event asks for. */
export function missingIn({ status, mode, venue, meetingUrl, instructors }: CalendarSession): Missing[] {
  if (status === 'Cancelled') return [];
  return [
    ...(mode !== 'VILT' && venue === null ? (['venue'] as const) : []),
    ...(mode !== 'CLT' && meetingUrl === null ? (['meeting'] as const) : []),
    ...(instructors.length === 0 ? (['instructor'] as const) : []),
  ];
}

/** The page of a session's event that these roles may enter. */
export function pathOfSession(session: CalendarSession, roles: readonly Role[]): string {
  const path = pathOfEventOf(session);
  return mayEnter(roles, path) ? path : administrationOf(session);
}

/** Where the event of a session is administered. */
export function administrationOf(session: CalendarSession): string {
  return `${pathOfEventOf(session)}/administrator`;
}

function pathOfEventOf({ launchKey, training, eventKey }: CalendarSession): string {
  return `/program/${launchKey ?? training?.key}/event/${eventKey}`;
}

/** What a calendar is asked for reminders: local dates, by the clock of each, both included. */
export type RemindersQuestion = Omit<CalendarQuestion, 'pageOptions'>;

/** A reminder to come of an event or a launch as calendars show it: by its own clock. */
export interface CalendarReminder {
  kind: PlannedReminder['kind'];
  /** Instant, ISO 8601 in UTC. */
  at: string;
  /** IANA name. */
  zone: string;
  /** Local date and time (`HH:mm`) in the zone. */
  date: string;
  time: string;
  /** What it is of. */
  entity: 'event' | 'program-launch';
  key: string;
  name: string;
  code: string;
  /** Of an event: the launch or the training below which it stands. */
  ownerKey: string | null;
  /** It is sent only if that is launched by then. */
  isDraft: boolean;
}

/** Reminders that a calendar answers at once. */
export const MAX_CALENDAR_REMINDERS = 1000;

/** The page that tells what is going to be sent, and whom. */
export function pathOfReminder({ entity, key, ownerKey }: CalendarReminder): string {
  return entity === 'event'
    ? `/program/${ownerKey}/event/${key}/administrator/reminders`
    : `/program/${key}/planned-reminders`;
}
