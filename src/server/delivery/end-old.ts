import { ageLimitsAt } from '#model/mail/notice-age.ts';
import type { Tenant } from '../config.ts';
import type { Context } from '../context.ts';
import { endOldNotices } from '../stores/old-notices.ts';

/** As many as one statement takes in its time. */
const MOST_AT_ONCE = 1000;

/** Ends a tenant's notices that have waited too long to be of use. Throws the database's errors. */
export async function endOld(context: Context, tenant: Tenant, signal: AbortSignal): Promise<void> {
  const { config, clock, database, movableClock } = context;
  // Setting the clock forward makes nothing old: what became due on the way is still to be sent.
  const limits = ageLimitsAt(movableClock?.actual() ?? clock(), config.noticesEndAfterDays);
  const db = database.forTenant(tenant.id);
  for (let ended = MOST_AT_ONCE; ended === MOST_AT_ONCE && !signal.aborted;) {
    ended = await endOldNotices(db, tenant, { now: clock(), limits, most: MOST_AT_ONCE });
  }
}
