import { placeOf, type AttendanceLearner, type AttendanceLevel, type MarkValue } from '../attendance.ts';
import { owedSessionsOf, type OwedSession } from './owed-sessions.ts';

/** What decides whether the attendance of an event is marked (DOMAIN.md §3). */
export interface MarkedFacts {
  level: AttendanceLevel;
  sessions: readonly OwedSession[];
  /** Who is confirmed. */
  learners: readonly Pick<AttendanceLearner, 'nominationKey' | 'confirmedAt'>[];
  marks: readonly Pick<MarkValue, 'nominationKey' | 'sessionKey' | 'mark'>[];
}

/** Whether everybody confirmed is marked for all that they owe, or for the event; nobody confirmed is marked, too. */
export function isAttendanceMarked({ level, sessions, learners, marks }: MarkedFacts): boolean {
  const said = new Set(marks.filter(({ mark }) => mark !== 'NotMarked').map((one) => placeOf(one)));
  return learners.every(({ nominationKey, confirmedAt }) => {
    const owed = level === 'EVENT' ? [null] : owedSessionsOf({ confirmedAt }, sessions).map(({ key }) => key);
    return owed.every((sessionKey) => said.has(placeOf({ nominationKey, sessionKey })));
  });
}
