import { warningsOf, type Conflict } from '#model/agenda/conflicts.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { clashingLearners, type LearnerBooking } from '../stores/clashing-learners.ts';
import { doubleBookingsOf, type DoubleBooking, type Wanted } from '../stores/double-bookings.ts';
import { holidaysBetween } from '../stores/holidays.ts';
import { venuesNamed } from '../stores/venues.ts';
import type { PlannedSession } from './plan-event.ts';

/** Everything that stands against the sessions of an event that are to take place: first what blocks. */
export async function conflictsOf(scope: Scope, event: Values, planned: readonly PlannedSession[]) {
  const live = planned.filter(({ session }) => session.status === 'Scheduled');
  const learners = await clashingLearners(scope, String(event['key']), live.map(wantedOf));
  return [
    ...(await blocksOf(scope, event, live)),
    ...learners.map(warningOf),
    ...(await warningsIn(scope, event, live)),
  ];
}

/** What other events hold of the sessions' venues and instructors. */
export async function blocksOf(scope: Scope, event: Values, planned: readonly PlannedSession[]): Promise<Conflict[]> {
  const live = planned.filter(({ session }) => session.status === 'Scheduled');
  return (await doubleBookingsOf(scope, String(event['key']), live.map(wantedOf))).map(blockOf);
}

function wantedOf({ path, session }: PlannedSession): Wanted {
  return { path, ...session };
}

function blockOf({ path, kind, ...booking }: DoubleBooking): Conflict {
  const name = kind === 'venue' ? 'venueKey' : 'instructorKeys';
  return {
    path: `${path}.${name}`,
    kind,
    severity: 'block',
    message: `agenda.days.sessions.${name}.conflict`,
    ...namesIn(booking),
  };
}

/** A learner who would be in two places is told of, and may be meant to choose. */
function warningOf({ path, ...booking }: LearnerBooking): Conflict {
  return { path, kind: 'learner', severity: 'warning', message: 'agenda.warning.learner', ...namesIn(booking) };
}

function namesIn(booking: Omit<LearnerBooking, 'path'>): Pick<Conflict, 'about' | 'with'> {
  return {
    about: { key: booking.resourceKey, name: booking.resourceName },
    with: { key: booking.eventKey, name: booking.eventName, startAt: booking.startAt, endAt: booking.endAt },
  };
}

async function warningsIn(scope: Scope, event: Values, live: readonly PlannedSession[]): Promise<Conflict[]> {
  const placed = live.map(({ path, session }) => ({ path, date: session.date, session }));
  const dates = placed.map(({ date }) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  return warningsOf(placed, {
    venues: await venuesNamed(
      scope,
      placed.flatMap(({ session }) => session.venueKey ?? []),
    ),
    holidays: await holidaysBetween(scope, first, last),
    isHolidayTold: event['holidayMarking'] !== 'IGNORE',
    maxAttendees: Number(event['maxAttendees']),
  });
}
