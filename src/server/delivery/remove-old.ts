import type { Tenant } from '../config.ts';
import type { Context } from '../context.ts';
import { removeSettled } from '../stores/old-notices.ts';

const DAY_MS = 86_400_000;
/** So few that nobody waits for them. */
const MOST_AT_ONCE = 1000;

/** Removes a tenant's notices that are settled, and that nobody asks for any more. Throws the database's errors. */
export async function removeOld(context: Context, tenant: Tenant, signal: AbortSignal): Promise<void> {
  const { config, clock, database } = context;
  const before = new Date(clock().getTime() - config.noticesKeptDays * DAY_MS);
  const db = database.forTenant(tenant.id);
  for (let removed = MOST_AT_ONCE; removed === MOST_AT_ONCE && !signal.aborted;) {
    removed = await removeSettled(db, tenant, { before, most: MOST_AT_ONCE });
  }
}
