import type { Scope } from '../context.ts';
import { changesBetween } from '../records/write.ts';
import { updateMany } from '../records/write-many.ts';
import { marksOf } from '../stores/attendance.ts';
import { nomination, nominationsIn, type LockedEvent } from '../stores/nominations.ts';
import { outcomesIn } from './outcomes-in.ts';
import { registerOf } from './register-of.ts';
import type { Credited } from './tell-credits.ts';

/**
 * Writes what came of everybody who has a seat in an event that closes; credit hours are for who attended in full. Answers
 * who has got others than before.
 */
export async function writeOutcomes(scope: Scope, event: LockedEvent): Promise<Credited[]> {
  const outcomeOf = outcomesIn(await registerOf(scope, event), await marksOf(scope, event.key));
  const outcomes = (await nominationsIn(scope, event.key, ['Confirmed'])).map((stored) => {
    const { rate, outcome } = outcomeOf(stored.key, stored.confirmedAt);
    const creditHours = outcome === 'Full' ? (event.creditHours ?? null) : null;
    return {
      stored,
      creditHours: creditHours ?? 0,
      changes: changesBetween(stored, { outcome, attendanceRate: rate, creditHours }),
    };
  });
  await updateMany(
    scope,
    nomination,
    outcomes.filter(({ changes }) => changes.length > 0),
    'close',
  );
  return outcomes.filter(({ stored, creditHours }) => creditHours > 0 && creditHours !== stored.creditHours);
}
