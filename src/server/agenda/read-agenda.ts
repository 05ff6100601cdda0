import type { AgendaDay } from '#model/agenda/agenda.ts';
import { holidayOn } from '#model/agenda/holidays.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { holidaysBetween } from '../stores/holidays.ts';
import type { StoredSession } from '../stores/sessions.ts';

export interface AgendaAnswer {
  version: number;
  days: AgendaDay[];
}

/** The answer of `GET /event/sessions`: the sessions by calendar day, numbered from the first, with its holiday. */
export async function agendaOf(scope: Scope, event: Values, sessions: readonly StoredSession[]): Promise<AgendaAnswer> {
  const dates = [...new Set(sessions.map(({ date }) => date))].toSorted();
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const holidays = dates.length > 0 ? await holidaysBetween(scope, first, last) : [];
  const days = dates.map((date, index): AgendaDay => {
    const holiday = holidayOn(date, holidays);
    return {
      dayNumber: index + 1,
      date,
      ...(holiday === undefined ? {} : { holiday }),
      sessions: sessions.filter((session) => session.date === date).map(({ date: _ofDay, ...session }) => session),
    };
  });
  return { version: Number(event['version']), days };
}
