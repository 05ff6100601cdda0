import type { ActionCode } from '../../records/act.ts';
import { tellAfterAll } from '../../stores/launch-assignments.ts';

/** Who was to hear that the launch is assigned to them while it was inactive hears so now. */
export const code: ActionCode = {
  async effect(scope, { key }) {
    await tellAfterAll(scope, String(key));
    return {};
  },
};
