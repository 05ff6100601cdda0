import type { Channel } from '#model/delivery.ts';
import type { Context } from '../context.ts';
import type { Tenant } from '../config.ts';
import { scopeOf, system } from '../scope-of.ts';
import { standingOf, takeDueNotices } from '../stores/due-notices.ts';
import { deliverMail } from './deliver-mail.ts';
import { endOld } from './end-old.ts';
import { DeliveryProblem } from './sender.ts';
import type { Senders } from './senders.ts';

export interface DeliveryWork {
  context: Context;
  senders: Senders;
  /** Hears of what goes wrong in a way that nobody foresaw. */
  onError: (error: unknown) => void;
  /** Ends it after what is under way. */
  signal: AbortSignal;
}

/**
 * Sends a tenant's notices that are due now, each once, whoever else does the same; what has waited too long ends unsent.
 * Throws the database's errors.
 */
export async function deliverDue(work: DeliveryWork, tenant: Tenant): Promise<void> {
  await endOld(work.context, tenant, work.signal);
  const open = new Set(work.senders.keys());
  for (let taken = MOST_AT_ONCE; taken >= MOST_AT_ONCE && open.size > 0 && !work.signal.aborted;) {
    taken = await deliverSome(work, tenant, open);
  }
}

const MOST_AT_ONCE = 20;
/** Longer than that many take at the slowest server: what is still leased then has lost its sender. */
const LEASE_MS = 5 * 60_000;

/** Takes channels out of `open` by which nobody is reached now: their other notices wait without a try. */
async function deliverSome(work: DeliveryWork, tenant: Tenant, open: Set<Channel>): Promise<number> {
  const scope = scopeOf(work.context, tenant, system);
  const until = new Date(scope.now.getTime() + LEASE_MS);
  const due = await takeDueNotices(scope.db, tenant, {
    now: scope.now,
    until,
    channels: [...open],
    most: MOST_AT_ONCE,
  });
  if (due.length === 0) return 0;
  const standings = await standingOf(
    scope,
    due.map(({ key }) => key),
  );
  const mails = Map.groupBy(due, ({ messageId }) => messageId);
  await Promise.all(
    [...mails.values()].map((mail) => {
      const onProblem = (error: unknown): void => {
        if (!(error instanceof DeliveryProblem)) work.onError(error);
        else if (error.isOutage) mail.forEach(({ channel }) => open.delete(channel));
      };
      return deliverMail({ scope, senders: work.senders, standings, onProblem }, mail);
    }),
  );
  return due.length;
}
