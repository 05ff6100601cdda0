import { channels, deliveryStates, type Channel, type DeliveryState } from '#model/delivery.ts';
import { jobNames, type ChannelReport, type JobName, type JobReport, type JobsReport } from '#model/jobs.ts';
import type { Scope } from '../context.ts';
import type { DeliverySettings } from '../delivery/delivery-settings.ts';
import { countsByChannel, tooOldByChannel, type ChannelCount } from '../stores/deliveries.ts';
import { storedJobs, type StoredJob } from '../stores/jobs.ts';
import { timetable } from './timetable.ts';

/** How everything that repeats itself stands in a tenant, and its notices. */
export async function jobsReport(scope: Scope, settings: DeliverySettings): Promise<JobsReport> {
  const stored = new Map((await storedJobs(scope)).map((job) => [job.name, job]));
  const counts = await countsByChannel(scope, deliveryStates);
  const tooOld = await tooOldByChannel(scope);
  const servers: Record<Channel, unknown> = { EMAIL: settings.mail, SMS: settings.sms, PUSH: settings.push };
  return {
    jobs: jobNames.map((name) => jobOf(name, stored.get(name))),
    channels: channels.map((channel) => ({
      channel,
      isConfigured: servers[channel] !== undefined,
      tooOld: tooOld.get(channel) ?? 0,
      ...totalsOf(counts.filter((count) => count.channel === channel)),
    })),
  };
}

function jobOf(name: JobName, stored: StoredJob | undefined): JobReport {
  const { everyMs, isShared } = timetable[name];
  return { name, everySeconds: everyMs / 1000, canRun: !isShared, isRunning: false, ...stored };
}

function totalsOf(counts: readonly ChannelCount[]): Omit<ChannelReport, 'channel' | 'isConfigured' | 'tooOld'> {
  const countIn = (wanted: DeliveryState): number => counts.find(({ state }) => state === wanted)?.count ?? 0;
  const waiting = counts.find(({ state }) => state === 'Scheduled');
  return {
    due: waiting?.due ?? 0,
    ...(waiting?.oldestDueAt && { oldestDueAt: waiting.oldestDueAt }),
    Scheduled: countIn('Scheduled'),
    Sent: countIn('Sent'),
    Failed: countIn('Failed'),
    Cancelled: countIn('Cancelled'),
  };
}
