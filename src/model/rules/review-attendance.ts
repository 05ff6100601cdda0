import {
  placeOf,
  type AttendanceLearner,
  type AttendanceLevel,
  type AttendanceSession,
  type MarkValue,
} from '../attendance.ts';
import type { MarkCounts, MissingMarks, SessionReview } from '../review.ts';
import { liveIn } from './event-status.ts';
import { owedSessionsOf } from './owed-sessions.ts';

type Said = Pick<MarkValue, 'nominationKey' | 'sessionKey' | 'mark'>;

/** The attendance of an event as it is marked. */
export interface MarkedRegister {
  level: AttendanceLevel;
  sessions: readonly AttendanceSession[];
  /** Who has a seat. */
  learners: readonly AttendanceLearner[];
  marks: readonly Said[];
}

/** A column of a register: a session that takes place, or the event. */
interface Column {
  session: AttendanceSession | null;
  said: Said[];
}

/** What was marked of each session, of each learner by the key of the nomination, and of all; and what is missing. */
export function reviewAttendance(register: MarkedRegister, now: Date) {
  const columns = columnsOf(register);
  const all = columns.flatMap(({ said }) => said);
  const byLearner = Map.groupBy(all, ({ nominationKey }) => nominationKey);
  return {
    attendanceRate: rateOf(countsOf(all)),
    sessions: columns.map(({ session, said }): SessionReview => {
      const marks = countsOf(said);
      return { session: session && headOf(session), marks, rate: rateOf(marks) };
    }),
    marksOf: (nominationKey: string): MarkCounts => countsOf(byLearner.get(nominationKey) ?? []),
    missing: missingIn(register, columns, now),
  };
}

function columnsOf({ level, sessions, marks }: MarkedRegister): Column[] {
  const said = Map.groupBy(
    marks.filter(({ mark }) => mark !== 'NotMarked'),
    ({ sessionKey }) => sessionKey,
  );
  const columns = level === 'EVENT' ? [null] : liveIn({ sessions });
  return columns.map((session) => ({ session, said: said.get(session?.key ?? null) ?? [] }));
}

function headOf({ key, title, date, startTime, compulsory }: AttendanceSession): SessionReview['session'] {
  return { key, title, date, startTime, compulsory };
}

function countsOf(said: readonly Said[]): MarkCounts {
  const counts: MarkCounts = {};
  for (const { mark } of said) counts[mark] = (counts[mark] ?? 0) + 1;
  return counts;
}

/** Who was there of those marked and not excused, in whole percent. */
function rateOf({ Present = 0, Late = 0, Partial = 0, Absent = 0 }: MarkCounts): number | null {
  const attended = Present + Late + Partial;
  return attended + Absent === 0 ? null : Math.round((100 * attended) / (attended + Absent));
}

function missingIn({ sessions, learners }: MarkedRegister, columns: readonly Column[], now: Date): MissingMarks[] {
  const isOver = ({ endAt }: AttendanceSession): boolean => Date.parse(endAt) <= now.getTime();
  return columns.flatMap(({ session, said }) => {
    const isDue = session ? isOver(session) : liveIn({ sessions }).every((one) => isOver(one));
    const marked = new Set(said.map((one) => placeOf(one)));
    const owing = learners.filter(({ nominationKey, confirmedAt }) => {
      const isOwed = session === null || owedSessionsOf({ confirmedAt }, [session]).length > 0;
      return isOwed && !marked.has(placeOf({ nominationKey, sessionKey: session?.key ?? null }));
    });
    if (!isDue || owing.length === 0) return [];
    const names = owing.map(({ nominationKey, name, employeeCode }) => ({ nominationKey, name, employeeCode }));
    return { session: session && headOf(session), learners: names };
  });
}
