import { warningsOf, type Conflict } from '#model/agenda/conflicts.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { doubleBookingsOf, type DoubleBooking } from '../stores/double-bookings.ts';
import { holidaysBetween } from '../stores/holidays.ts';
import { venuesNamed } from '../stores/venues.ts';
import type { PlannedSession } from './plan-event.ts';

/** Everything that stands against the sessions of an event that are to take place: first what blocks. */
export async function conflictsOf(scope: Scope, event: Values, planned: readonly PlannedSession[]) {
  const live = planned.filter(({ session }) => session.status === 'Scheduled');
  return [...(await blocksOf(scope, event, live)), ...(await warningsIn(scope, event, live))];
}

/** What other events hold of the sessions' venues and instructors. */
export async function blocksOf(scope: Scope, event: Values, planned: readonly PlannedSession[]): Promise<Conflict[]> {
  const live = planned.filter(({ session }) => session.status === 'Scheduled');
  const wanted = live.map(({ path, session }) => ({ path, ...session }));
  return (await doubleBookingsOf(scope, String(event['key']), wanted)).map(blockOf);
}

function blockOf({ path, kind, ...booking }: DoubleBooking): Conflict {
  const name = kind === 'venue' ? 'venueKey' : 'instructorKeys';
  return {
    path: `${path}.${name}`,
    kind,
    severity: 'block',
    message: `agenda.days.sessions.${name}.conflict`,
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
