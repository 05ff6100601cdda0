import type { Tenant } from '../config.ts';
import type { Context } from '../context.ts';
import { eventsToSettle } from '../stores/nominations.ts';
import { scopeOf, system } from '../scope-of.ts';
import { settleSeats } from './settle-seats.ts';
import { withLockedEvent } from './with-locked-event.ts';

/**
 * Settles the seats of every event of a tenant that wants it: offers end by the clock alone, and what another change has
 * missed is made good. Several servers may do it at once.
 */
export async function sweepSeats(context: Context, tenant: Tenant): Promise<void> {
  for (const key of await eventsToSettle(scopeOf(context, tenant, system))) {
    await withLockedEvent(scopeOf(context, tenant, system), { key }, settleSeats);
  }
}
