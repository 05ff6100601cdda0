import { validateAgenda, type AgendaSession } from '#model/agenda/agenda.ts';
import type { Conflict } from '#model/agenda/conflicts.ts';
import { minutesOf } from '#model/agenda/session-times.ts';
import { placedIn } from '#model/agenda/why-agenda-wrong.ts';
import { whyTimesWrong } from '#model/agenda/why-times-wrong.ts';
import { DAY_MINUTES, sentOf, type EditedDays } from './edited-agenda.ts';

/** Something about a session, or about the agenda as a whole. */
export interface Problem {
  /** Of the session; undefined for the whole. */
  id: string | undefined;
  /** The field that it is about, such as `meeting.url`. */
  field: string | undefined;
  /** What blocks can't be saved. */
  severity: 'block' | 'warning';
  /** Message key. */
  message: string;
  conflict?: Conflict;
}

/** What is wrong with the sessions by what they say themselves; the same rules as the server's. */
export function mistakesIn(days: EditedDays, mode: AgendaSession['mode']): Problem[] {
  const sent = sentOf(days);
  const { errors } = validateAgenda({ days: sent }, mode);
  const placed = placedIn(sent).map(({ path, day, session }) => {
    const { start, end } = minutesOf(session);
    const before = beforeOf(day);
    return { path, session, span: { start: before + start, end: before + end } };
  });
  return problemsAt(days, { ...whyTimesWrong(placed), ...errors });
}

/** Messages by place, such as `days.0.sessions.1.title`, as problems of the sessions that were sent from there. */
export function problemsAt(days: EditedDays, errors: Record<string, string | readonly string[]>): Problem[] {
  return Object.entries(errors).flatMap(([path, messages]) =>
    [messages].flat().map((message): Problem => ({ ...placeAt(days, path), severity: 'block', message })),
  );
}

export function problemsOf(days: EditedDays, conflicts: readonly Conflict[]): Problem[] {
  return conflicts.map((conflict) => {
    const { path, severity, message } = conflict;
    return { ...placeAt(days, path), severity, message, conflict };
  });
}

export type ProblemsById = ReadonlyMap<string, readonly Problem[]>;

/** What is told of each session. */
export function problemsById(problems: readonly Problem[]): ProblemsById {
  const byId = Map.groupBy(problems, ({ id }) => id ?? '');
  byId.delete('');
  return byId;
}

function placeAt(days: EditedDays, path: string): Pick<Problem, 'id' | 'field'> {
  const [, day, , session, ...names] = path.split('.');
  const sent = days.filter(({ sessions }) => sessions.length > 0);
  // One of several choices has no place of its own.
  const field = names.filter((name) => !/^\d+$/.test(name)).join('.');
  return { id: sent[Number(day)]?.sessions[Number(session)]?.id, field: field === '' ? undefined : field };
}

/** The minutes before a day, counted so that neighbouring days are 24 hours apart. */
function beforeOf({ date, dayNumber = 0 }: { date?: string; dayNumber?: number }): number {
  return (date === undefined ? dayNumber : Date.parse(date) / 86_400_000) * DAY_MINUTES;
}
