import type { Channel } from '#model/delivery.ts';
import { whyNoticeCancelled } from '#model/rules/why-notice-cancelled.ts';
import type { Context, Scope } from '../context.ts';
import type { Tenant } from '../config.ts';
import { nextTryAfter } from '../jobs/next-try-after.ts';
import { composeMessage } from '../mail/compose-message.ts';
import { Problem } from '../problems.ts';
import { scopeOf, system } from '../scope-of.ts';
import {
  settleNotice,
  standingOf,
  takeDueNotices,
  type DueNotice,
  type Outcome,
  type Standing,
} from '../stores/due-notices.ts';
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

/** Sends a tenant's notices that are due now, each once, whoever else does the same. Throws the database's errors. */
export async function deliverDue(work: DeliveryWork, tenant: Tenant): Promise<void> {
  const open = new Set(work.senders.keys());
  for (let taken = MOST_AT_ONCE; taken === MOST_AT_ONCE && open.size > 0 && !work.signal.aborted;) {
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
  const keys = due.map(({ key }) => key);
  const standings = await standingOf(scope, keys);
  await Promise.all(
    due.map(async (notice) => {
      const outcome = await outcomeOf(work, scope, notice, standings.get(notice.key)).catch((error: unknown) => {
        if (!(error instanceof DeliveryProblem)) work.onError(error);
        else if (error.isOutage) open.delete(notice.channel);
        return failed(error, scope.now, notice.attempts);
      });
      await settleNotice(scope.db, tenant, notice, outcome);
    }),
  );
  return due.length;
}

async function outcomeOf(
  { senders }: DeliveryWork,
  scope: Scope,
  notice: DueNotice,
  standing: Standing | undefined,
): Promise<Outcome> {
  const recipient = standing?.recipient;
  const reason = whyCancelled(notice, standing);
  if (reason || !recipient) return cancelled(reason ?? 'delivery.cancelled.nobody');
  const message = await composeMessage(scope, notice, recipient).catch((error: unknown) => {
    if (error instanceof Problem && error.status === NOT_FOUND) return undefined;
    throw error;
  });
  if (!message) return cancelled('delivery.cancelled.gone');
  await senders.get(notice.channel)?.send({ tenant: scope.tenant.id, notice, recipient, message, now: scope.clock() });
  return { state: 'Sent', at: scope.clock() };
}

const NOT_FOUND = 404;

function whyCancelled({ kind, channel }: DueNotice, standing: Standing | undefined): string | undefined {
  if (!standing) return 'delivery.cancelled.gone';
  const { recipient, nominationState, isEventCancelled, hasBegunMeanwhile } = standing;
  return whyNoticeCancelled({
    kind,
    channel,
    isEventCancelled,
    hasBegunMeanwhile,
    nominationState: nominationState ?? undefined,
    recipient: recipient ? { isActive: recipient.isActive, hasAddress: recipient.email !== null } : undefined,
  });
}

function cancelled(message: string): Outcome {
  return { state: 'Cancelled', error: { message } };
}

function failed(error: unknown, now: Date, attempts: number): Outcome {
  const told = error instanceof DeliveryProblem ? error.told : { message: 'common.somethingWentWrong' };
  const isFinal = error instanceof DeliveryProblem && error.isFinal;
  const nextAttemptAt = isFinal ? undefined : nextTryAfter(now, attempts);
  return nextAttemptAt ? { state: 'Scheduled', error: told, nextAttemptAt } : { state: 'Failed', error: told };
}
