import type { Channel, DeliveryState } from './delivery.ts';

/** What repeats itself. */
export const jobNames = [
  'deliverNotices',
  'settleSeats',
  'makeMeetings',
  'askForFeedback',
  'planReminders',
  'removeOldNotices',
] as const;

export type JobName = (typeof jobNames)[number];

/** A job as `GET /jobs` tells of it. Instants are ISO 8601 in UTC. */
export interface JobReport {
  name: JobName;
  everySeconds: number;
  /** Whether it can be asked to run at once; else it runs all the time. */
  canRun: boolean;
  isRunning: boolean;
  /** Absent before the first run. */
  startedAt?: string;
  endedAt?: string;
  nextRunAt?: string;
  /** Of the last run. */
  error?: string;
  failedAt?: string;
}

/** The notices of a channel. */
export type ChannelReport = {
  channel: Channel;
  /** Whether there is a server to send by. */
  isConfigured: boolean;
  /** Those whose time has come. */
  due: number;
  /** Since when the first of them waits. */
  oldestDueAt?: string;
  /** Of those that were cancelled: they had waited too long. */
  tooOld: number;
} & Record<DeliveryState, number>;

export interface JobsReport {
  jobs: JobReport[];
  channels: ChannelReport[];
}
