import { movedRegistrationEnd } from '#model/agenda/moved-registration.ts';
import type { Values } from '#model/values.ts';
import { invalid } from '../problems.ts';
import type { StoredSession } from '../stores/sessions.ts';

/**
 * When the registration of an event ends with other sessions than those that are stored: it keeps its distance to the
 * first one, whether that takes place or not, for who cancels a session moves nothing.
 */
export function registrationEndWith(
  { registrationEndsAt }: Values,
  stored: readonly StoredSession[],
  sessions: readonly StoredSession[],
): unknown {
  const [before, after] = [firstOf(stored), firstOf(sessions)];
  const isMoved = typeof registrationEndsAt === 'string' && before !== undefined && after !== undefined;
  return isMoved ? movedRegistrationEnd(registrationEndsAt, before, after) : registrationEndsAt;
}

function firstOf(sessions: readonly StoredSession[]): StoredSession | undefined {
  return sessions.toSorted((one, other) => one.startAt.localeCompare(other.startAt))[0];
}

/** Throws 400 where it would end after the event has begun (DOMAIN.md §3). */
export function refuseLateRegistration(endsAt: unknown, startAt: string | null): void {
  const isLate = typeof endsAt === 'string' && startAt !== null && Date.parse(endsAt) > Date.parse(startAt);
  if (isLate) throw invalid({ '': ['agenda.registration'] });
}
