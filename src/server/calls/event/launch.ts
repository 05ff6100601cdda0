import { whyEventCannotLaunch } from '#model/rules/why-event-cannot-launch.ts';
import { eventFactsOf } from '../../agenda/event-facts.ts';
import type { ActionCode } from '../../records/act.ts';

/** An event is launched when everything about it is known; that nobody is booked twice the database has seen to. */
export const code: ActionCode = {
  async whyNot(scope, event) {
    const { sessions } = await eventFactsOf(scope, event);
    const seats = { minAttendees: Number(event['minAttendees']), maxAttendees: Number(event['maxAttendees']) };
    return whyEventCannotLaunch({ sessions, ...seats }, scope.now);
  },
  effect: async ({ now }) => ({ launchedAt: now.toISOString() }),
};
