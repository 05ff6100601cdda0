import type { Conflict } from '#model/agenda/conflicts.ts';
import type { FieldErrors } from '#model/validate.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { Problem } from '../problems.ts';
import { isTakenElsewhere } from '../stores/double-bookings.ts';
import { replaceSessions } from '../stores/sessions.ts';
import { blocksOf } from './conflicts-of.ts';
import type { PlannedSession } from './plan-event.ts';

/** The database has refused the sessions of an event: somebody else holds what they need. */
class Taken extends Error {
  override name = 'Taken';
  readonly event: Values;
  readonly planned: readonly PlannedSession[];

  constructor(event: Values, planned: readonly PlannedSession[]) {
    super('A venue or an instructor is held by another event');
    this.event = event;
    this.planned = planned;
  }
}

/** Makes these the sessions of an event that is locked, and books what they need; `whileBooking` is around it. */
export async function book(within: Scope, event: Values, planned: readonly PlannedSession[]): Promise<void> {
  const sessions = planned.map(({ session }) => session);
  try {
    await replaceSessions(within, String(event['key']), sessions);
  } catch (error) {
    throw isTakenElsewhere(error) ? new Taken(event, planned) : error;
  }
}

/**
 * Does what books, in a transaction of its own; where others hold what it needs, throws 400 that names them. They are
 * looked for when that transaction is over: in it nothing can be asked any more.
 */
export async function whileBooking<Done>(scope: Scope, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Taken) || scope.db.isTransaction) throw error;
    throw doubleBooked(await blocksOf(scope, error.event, error.planned));
  }
}

/** 400 by place, with the events that are in the way; they may be gone again, and then a second try succeeds. */
function doubleBooked(conflicts: Conflict[]): Problem {
  const errors: FieldErrors = Object.fromEntries(conflicts.map(({ path, message }) => [path, [message]]));
  return new Problem(400, { errors: conflicts.length > 0 ? errors : { '': ['agenda.taken'] }, conflicts });
}
