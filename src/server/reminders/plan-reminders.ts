import type { Tenant } from '../config.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../records/in-transaction.ts';
import { scopeOf, system } from '../scope-of.ts';
import { tellAssigned } from '../stores/launch-assignments.ts';
import { finishPlan, takePlan } from '../stores/reminder-plan.ts';
import { beginAttempts } from './attempts.ts';
import { noticeEvents } from './notice-events.ts';
import { planEventReminders } from './plan-event-reminders.ts';
import { planLaunchReminders } from './plan-launch-reminders.ts';

/** Somebody may be confirmed in a transaction that ends after one of these has looked; so long may it take. */
const OVERLAP_MS = 5 * 60_000;
/** What nobody has planned for longer than this, such as while no server was there, comes too late to be sent. */
const OLDEST_MS = 24 * 60 * 60_000;

/**
 * Writes to the outbox every reminder of a tenant that has become due since the last time, each once, whoever else does
 * the same: one server at a time plans, and a row's unique key tells what there is already. Tells of assignments to launches,
 * too. An event or launch that goes wrong is left out, and tried again as long as the turns overlap. Throws what went wrong
 * when all others are written.
 */
export async function planReminders(context: Context, tenant: Tenant): Promise<void> {
  const { attempt, tellFailures } = beginAttempts();
  await inTransaction(scopeOf(context, tenant, system), {}, async (scope) => {
    const planned = await takePlan(scope);
    if (!planned) return;
    const until = scope.now.getTime();
    const since = new Date(Math.max(planned.getTime() - OVERLAP_MS, until - OLDEST_MS));
    await planEventReminders(scope, since, attempt);
    await planLaunchReminders(scope, since, attempt);
    await noticeEvents(scope, since, attempt);
    await finishPlan(scope);
  });
  await attempt('launch.assigned', () => tellAssigned(scopeOf(context, tenant, system)));
  tellFailures();
}
