import type { AgendaSession } from './agenda/agenda.ts';
import type { Event } from './generated/types.ts';

/** What may be said of somebody's attendance (DOMAIN.md §6). `NotMarked` is what nobody has said anything of yet. */
export const marks = ['NotMarked', 'Present', 'Late', 'Partial', 'Excused', 'Absent'] as const;
export type Mark = (typeof marks)[number];

export type AttendanceLevel = NonNullable<Event['attendanceLevel']>;

/** A column of a register. Instants are ISO 8601 in UTC. */
export interface AttendanceSession {
  key: string;
  title: string;
  /** By the clock of the event. */
  date: string;
  startTime: string;
  startAt: string;
  endAt: string;
  compulsory: boolean;
  status: NonNullable<AgendaSession['status']>;
  /** Message keys of every reason against marking it now. */
  reasons: string[];
}

/** A row of a register: somebody who has a seat. */
export interface AttendanceLearner {
  nominationKey: string;
  name: string;
  employeeCode: string;
  /** Sessions that began before are not owed; null for all of them. */
  confirmedAt: string | null;
}

/** What is said of somebody, of one session or, where its key is null, of the event as a whole. */
export interface MarkValue {
  nominationKey: string;
  sessionKey: string | null;
  mark: Mark;
  /** Attended minutes of `Partial`; null of all others. */
  minutes: number | null;
  note: string | null;
}

/** A mark that is kept. Where none is, the version is 0. */
export interface KeptMark extends MarkValue {
  version: number;
  markedBy: string;
  markedAt: string;
}

/** A mark as somebody wants it, and the version that they have seen: 0 where there was none. */
export interface AskedMark extends MarkValue {
  version: number;
}

/** The register of an event, as the API answers it. */
export interface Attendance {
  level: AttendanceLevel;
  timeZone: string;
  /** Percent. */
  requiredRate: number;
  /** Message keys of every reason against marking the event as a whole now. */
  reasons: string[];
  sessions: AttendanceSession[];
  learners: AttendanceLearner[];
  /** All of them, or those that changed since the moment that was asked for. */
  marks: KeptMark[];
  /** When it was read: the next question may ask for what changed since. */
  readAt: string;
}

/** A mark that was changed meanwhile; nothing is kept of `yours`. */
export interface MarkConflict {
  nominationKey: string;
  sessionKey: string | null;
  yours: Omit<MarkValue, 'nominationKey' | 'sessionKey'>;
  current: KeptMark;
}

/** Where a mark stands in a register. */
export function placeOf({ nominationKey, sessionKey }: Pick<MarkValue, 'nominationKey' | 'sessionKey'>): string {
  return `${nominationKey} ${sessionKey ?? ''}`;
}

/** Whether two marks say the same; who said so does not matter. */
export function saysTheSame(one: Omit<MarkValue, 'nominationKey' | 'sessionKey'>, other: typeof one): boolean {
  return one.mark === other.mark && one.minutes === other.minutes && one.note === other.note;
}

const MINUTE_MS = 60_000;

/** The length of a session. */
export function minutesOf({ startAt, endAt }: Pick<AttendanceSession, 'startAt' | 'endAt'>): number {
  return Math.round((Date.parse(endAt) - Date.parse(startAt)) / MINUTE_MS);
}
