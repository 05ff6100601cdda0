import { placedIn } from '#model/agenda/why-agenda-wrong.ts';
import { whyTimesWrong } from '#model/agenda/why-times-wrong.ts';
import type { Entity } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { invalid } from '../problems.ts';
import type { StoredSession } from '../stores/sessions.ts';
import { refuse, type PlannedSession } from './plan-event.ts';
import { agendaOf } from './read-agenda.ts';
import { changeSessions } from './save-event.ts';

interface Asked {
  /** Of the event. */
  key: string;
  sessionKey: string;
  version?: number;
}

/** Cancels one session that has not begun, and frees what it holds; answers the agenda. Throws 400, 404, 409. */
export async function cancelSession(scope: Scope, entity: Entity, asked: Asked & { reason: string }) {
  return changeOne(scope, entity, asked, (session) => {
    if (session.status === 'Cancelled') throw invalid({ sessionKey: ['agenda.session.isCancelled'] });
    return { ...session, status: 'Cancelled', reason: asked.reason.trim() };
  });
}

/** Lets a cancelled session take place after all, where its time, venue and instructors are free. */
export async function restoreSession(scope: Scope, entity: Entity, asked: Asked) {
  return changeOne(scope, entity, asked, ({ reason: _reason, ...session }) => {
    if (session.status !== 'Cancelled') throw invalid({ sessionKey: ['agenda.session.isScheduled'] });
    return { ...session, status: 'Scheduled' };
  });
}

type Change = (session: StoredSession) => StoredSession;

function changeOne(scope: Scope, entity: Entity, { key, sessionKey, version }: Asked, change: Change) {
  return changeSessions(scope, entity, { key, version }, async (within, event, stored) => {
    const one = stored.find((session) => session.key === sessionKey);
    if (!one) throw invalid({ sessionKey: ['agenda.days.sessions.key.reference'] });
    if (one.startAt <= scope.now.toISOString()) throw invalid({ sessionKey: ['agenda.begun'] });
    const planned = await asPlanned(within, event, stored);
    const changed = planned.map((other) =>
      other.session.key === sessionKey ? { ...other, session: change(one) } : other,
    );
    refuse(whyTimesWrong(changed));
    return changed;
  });
}

/** The sessions that there are, at their places in the agenda. */
async function asPlanned(scope: Scope, event: Values, stored: readonly StoredSession[]): Promise<PlannedSession[]> {
  const { days } = await agendaOf(scope, event, stored);
  const paths = new Map(placedIn(days).map(({ path, session }) => [session.key, path]));
  return stored.map((session) => ({
    path: paths.get(session.key) ?? '',
    session,
    before: session,
    span: { start: Date.parse(session.startAt), end: Date.parse(session.endAt) },
  }));
}
