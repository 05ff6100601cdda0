import { eventFactsOf } from '../../agenda/event-facts.ts';
import type { ActionCode } from '../../records/act.ts';

/** A launch is taken back as long as nobody has answered it. */
export const code: ActionCode = {
  async whyNot(scope, event) {
    const { activeNominations } = await eventFactsOf(scope, event);
    return activeNominations > 0 ? ['event.unlaunch.nominations'] : [];
  },
  effect: async () => ({ launchedAt: null }),
};
