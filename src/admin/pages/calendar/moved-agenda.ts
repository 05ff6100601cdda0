import type { AgendaDay, AgendaSession } from '#model/agenda/agenda.ts';

/** When a session shall take place: a local date and times of the wall clock, `HH:mm`. */
export interface NewTime {
  date: string;
  startTime: string;
  endTime: string;
}

/** An agenda in which one session stands at another time. */
export interface MovedAgenda {
  days: AgendaDay[];
  /** The place of the session in it, such as `days.0.sessions.1`. */
  path: string;
}

/**
 * The agenda of an event with one session at another time; what ends before it starts ends on the next day. Undefined
 * when the session is not there.
 */
export function movedAgenda(days: readonly AgendaDay[], key: string, to: NewTime): MovedAgenda | undefined {
  const session = days.flatMap(({ sessions }) => sessions).find((one) => one.key === key);
  if (!session) return undefined;
  const { date, startTime, endTime } = to;
  const moved: AgendaSession = { ...session, startTime, endTime, endsNextDay: endTime <= startTime };
  const byDate = new Map<string, AgendaSession[]>([[date, []]]);
  for (const day of days) byDate.set(String(day.date), []);
  for (const { date: own, sessions } of days) {
    byDate.get(String(own))?.push(...sessions.filter((one) => one.key !== key));
  }
  byDate.get(date)?.push(moved);
  const planned = [...byDate]
    .filter(([, sessions]) => sessions.length > 0)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([own, sessions]): AgendaDay => ({ date: own, sessions: sessions.toSorted(byStart) }));
  const day = planned.findIndex((one) => one.date === date);
  return { days: planned, path: `days.${day}.sessions.${planned[day]?.sessions.indexOf(moved)}` };
}

function byStart(one: AgendaSession, other: AgendaSession): number {
  return one.startTime.localeCompare(other.startTime);
}
