import type { FieldErrors } from '#model/validate.ts';
import type { StoredSession } from '../stores/sessions.ts';
import type { PlannedSession } from './plan-event.ts';
import { isUnchanged } from './session-changes.ts';

interface Moment {
  now: Date;
  /** Whether the event was launched: what was only planned, and is past, may be planned anew. */
  isLaunched: boolean;
}

/** Sessions that have begun and would be changed, by place; with the titles of those that would be gone. */
export function whyBegun(planned: readonly PlannedSession[], stored: readonly StoredSession[], moment: Moment) {
  const now = moment.now.toISOString();
  const hasBegun = ({ startAt }: StoredSession) => startAt <= now;
  const mayMove = ({ startAt }: StoredSession) => !moment.isLaunched && startAt > now;
  const errors: FieldErrors = {};
  for (const one of planned) {
    if (!one.before || !hasBegun(one.before) || isUnchanged(one) || mayMove(one.session)) continue;
    errors[one.path] = ['agenda.begun'];
  }
  const kept = new Set(planned.map(({ session }) => session.key));
  const gone = moment.isLaunched ? stored.filter((session) => hasBegun(session) && !kept.has(session.key)) : [];
  if (gone.length > 0) errors[''] = ['agenda.begun'];
  return { errors, gone: gone.map(({ key, title, date }) => ({ key, title, date })) };
}
