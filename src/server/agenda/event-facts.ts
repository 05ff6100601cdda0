import type { AttendanceLevel } from '#model/attendance.ts';
import { areSessionsCompleted, eventStatusOf } from '#model/rules/event-status.ts';
import { isAttendanceMarked } from '#model/rules/is-attendance-marked.ts';
import type { ClosingFacts } from '#model/rules/why-event-cannot-close.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { marksOf, rosterOf } from '../stores/attendance.ts';
import { activeCountOf } from '../stores/nominations.ts';
import { sessionsOf } from '../stores/sessions.ts';

/** What the actions on an event ask for beyond its own fields; `scope.db` may be the transaction that holds its row. */
export async function eventFactsOf(scope: Scope, event: Values) {
  const key = String(event['key']);
  const sessions = await sessionsOf(scope, key);
  const { launchedAt, cancelledAt, closedAt } = event as Record<string, string | null>;
  const facts = {
    launchedAt: launchedAt ?? null,
    cancelledAt: cancelledAt ?? null,
    closedAt: closedAt ?? null,
    sessions,
  };
  const closing: ClosingFacts = {
    isClosed: facts.closedAt !== null,
    // A closed event was finished; that it is closed is another reason.
    isFinished: eventStatusOf({ ...facts, closedAt: null }, scope.now) === 'Finished',
    isAttendanceMarked: isAttendanceMarked({
      level: event['attendanceLevel'] as AttendanceLevel,
      sessions: sessions.map((session) => ({ ...session, compulsory: session.compulsory ?? true })),
      learners: await rosterOf(scope, key),
      marks: await marksOf(scope, key),
    }),
    areSessionsCompleted: areSessionsCompleted(facts, scope.now),
  };
  return { sessions, closing, activeNominations: await activeCountOf(scope, key) };
}
