import type { AttendanceSession, Mark } from '../attendance.ts';

type Timed = Pick<AttendanceSession, 'startAt' | 'endAt' | 'reasons'>;

/**
 * The message keys of every reason against checking in to a session oneself: it can be marked, is not over, and its event
 * wants it. Whether anybody marks by hand does not matter.
 */
export function whyNotCheckedIn({ endAt, reasons }: Timed, { isWanted }: { isWanted: boolean }, now: Date): string[] {
  return [
    ...(isWanted ? [] : ['checkIn.notWanted']),
    ...reasons.filter((reason) => reason !== 'attendance.notManual'),
    ...(now.getTime() < Date.parse(endAt) ? [] : ['checkIn.over']),
  ];
}

/** The mark of who checks in now. */
export function markAtCheckIn({ startAt }: Pick<Timed, 'startAt'>, lateAfterMinutes: number, now: Date): Mark {
  return now.getTime() > Date.parse(startAt) + lateAfterMinutes * 60_000 ? 'Late' : 'Present';
}

/** The marks that say of somebody that they are there. */
export const thereMarks: readonly Mark[] = ['Present', 'Late', 'Partial'];
