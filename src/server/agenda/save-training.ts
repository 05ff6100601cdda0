import { validateAgenda, type AgendaDay, type AgendaSession } from '#model/agenda/agenda.ts';
import { minutesOf } from '#model/agenda/session-times.ts';
import { placedIn, whyDaysWrong, whyKeysWrong } from '#model/agenda/why-agenda-wrong.ts';
import { whyTimesWrong } from '#model/agenda/why-times-wrong.ts';
import { wholeOf } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import { isSame, type Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { stale } from '../problems.ts';
import { findForUpdate } from '../records/find.ts';
import { inTransaction } from '../records/in-transaction.ts';
import { newKey } from '../records/new-key.ts';
import { rewrite } from '../records/write.ts';
import { agendaOfTraining, saveAgendaOfTraining } from '../stores/training-agendas.ts';
import { refuse } from './plan-event.ts';
import type { AgendaAnswer } from './read-agenda.ts';
import type { AgendaOwner } from './save-with-sessions.ts';
import { unknownInAgenda } from './unknown-in-agenda.ts';

const DAY_MINUTES = 24 * 60;

/**
 * Saves the agenda of a training by relative days, with an entry of its history; answers the agenda. Throws 404, 409
 * with the agenda as it is when `version` is stale, and 400 with message keys by place.
 */
export async function saveTrainingAgenda(scope: Scope, entity: Entity, { key }: AgendaOwner, body: Values) {
  const { version, ...agenda } = body;
  return inTransaction(scope, {}, async (within): Promise<AgendaAnswer> => {
    const training = await findForUpdate(within, wholeOf(entity), key);
    const stored = await agendaOfTraining(within, key);
    const answer = { version: Number(training['version']), days: stored };
    if (version !== undefined && version !== training['version']) throw stale(answer);
    const days = await planTraining(within, training, agenda, stored);
    if (isSame(days, stored)) return answer;
    await saveAgendaOfTraining(within, key, days);
    const beside = [{ field: 'sessions', from: stored, to: days }];
    const saved = await rewrite(within, entity, training, { values: {}, beside });
    return { version: Number(saved['version']), days };
  });
}

async function planTraining(scope: Scope, training: Values, body: Values, stored: readonly AgendaDay[]) {
  const { days, errors } = validateAgenda(body, training['mode'] as AgendaSession['mode']);
  refuse(errors);
  const before = new Map(placedIn(stored).map(({ session }) => [session.key ?? '', session]));
  refuse({ ...whyDaysWrong(days, 'dayNumber'), ...whyKeysWrong(days, new Set(before.keys())) });
  const placed = placedIn(days).map(({ path, day: { dayNumber = 1 }, session }) => {
    const midnight = (dayNumber - 1) * DAY_MINUTES;
    const { start, end } = minutesOf(session);
    return {
      path,
      session,
      before: before.get(session.key ?? ''),
      span: { start: start + midnight, end: end + midnight },
    };
  });
  refuse({ ...whyTimesWrong(placed), ...(await unknownInAgenda(scope, placed)) });
  return days
    .toSorted((one, other) => (one.dayNumber ?? 0) - (other.dayNumber ?? 0))
    .map(({ dayNumber = 1, sessions }): AgendaDay => ({
      dayNumber,
      sessions: sessions.map((one) => kept(scope, one)),
    }));
}

/** Without what only the sessions of an event have. */
function kept(scope: Scope, session: AgendaSession): AgendaSession {
  const { key = newKey(scope.now), status: _status, reason: _reason, timeZone: _zone, ...written } = session;
  const { startAt: _startAt, endAt: _endAt, ...relative } = written;
  return { ...relative, key };
}
