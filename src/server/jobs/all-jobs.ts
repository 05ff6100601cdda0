import type { FastifyBaseLogger } from 'fastify';
import type { JobName } from '#model/jobs.ts';
import type { Tenant } from '../config.ts';
import type { Context } from '../context.ts';
import { deliverDue } from '../delivery/deliver-due.ts';
import { removeOld } from '../delivery/remove-old.ts';
import { sendersOf } from '../delivery/senders.ts';
import { askForFeedback } from '../feedback/ask-for-feedback.ts';
import { doDueMeetings } from '../meetings/do-due-meetings.ts';
import { meetingProviders } from '../meetings/providers.ts';
import { sweepSeats } from '../nominations/sweep-seats.ts';
import { planReminders } from '../reminders/plan-reminders.ts';

interface Jobs {
  /** What each does in a tenant. */
  runs: Record<JobName, (tenant: Tenant) => Promise<void>>;
  /** Lets go of what the jobs hold, when none runs any more. */
  close: () => void;
}

/** Everything that repeats itself; `signal` ends what is under way. */
export function allJobs(context: Context, log: FastifyBaseLogger, signal: AbortSignal): Jobs {
  const { config, database, clock } = context;
  const senders = sendersOf(config.delivery);
  const providers = meetingProviders(config.meetings);
  const wentWrong = (what: string) => (err: unknown) => log.error({ err }, what);
  const delivery = { context, senders, onError: wentWrong('a notice could not be sent'), signal };
  const meetings = { database, providers, clock, onError: wentWrong('work on a meeting went wrong'), signal };
  return {
    runs: {
      deliverNotices: (tenant) => deliverDue(delivery, tenant),
      makeMeetings: (tenant) => doDueMeetings(meetings, tenant),
      settleSeats: (tenant) => sweepSeats(context, tenant),
      askForFeedback: (tenant) => askForFeedback(context, tenant),
      planReminders: (tenant) => planReminders(context, tenant),
      removeOldNotices: (tenant) => removeOld(context, tenant, signal),
    },
    close: () => senders.forEach((sender) => sender.close()),
  };
}
