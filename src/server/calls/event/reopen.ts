import type { ActionCode } from '../../records/act.ts';

/** What closing has brought stays; it is recorded who opened the event again, and why. */
export const code: ActionCode = {
  effect: async () => ({ closedAt: null }),
};
