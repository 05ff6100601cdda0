import { entityNamed, wholeOf } from '#model/entities.ts';
import type { MarkValue } from '#model/attendance.ts';
import { outcomeNames, type LearnerReview, type OutcomeStanding, type Review } from '#model/review.ts';
import { areSessionsCompleted } from '#model/rules/event-status.ts';
import type { PlannedCost } from '#model/rules/planned-cost.ts';
import { reviewAttendance } from '#model/rules/review-attendance.ts';
import { plannedCostFor } from '../agenda/planned-cost.ts';
import { outcomesIn } from '../attendance/outcomes-in.ts';
import { registerOf, type Register } from '../attendance/register-of.ts';
import type { Scope } from '../context.ts';
import { feedbackResultsOf } from '../feedback/results-of.ts';
import { find } from '../records/find.ts';
import { marksOf } from '../stores/attendance.ts';
import { nominationsIn, stateCountsOf, type LockedEvent } from '../stores/nominations.ts';
import { sessionsOf } from '../stores/sessions.ts';

const event = wholeOf(entityNamed('event'));

/** What came of an event. Throws 404 for one that is out of the caller's reach. */
export async function reviewOf(scope: Scope, key: string): Promise<Review> {
  const found = (await find(scope, event, key)) as unknown as LockedEvent;
  const register = await registerOf(scope, found);
  const marks = await marksOf(scope, key);
  const { attendanceRate, sessions, missing, ...attended } = reviewAttendance({ ...register, marks }, scope.now);
  const standing = standingOf(found, register, scope.now);
  const cameOf =
    standing === 'final' ? await written(scope, key) : standing === 'expected' ? expected(register, marks) : unknown;
  const learners = register.learners.map(({ nominationKey, name, employeeCode, confirmedAt }): LearnerReview => ({
    nominationKey,
    name,
    employeeCode,
    marks: attended.marksOf(nominationKey),
    ...cameOf(nominationKey, confirmedAt),
  }));
  return {
    level: register.level,
    standing,
    seats: await seatsIn(scope, found),
    attendanceRate,
    outcomes: outcomeNames.map((outcome) => ({
      outcome,
      count: learners.filter((one) => one.outcome === outcome).length,
    })),
    sessions,
    learners,
    missing,
    cost: await costOf(scope, found, learners.length),
    feedback: await feedbackResultsOf(scope, key),
    bestPractices: found.bestPracticesShared ?? null,
  };
}

type CameOf = Pick<LearnerReview, 'rate' | 'outcome' | 'creditHours' | 'certificate'>;

const nothing: CameOf = { rate: null, outcome: null, creditHours: null, certificate: null };
const unknown = (): CameOf => nothing;

function standingOf({ closedAt }: LockedEvent, { sessions }: Register, now: Date): OutcomeStanding {
  if (closedAt) return 'final';
  return sessions.length > 0 && areSessionsCompleted({ sessions }, now) ? 'expected' : 'unknown';
}

/** What closing has written. */
async function written(scope: Scope, key: string): Promise<(nominationKey: string) => CameOf> {
  const nominations = new Map((await nominationsIn(scope, key, ['Confirmed'])).map((one) => [one.key, one]));
  return (nominationKey) => {
    const one = nominations.get(nominationKey);
    if (!one) return nothing;
    const { attendanceRate: rate, outcome, creditHours, certificate } = one;
    return { rate, outcome: outcome ?? 'none', creditHours, certificate };
  };
}

/** What closing would write if it were done as it is. */
function expected(register: Register, marks: readonly MarkValue[]) {
  const outcomeOf = outcomesIn(register, marks);
  return (nominationKey: string, confirmedAt: string | null): CameOf => {
    const { rate, outcome } = outcomeOf(nominationKey, confirmedAt);
    return { ...nothing, rate, outcome: outcome ?? 'none' };
  };
}

async function seatsIn(scope: Scope, { key, minAttendees, maxAttendees }: LockedEvent): Promise<Review['seats']> {
  const states = await stateCountsOf(scope, key);
  const [min, max] = [minAttendees ?? 0, maxAttendees ?? 0];
  return { min, max, fillRate: max === 0 ? 0 : Math.round((100 * (states.Confirmed ?? 0)) / max), states };
}

/** For who plans events alone, as the cost of a plan is. */
async function costOf(scope: Scope, found: LockedEvent, heads: number): Promise<Review['cost']> {
  if (!scope.caller.roles.some((role) => event.access.edit.includes(role))) return null;
  const cost = await plannedCostFor(scope, found, await sessionsOf(scope, found.key));
  return { ...cost, perHead: heads === 0 ? [] : perHead(cost, heads) };
}

/** To the nearest minor unit. */
function perHead({ totals }: PlannedCost, heads: number): PlannedCost['totals'] {
  return totals.map(({ currency, cost }) => ({ currency, cost: Math.round(cost / heads) }));
}
