import { validateAgenda, type AgendaSession } from '#model/agenda/agenda.ts';
import { instantsOf } from '#model/agenda/session-times.ts';
import { placedIn, whyDaysWrong, whyKeysWrong } from '#model/agenda/why-agenda-wrong.ts';
import { whyTimesWrong, type PlacedSession } from '#model/agenda/why-times-wrong.ts';
import { isZone } from '#model/time/zones.ts';
import type { FieldErrors } from '#model/validate.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { invalid } from '../problems.ts';
import { newKey } from '../records/new-key.ts';
import type { StoredSession } from '../stores/sessions.ts';
import { unknownInAgenda } from './unknown-in-agenda.ts';

/** A session of a body as it will be kept. */
export interface PlannedSession extends PlacedSession {
  session: StoredSession;
  before: StoredSession | undefined;
}

/**
 * The sessions that a body makes of an event's: each with its instants by the event's clock. What readers fill in is
 * the server's, whatever the body says. Throws 400 with message keys by place.
 */
export async function planEvent(scope: Scope, event: Values, body: Values, stored: readonly StoredSession[]) {
  const timeZone = zoneOf(event);
  const { days, errors } = validateAgenda(body, event['mode'] as AgendaSession['mode']);
  refuse(errors);
  const byKey = new Map(stored.map((session) => [session.key, session]));
  refuse({ ...whyDaysWrong(days, 'date'), ...whyKeysWrong(days, new Set(byKey.keys())) });
  const planned = placedIn(days).map(({ path, day: { date = '' }, session: given }): PlannedSession => {
    const before = byKey.get(given.key ?? '');
    const span = instantsOf(date, given, timeZone);
    return { path, span, before, session: { ...kept(scope, given, before), date, timeZone, ...instantTexts(span) } };
  });
  refuse({ ...whyTimesWrong(planned), ...(await unknownInAgenda(scope, planned)) });
  return planned;
}

/** The zone by whose clock an event runs. Throws 400 for one that does not exist. */
export function zoneOf(event: Values): string {
  const timeZone = String(event['timeZone']);
  if (!isZone(timeZone)) throw invalid({ timeZone: ['agenda.zoneUnknown'] });
  return timeZone;
}

export function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** What a body says of a session, and what only the server says. */
function kept(scope: Scope, given: AgendaSession, before: StoredSession | undefined) {
  const { reason: _reason, ...written } = given;
  const { key = newKey(scope.now), status = 'Scheduled', reason } = before ?? {};
  return { ...written, instructorRoles: rolesOf(given), key, status, ...(reason === undefined ? {} : { reason }) };
}

/** Somebody leads: the first, unless the roles say who. */
function rolesOf({ instructorKeys = [], instructorRoles = [] }: AgendaSession) {
  return instructorKeys.map((_key, index) => instructorRoles[index] ?? (index === 0 ? 'LEAD' : 'CO_LEAD'));
}

function instantTexts({ start, end }: PlacedSession['span']): Pick<StoredSession, 'startAt' | 'endAt'> {
  return { startAt: new Date(start).toISOString(), endAt: new Date(end).toISOString() };
}
