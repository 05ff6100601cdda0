import { sessionFields } from '#model/agenda/agenda.ts';
import type { HistoryItem } from '#model/history.ts';
import { isMissing, isSame, type Values } from '#model/values.ts';
import type { StoredSession } from '../stores/sessions.ts';
import type { PlannedSession } from './plan-event.ts';

const told = [
  ...sessionFields.filter(({ readOnly }) => !readOnly).map(({ name }) => name),
  'date',
  'timeZone',
  'status',
  'reason',
];

/** Whether a session stays as it was; an instant follows from the rest. */
export function isUnchanged({ session, before }: Pick<PlannedSession, 'session' | 'before'>): boolean {
  return before !== undefined && isSame(writtenOf(session), writtenOf(before));
}

/** What the history tells of a saved agenda: the sessions that changed, as they were and as they are. */
export function changesOf(
  planned: readonly PlannedSession[],
  stored: readonly StoredSession[],
): HistoryItem['changes'] {
  const kept = new Set(planned.map(({ session }) => session.key));
  const changed = planned.filter((one) => !isUnchanged(one));
  const from = [...changed.flatMap(({ before }) => before ?? []), ...stored.filter(({ key }) => !kept.has(key))];
  const to = changed.map(({ session }) => session);
  if (from.length + to.length === 0) return [];
  return [{ field: 'sessions', from: from.map(writtenOf), to: to.map(writtenOf) }];
}

function writtenOf(session: StoredSession): Values {
  const values = session as unknown as Values;
  return Object.fromEntries(told.filter((name) => !isMissing(values[name])).map((name) => [name, values[name]]));
}
