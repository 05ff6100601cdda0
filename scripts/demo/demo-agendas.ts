import type { AgendaSession } from '#model/agenda/agenda.ts';
import { daysAfter } from '#model/agenda/plan-days.ts';
import { instantsOf } from '#model/agenda/session-times.ts';
import type { EventStatus } from '#model/rules/event-status.ts';
import type { StoredSession } from '#server/stores/sessions.ts';

/** Where an event of a status lies: its first day, in days from today, and its number of days. */
const places: Record<EventStatus, { firstDay: number; days: number }> = {
  Initial: { firstDay: 20, days: 3 },
  Launched: { firstDay: 7, days: 2 },
  Running: { firstDay: -1, days: 3 },
  Finished: { firstDay: -10, days: 3 },
  Closed: { firstDay: -30, days: 2 },
  Cancelled: { firstDay: 14, days: 2 },
};

/** The statuses of demo events, in order. */
export const demoStatuses = Object.keys(places) as EventStatus[];

interface Needs {
  mode: AgendaSession['mode'];
  venueKey: string | undefined;
  instructorKeys: string[];
  topicKeys: string[];
}

interface Making extends Needs {
  newKey: () => string;
  timeZone: string;
  /** A local date. */
  today: string;
}

/** The sessions of an event that has a status today. */
export function demoSessions(status: EventStatus, { newKey, timeZone, today, ...needs }: Making): StoredSession[] {
  const { firstDay, days } = places[status];
  return Array.from({ length: days }, (_day, index) => daysAfter(today, firstDay + index)).flatMap((date) =>
    demoDay(needs).map((session): StoredSession => {
      const { start, end } = instantsOf(date, session, timeZone);
      const [startAt, endAt] = [new Date(start).toISOString(), new Date(end).toISOString()];
      return { ...session, key: newKey(), date, timeZone, startAt, endAt, status: 'Scheduled' };
    }),
  );
}

/** The sessions of a day, with a break at noon. */
export function demoDay({ mode = 'CLT', venueKey, ...needs }: Needs): AgendaSession[] {
  const common = {
    mode,
    endsNextDay: false,
    ...needs,
    ...(mode !== 'VILT' && venueKey !== undefined && { venueKey }),
    ...(mode !== 'CLT' && { meeting: { provider: 'JITSI' as const } }),
    instructorRoles: needs.instructorKeys.map((): 'LEAD' => 'LEAD'),
  };
  return [
    { ...common, title: 'Learning together', startTime: '09:30', endTime: '12:30', compulsory: true },
    { ...common, title: 'Practice', startTime: '13:30', endTime: '16:30', compulsory: false },
  ];
}
