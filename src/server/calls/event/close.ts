import { whyEventCannotClose } from '#model/rules/why-event-cannot-close.ts';
import { eventFactsOf } from '../../agenda/event-facts.ts';
import { closeEvent } from '../../attendance/close-event.ts';
import type { ActionCode } from '../../records/act.ts';
import type { LockedEvent } from '../../stores/nominations.ts';

/** Closing ends an event: specification, section 4. Nobody marks attendance any more, and what came of it is written. */
export const code: ActionCode = {
  whyNot: async (scope, event) => whyEventCannotClose((await eventFactsOf(scope, event)).closing),
  async effect(scope, event) {
    await closeEvent(scope, event as unknown as LockedEvent);
    return { closedAt: scope.now.toISOString() };
  },
};
