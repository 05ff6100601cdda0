import { whyEventCannotClose } from '#model/rules/why-event-cannot-close.ts';
import { eventFactsOf } from '../../agenda/event-facts.ts';
import type { ActionCode } from '../../records/act.ts';

/** Closing ends an event: specification, section 4. */
export const code: ActionCode = {
  whyNot: async (scope, event) => whyEventCannotClose((await eventFactsOf(scope, event)).closing),
  effect: async ({ now }) => ({ closedAt: now.toISOString() }),
};
