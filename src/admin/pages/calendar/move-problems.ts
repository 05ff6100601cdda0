import type { Conflict } from '#model/agenda/conflicts.ts';
import { bodyOf, errorsOf, statusOf } from '../../data/problems.ts';
import type { Problem } from '../event/agenda/problems.ts';

/** The conflicts of the session at a place; the other sessions of its event are not in question. */
export function problemsAgainst(path: string, conflicts: readonly Conflict[]): Problem[] {
  return conflicts.filter((conflict) => `${conflict.path}.`.startsWith(`${path}.`)).map((one) => conflictIn(one));
}

/** What the server says against a new time; conflicts name the event that is in the way. */
export function problemsIn(problem: unknown): Problem[] {
  if (statusOf(problem) === 409) return [blockOf('calendar.move.stale')];
  const { conflicts = [] } = (bodyOf(problem) ?? {}) as { conflicts?: Conflict[] };
  if (conflicts.length > 0) return conflicts.map((conflict) => conflictIn(conflict));
  const messages = [...new Set(Object.values(errorsOf(problem)))];
  return (messages.length > 0 ? messages : ['common.somethingWentWrong']).map((message) => blockOf(message));
}

function conflictIn(conflict: Conflict): Problem {
  return { ...blockOf(conflict.message), severity: conflict.severity, conflict };
}

function blockOf(message: string): Problem {
  return { id: undefined, field: undefined, severity: 'block', message };
}
