import type { JobName } from '#model/jobs.ts';

/** How often something repeats itself, and who does it. */
export interface Turn {
  everyMs: number;
  /** Whether servers do it at the same time, each a part; else one at a time does it. */
  isShared: boolean;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How often what repeats itself does so. */
export const timetable: Record<JobName, Turn> = {
  deliverNotices: { everyMs: SECOND_MS, isShared: true },
  makeMeetings: { everyMs: 2 * SECOND_MS, isShared: true },
  settleSeats: { everyMs: MINUTE_MS, isShared: false },
  askForFeedback: { everyMs: MINUTE_MS, isShared: false },
  planReminders: { everyMs: MINUTE_MS, isShared: false },
  removeOldNotices: { everyMs: HOUR_MS, isShared: false },
};
