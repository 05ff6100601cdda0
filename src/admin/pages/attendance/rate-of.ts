import type { Attendance, AttendanceLearner } from '#model/attendance.ts';
import { outcomeOf } from '#model/rules/attendance-outcome.ts';
import type { Cell, Column } from './register-state.ts';

type Settings = Pick<Attendance, 'level' | 'sessions'>;

/** How much of what is marked somebody attended, in percent; undefined where nothing is marked, or nothing counts. */
export function rateSoFar(
  settings: Settings,
  learner: AttendanceLearner,
  columns: readonly Column[],
  cells: readonly Cell[],
) {
  const marks = columns.flatMap(({ sessionKey }, index) => {
    const cell = cells[index];
    return cell && cell.mark !== 'NotMarked' ? [{ sessionKey, mark: cell.mark, minutes: cell.minutes }] : [];
  });
  if (marks.length === 0) return undefined;
  const { level } = settings;
  const isMarked = new Set(marks.map(({ sessionKey }) => sessionKey));
  const sessions = level === 'EVENT' ? settings.sessions : settings.sessions.filter(({ key }) => isMarked.has(key));
  return outcomeOf({ level, sessions, confirmedAt: learner.confirmedAt, marks, requiredRate: 100 }).rate ?? undefined;
}

/** How many of those who owe a session are marked for it. */
export function progressOf(
  { session }: Column,
  index: number,
  learners: readonly AttendanceLearner[],
  rows: ReadonlyMap<string, readonly Cell[]>,
): { marked: number; owed: number } {
  // Instants of one form are in order as texts; this is asked of every cell at every mark.
  const isOwed = ({ confirmedAt }: AttendanceLearner) =>
    session === undefined || confirmedAt === null || confirmedAt <= session.startAt;
  const owing = learners.filter(isOwed);
  const marked = owing.filter(
    ({ nominationKey }) => (rows.get(nominationKey)?.[index]?.mark ?? 'NotMarked') !== 'NotMarked',
  );
  return { marked: marked.length, owed: owing.length };
}
