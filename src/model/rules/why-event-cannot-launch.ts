import type { AgendaSession } from '../agenda/agenda.ts';
import { hasStarted, liveIn } from './event-status.ts';

/** What decides whether an event may be launched (DOMAIN.md §3). */
interface LaunchFacts {
  sessions: readonly AgendaSession[];
  /** The tool of the event. */
  virtualTool: string | null | undefined;
  /** The tools that meetings can be made with. */
  meetingTools: readonly string[];
  /** Whether more of an item is needed than there is in the time of the event. */
  isStockShort: boolean;
  /** Whether every booking that needs approval has it. */
  areBookingsApproved: boolean;
  /** Of its program launch: only active ones are offered to anybody; an event of a training alone waits for none. */
  isProgramActive: boolean;
  minAttendees: number;
  maxAttendees: number;
}

/** The message keys of every reason against launching an event; empty when it may be launched. */
export function whyEventCannotLaunch(facts: LaunchFacts, now: Date): string[] {
  const live = liveIn(facts);
  const isAnyone = live.some(({ instructorKeys = [] }) => instructorKeys.length > 0);
  return [
    ...(facts.isProgramActive ? [] : ['event.launch.programInactive']),
    ...(live.length === 0 ? ['event.launch.noSessions'] : []),
    ...(live.some((session) => hasStarted(session, now)) ? ['event.launch.past'] : []),
    ...(live.some(lacksVenue) ? ['event.launch.venueMissing'] : []),
    ...(live.some((session) => lacksMeeting(session, facts)) ? ['event.launch.meetingMissing'] : []),
    ...(isAnyone ? [] : ['event.launch.instructorMissing']),
    ...(facts.areBookingsApproved ? [] : ['event.launch.bookingNotApproved']),
    ...(facts.isStockShort ? ['event.launch.stock'] : []),
    ...(facts.minAttendees > facts.maxAttendees ? ['event.launch.seats'] : []),
  ];
}

function lacksVenue({ mode, venueKey }: AgendaSession): boolean {
  return mode !== 'VILT' && venueKey === undefined;
}

/** Without a link of its own a meeting is made for it, where somebody makes those of its tool. */
function lacksMeeting({ mode, meeting }: AgendaSession, { virtualTool, meetingTools }: LaunchFacts): boolean {
  if (mode === 'CLT' || meeting?.url !== undefined) return false;
  const tool = meeting?.provider ?? virtualTool;
  return !meetingTools.some((known) => known === tool);
}
