import type { Event } from '../generated/types.ts';
import type { AgendaSession } from '../agenda/agenda.ts';

export type EventStatus = NonNullable<Event['status']>;

type HeldSession = Pick<AgendaSession, 'status' | 'startAt' | 'endAt'>;

/** What is stored of an event, from which its status follows (DOMAIN.md §3). Instants are ISO 8601 in UTC. */
export interface EventFacts {
  launchedAt?: string | null;
  cancelledAt?: string | null;
  closedAt?: string | null;
  sessions: readonly HeldSession[];
}

/** The status of an event at a moment; the server's SQL says the same, so that lists can filter and sort by it. */
export function eventStatusOf(facts: EventFacts, now: Date): EventStatus {
  if (facts.cancelledAt) return 'Cancelled';
  if (facts.closedAt) return 'Closed';
  if (!facts.launchedAt) return 'Initial';
  const live = liveIn(facts);
  if (live.length > 0 && live.every((session) => hasEnded(session, now))) return 'Finished';
  return live.some((session) => hasStarted(session, now)) ? 'Running' : 'Launched';
}

/** Whether each session has ended or is cancelled. */
export function areSessionsCompleted(facts: EventFacts, now: Date): boolean {
  return liveIn(facts).every((session) => hasEnded(session, now));
}

/** The sessions that take place. */
export function liveIn<Session extends HeldSession>({ sessions }: { sessions: readonly Session[] }): Session[] {
  return sessions.filter(({ status }) => status !== 'Cancelled');
}

export function hasStarted({ startAt = '' }: HeldSession, now: Date): boolean {
  return Date.parse(startAt) <= now.getTime();
}

function hasEnded({ endAt = '' }: HeldSession, now: Date): boolean {
  return Date.parse(endAt) <= now.getTime();
}
