import { revokeCertificates } from '../../certificates/revoke-certificates.ts';
import type { ActionCode } from '../../records/act.ts';
import type { LockedEvent } from '../../stores/nominations.ts';

/**
 * Outcomes stay until the event is closed again; its certificates do not hold meanwhile. It is recorded who opened it, and
 * why.
 */
export const code: ActionCode = {
  async effect(scope, event) {
    await revokeCertificates(scope, event as unknown as LockedEvent);
    return { closedAt: null };
  },
};
