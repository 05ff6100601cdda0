import type { AgendaSession } from '../agenda/agenda.ts';
import { hasStarted, liveIn } from './event-status.ts';

/** What decides whether an event may be launched (DOMAIN.md §3). */
interface LaunchFacts {
  sessions: readonly AgendaSession[];
  minAttendees: number;
  maxAttendees: number;
}

/** The message keys of every reason against launching an event; empty when it may be launched. */
export function whyEventCannotLaunch(facts: LaunchFacts, now: Date): string[] {
  const live = liveIn(facts);
  const isAnyone = live.some(({ instructorKeys = [] }) => instructorKeys.length > 0);
  return [
    ...(live.length === 0 ? ['event.launch.noSessions'] : []),
    ...(live.some((session) => hasStarted(session, now)) ? ['event.launch.past'] : []),
    ...(live.some(lacksVenue) ? ['event.launch.venueMissing'] : []),
    ...(live.some(lacksMeeting) ? ['event.launch.meetingMissing'] : []),
    ...(isAnyone ? [] : ['event.launch.instructorMissing']),
    ...(facts.minAttendees > facts.maxAttendees ? ['event.launch.seats'] : []),
  ];
}

function lacksVenue({ mode, venueKey }: AgendaSession): boolean {
  return mode !== 'VILT' && venueKey === undefined;
}

function lacksMeeting({ mode, meeting }: AgendaSession): boolean {
  return mode !== 'CLT' && meeting?.url === undefined;
}
