import { wholeOf } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import type { Event } from '#model/generated/types.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { invalid, Problem, stale } from '../problems.ts';
import { findForUpdate } from '../records/find.ts';
import { inTransaction } from '../records/in-transaction.ts';
import { rewrite } from '../records/write.ts';
import { tellOfAgenda } from '../reminders/tell-of-agenda.ts';
import { sessionsOf, type StoredSession } from '../stores/sessions.ts';
import { planEvent, type PlannedSession } from './plan-event.ts';
import { agendaOf, type AgendaAnswer } from './read-agenda.ts';
import { refuseLateRegistration, registrationEndWith } from './registration-end.ts';
import type { AgendaOwner } from './save-with-sessions.ts';
import { changesOf } from './session-changes.ts';
import { book, whileBooking } from './while-booking.ts';
import { whyBegun } from './why-begun.ts';

/** The new sessions of an event, of which `stored` are there now. Throws the problem with them. */
export type Decide = (scope: Scope, event: Values, stored: StoredSession[]) => Promise<PlannedSession[]>;

/**
 * Saves the whole agenda of an event in one transaction, with its start and end and an entry of its history; answers
 * the agenda. With a `timeZone` its times are those of another zone from now on, which becomes the event's. The end of its
 * registration moves with its first session, unless it is one of the values that are saved `beside`. Throws 404, 409 with
 * the agenda as it is when `version` is stale, and 400 with message keys by place.
 */
export async function saveEventAgenda(
  scope: Scope,
  entity: Entity,
  { key, beside = {} }: AgendaOwner,
  body: Values,
): Promise<AgendaAnswer> {
  const { version, timeZone, ...agenda } = body;
  const isRegistrationFixed = Object.hasOwn(beside, 'registrationEndsAt');
  return changeSessions(scope, entity, { key, version, isRegistrationFixed }, async (within, event, stored) => {
    const planned = await planEvent(within, { ...event, timeZone: timeZone ?? event['timeZone'] }, agenda, stored);
    refuseBegun(planned, stored, { now: scope.now, isLaunched: event['launchedAt'] !== null });
    return planned;
  });
}

interface Asked {
  key: string;
  version?: unknown;
  isDryRun?: boolean;
  /** The end of the registration stays where it is. */
  isRegistrationFixed?: boolean;
}

/** Locks an event and makes its sessions what `decide` says. Throws as `saveEventAgenda` does. */
export async function changeSessions(scope: Scope, entity: Entity, asked: Asked, decide: Decide) {
  const { key, version, isDryRun, isRegistrationFixed = false } = asked;
  const change = async (within: Scope) => {
    const event = await findForUpdate(within, wholeOf(entity), key);
    const stored = await sessionsOf(within, key);
    if (version !== undefined && version !== event['version']) throw stale(await agendaOf(within, event, stored));
    if (event['cancelledAt'] !== null || event['closedAt'] !== null) throw invalid({ '': ['agenda.eventOver'] });
    const planned = await decide(within, event, stored);
    const sessions = planned.map(({ session }) => session);
    await book(within, event, planned);
    const timeZone = sessions[0]?.timeZone ?? event['timeZone'];
    const bounds = boundsOf(sessions);
    const registrationEndsAt = isRegistrationFixed
      ? event['registrationEndsAt']
      : registrationEndWith(event, stored, sessions);
    refuseLateRegistration(registrationEndsAt, bounds.startAt);
    const written = { values: { ...bounds, timeZone, registrationEndsAt }, beside: changesOf(planned, stored) };
    const saved = await rewrite(within, entity, event, written);
    await tellOfAgenda(within, saved as unknown as Event, { before: stored, after: sessions });
    return agendaOf(within, saved, await sessionsOf(within, key));
  };
  return whileBooking(scope, () => inTransaction(scope, { isDryRun }, change));
}

/** An event lasts from the first to the last of its sessions that take place. */
function boundsOf(sessions: readonly StoredSession[]) {
  const live = sessions.filter(({ status }) => status === 'Scheduled');
  const starts = live.map(({ startAt }) => startAt).toSorted();
  const ends = live.map(({ endAt }) => endAt).toSorted();
  return { startAt: starts[0] ?? null, endAt: ends.at(-1) ?? null };
}

/** Throws 400 where what has begun would be changed. */
export function refuseBegun(...asked: Parameters<typeof whyBegun>): void {
  const { errors, gone } = whyBegun(...asked);
  if (Object.keys(errors).length > 0) throw new Problem(400, { errors, gone });
}
