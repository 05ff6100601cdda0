import type { Channel } from '#model/delivery.ts';
import type { Context, Scope } from '../context.ts';
import type { Tenant } from '../config.ts';
import { scopeOf, system } from '../scope-of.ts';
import { holdNotices, takeDueNotices, type DueNotice } from '../stores/due-notices.ts';
import { standingOf, type Standing } from '../stores/notice-standing.ts';
import { deliverMail } from './deliver-mail.ts';
import { endOld } from './end-old.ts';
import { inLanes } from './in-lanes.ts';
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
/** What is still leased then has lost its sender. */
const LEASE_MS = 5 * 60_000;
/** Longer than one message takes at the slowest server, by the timeouts of the senders. */
const LONGEST_MS = 4 * 60_000;

/** Takes channels out of `open` by which nobody is reached now: their other notices wait without a try. */
async function deliverSome(work: DeliveryWork, tenant: Tenant, open: Set<Channel>): Promise<number> {
  const scope = scopeOf(work.context, tenant, system);
  const due = await takeDueNotices(scope.db, tenant, {
    now: scope.now,
    until: leaseFrom(scope.now),
    channels: [...open],
    most: MOST_AT_ONCE,
  });
  if (due.length === 0) return 0;
  const taken: Taken = { scope, standings: await standingsOf(scope, due) };
  const deliver = async (mail: readonly DueNotice[]): Promise<void> => {
    const onProblem = (error: unknown): void => {
      if (!(error instanceof DeliveryProblem)) work.onError(error);
      else if (error.isOutage) mail.forEach(({ channel }) => open.delete(channel));
    };
    const held = await hold(work, taken, mail);
    await deliverMail({ ...held, senders: work.senders, onProblem }, held.mail);
  };
  const byChannel = [...Map.groupBy(due, ({ channel }) => channel)];
  await Promise.all(
    byChannel.map(([channel, notices]) => inLanes(mailsOf(notices), work.senders.get(channel)?.atOnce ?? 1, deliver)),
  );
  return due.length;
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

function mailsOf(due: readonly DueNotice[]): DueNotice[][] {
  return [...Map.groupBy(due, ({ messageId }) => messageId).values()];
}

/** The moment in which notices were taken, and how things stood for them. */
interface Taken {
  scope: Scope;
  standings: ReadonlyMap<string, Standing>;
}

function standingsOf(scope: Scope, notices: readonly DueNotice[]): Promise<Map<string, Standing>> {
  return standingOf(
    scope,
    notices.map(({ key }) => key),
  );
}

/**
 * A mail that is about to be sent, with a lease that outlasts it. What has waited for others until then is looked at anew;
 * of what somebody else has taken since nothing is left.
 */
async function hold({ context }: DeliveryWork, taken: Taken, mail: readonly DueNotice[]) {
  const until = Math.min(...mail.map(({ leasedUntil }) => Date.parse(leasedUntil)));
  if (until - context.clock().getTime() >= LONGEST_MS) return { ...taken, mail };
  const scope = scopeOf(context, taken.scope.tenant, system);
  const held = await holdNotices(scope.db, scope.tenant, mail, leaseFrom(scope.now));
  return { scope, standings: await standingsOf(scope, held), mail: held };
}
