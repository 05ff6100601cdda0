import type { AttendanceLearner, MarkValue } from '#model/attendance.ts';
import { outcomeOf, type Outcome } from '#model/rules/attendance-outcome.ts';
import type { Register } from './register-of.ts';

/** What comes of who has a seat, by what is marked of everybody. */
export function outcomesIn({ level, sessions, requiredRate }: Register, marks: readonly MarkValue[]) {
  const said = Map.groupBy(marks, ({ nominationKey }) => nominationKey);
  return (nominationKey: string, confirmedAt: AttendanceLearner['confirmedAt']): Outcome =>
    outcomeOf({ level, sessions, confirmedAt, marks: said.get(nominationKey) ?? [], requiredRate });
}
