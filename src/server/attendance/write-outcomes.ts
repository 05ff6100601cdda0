import { outcomeOf } from '#model/rules/attendance-outcome.ts';
import type { Scope } from '../context.ts';
import { changesBetween } from '../records/write.ts';
import { updateMany } from '../records/write-many.ts';
import { marksOf } from '../stores/attendance.ts';
import { nomination, nominationsIn, type LockedEvent } from '../stores/nominations.ts';
import { registerOf } from './register-of.ts';

/** Writes what came of everybody who has a seat in an event that closes; credit hours are for who attended in full. */
export async function writeOutcomes(scope: Scope, event: LockedEvent): Promise<void> {
  const { level, sessions, requiredRate } = await registerOf(scope, event);
  const marks = Map.groupBy(await marksOf(scope, event.key), ({ nominationKey }) => nominationKey);
  const changes = (await nominationsIn(scope, event.key, ['Confirmed'])).map((stored) => {
    const { key, confirmedAt } = stored;
    const { rate, outcome } = outcomeOf({ level, sessions, confirmedAt, marks: marks.get(key) ?? [], requiredRate });
    const creditHours = outcome === 'Full' ? (event.creditHours ?? null) : null;
    return { stored, changes: changesBetween(stored, { outcome, attendanceRate: rate, creditHours }) };
  });
  await updateMany(
    scope,
    nomination,
    changes.filter(({ changes: changed }) => changed.length > 0),
    'close',
  );
}
