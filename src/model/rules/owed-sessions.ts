import type { AttendanceLearner, AttendanceSession } from '../attendance.ts';

export type OwedSession = Pick<AttendanceSession, 'key' | 'startAt' | 'endAt' | 'compulsory' | 'status'>;

/** The sessions whose attendance somebody owes: those that take place, are compulsory and began after the confirmation. */
export function owedSessionsOf<Session extends OwedSession>(
  { confirmedAt }: Pick<AttendanceLearner, 'confirmedAt'>,
  sessions: readonly Session[],
): Session[] {
  const since = confirmedAt === null ? -Infinity : Date.parse(confirmedAt);
  return sessions.filter(
    ({ status, compulsory, startAt }) => status !== 'Cancelled' && compulsory && Date.parse(startAt) >= since,
  );
}
