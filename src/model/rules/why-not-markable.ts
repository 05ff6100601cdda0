import type { AttendanceLevel, AttendanceSession } from '../attendance.ts';
import type { EventStatus } from './event-status.ts';

/** What decides whether attendance may be marked (specification §4, DOMAIN.md §3). */
export interface MarkableFacts {
  status: EventStatus;
  level: AttendanceLevel;
  /** Whether attendance is marked by hand. */
  isManual: boolean;
}

/** How long before its start a session may be marked. */
const OPENS_BEFORE_MINUTES = 15;

/** The message keys of every reason against marking the event as a whole. */
export function whyEventNotMarkable(facts: MarkableFacts & { areSessionsCompleted: boolean }): string[] {
  return [
    ...(facts.status === 'Launched' ? ['attendance.launched'] : []),
    ...ofStatus(facts),
    ...(facts.areSessionsCompleted ? [] : ['attendance.sessionsNotCompleted']),
    ...(facts.level === 'SESSION' ? ['attendance.sessionLevel'] : []),
    ...(facts.isManual ? [] : ['attendance.notManual']),
  ];
}

/** The message keys of every reason against marking a session. */
export function whySessionNotMarkable(
  facts: MarkableFacts & { session: Pick<AttendanceSession, 'status' | 'startAt'> },
  now: Date,
): string[] {
  const { session } = facts;
  const opensAt = Date.parse(session.startAt) - OPENS_BEFORE_MINUTES * 60_000;
  return [
    ...ofStatus(facts),
    ...(session.status === 'Cancelled' ? ['attendance.sessionCancelled'] : []),
    ...(now.getTime() < opensAt ? ['attendance.notOpen'] : []),
    ...(facts.level === 'EVENT' ? ['attendance.eventLevel'] : []),
    ...(facts.isManual ? [] : ['attendance.notManual']),
  ];
}

function ofStatus({ status }: MarkableFacts): string[] {
  const reasons: Partial<Record<EventStatus, string>> = {
    Initial: 'attendance.draft',
    Closed: 'attendance.closed',
    Cancelled: 'attendance.cancelled',
  };
  const reason = reasons[status];
  return reason === undefined ? [] : [reason];
}
