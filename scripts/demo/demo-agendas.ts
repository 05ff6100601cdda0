import type { AgendaSession } from '#model/agenda/agenda.ts';
import { daysAfter } from '#model/agenda/plan-days.ts';
import { instantsOf } from '#model/agenda/session-times.ts';
import type { EventStatus } from '#model/rules/event-status.ts';
import type { StoredSession } from '#server/stores/sessions.ts';

interface Place {
  /** In days from today, of the first event of its status. */
  firstDay: number;
  days: number;
  /** By so many days the next one is later. */
  further: number;
}

/** Where the events of a status lie. */
const places: Record<EventStatus, Place> = {
  Initial: { firstDay: 20, days: 3, further: 6 },
  Launched: { firstDay: 7, days: 2, further: 4 },
  Running: { firstDay: -1, days: 3, further: 0 },
  Finished: { firstDay: -10, days: 3, further: -5 },
  Closed: { firstDay: -30, days: 2, further: 9 },
  Cancelled: { firstDay: 14, days: 2, further: 2 },
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
  /** How many events of the status come before. */
  round: number;
  newKey: () => string;
  timeZone: string;
  /** A local date. */
  today: string;
}

/** The sessions of an event that has a status today. */
export function demoSessions(status: EventStatus, { newKey, timeZone, today, round, ...needs }: Making) {
  const { firstDay, days, further } = places[status];
  const first = firstDay + further * round;
  return Array.from({ length: days }, (_day, index) => daysAfter(today, first + index)).flatMap((date, index) =>
    demoDay(needs, round + index).map((session): StoredSession => {
      const { start, end } = instantsOf(date, session, timeZone);
      const [startAt, endAt] = [new Date(start).toISOString(), new Date(end).toISOString()];
      return { ...session, key: newKey(), date, timeZone, startAt, endAt, status: 'Scheduled' };
    }),
  );
}

/** What a day may look like: two halves with a break at noon, short parts, a class in the evening. */
const plans: Pick<AgendaSession, 'title' | 'startTime' | 'endTime' | 'compulsory'>[][] = [
  [
    { title: 'Learning together', startTime: '09:30', endTime: '12:30', compulsory: true },
    { title: 'Practice', startTime: '13:30', endTime: '16:30', compulsory: false },
  ],
  [
    { title: 'Welcome and aims', startTime: '10:00', endTime: '11:15', compulsory: true },
    { title: 'Case study', startTime: '11:30', endTime: '13:00', compulsory: true },
    { title: 'Questions and answers', startTime: '14:00', endTime: '15:00', compulsory: false },
  ],
  [{ title: 'Evening class', startTime: '17:00', endTime: '19:30', compulsory: true }],
];

/** The sessions of a day, by one of the plans in turn. */
export function demoDay({ mode = 'CLT', venueKey, ...needs }: Needs, plan: number): AgendaSession[] {
  const common = {
    mode,
    endsNextDay: false,
    ...needs,
    ...(mode !== 'VILT' && venueKey !== undefined && { venueKey }),
    ...(mode !== 'CLT' && { meeting: { provider: 'JITSI' as const } }),
    instructorRoles: needs.instructorKeys.map((): 'LEAD' => 'LEAD'),
  };
  return (plans[plan % plans.length] ?? []).map((session) => ({ ...common, ...session }));
}
