import { whyEventCannotLaunch } from '#model/rules/why-event-cannot-launch.ts';
import { isShort } from '#model/rules/planned-cost.ts';
import { eventFactsOf } from '../../agenda/event-facts.ts';
import { plannedCostFor } from '../../agenda/planned-cost.ts';
import { meetingProviders } from '../../meetings/providers.ts';
import type { ActionCode } from '../../records/act.ts';
import { teachersOf, tellStaff } from '../../reminders/tell-staff.ts';
import { bookingsOf } from '../../stores/bookings.ts';
import { isOfActiveLaunch } from '../../stores/launch-programs.ts';

/**
 * An event is launched when everything about it is known; that nobody is booked twice the database has seen to. Who
 * teaches it hears of their sessions.
 */
export const code: ActionCode = {
  async whyNot(scope, event) {
    const { sessions } = await eventFactsOf(scope, event);
    const seats = { minAttendees: Number(event['minAttendees']), maxAttendees: Number(event['maxAttendees']) };
    const { virtualTool } = event as { virtualTool: string | null };
    const meetingTools = [...meetingProviders(scope.meetings).keys()];
    const { items } = await plannedCostFor(scope, event, sessions);
    const isStockShort = items.some((item) => isShort(item));
    const bookings = await bookingsOf(scope, String(event['key']));
    const areBookingsApproved = bookings.every(({ state }) => state === 'Approved');
    const isProgramActive = await isOfActiveLaunch(scope, String(event['key']));
    const more = { virtualTool, meetingTools, isStockShort, areBookingsApproved, isProgramActive };
    return whyEventCannotLaunch({ sessions, ...more, ...seats }, scope.now);
  },
  async effect(scope, { key }) {
    const launchedAt = scope.now.toISOString();
    const eventKey = String(key);
    const booked = { kind: 'teaching.booked', eventKey, occasion: launchedAt };
    await tellStaff(scope, await teachersOf(scope, eventKey), booked);
    return { launchedAt };
  },
};
