import type { NoticeKind } from './notice-kinds.ts';

/** What is of use around its time alone: a reminder of days ago reminds nobody of anything. */
export const reminderKinds: readonly NoticeKind[] = [
  'event.reminder',
  'reminder.adHoc',
  'launch.startReminder',
  'launch.completionReminder',
];

const DAY_MS = 86_400_000;
/** As long as one is planned at all that nobody has planned in time. */
const REMINDER_AGE_MS = DAY_MS;

/** What has been due since then, or longer, is of no use to anybody any more. */
export interface AgeLimits {
  reminders: Date;
  others: Date;
}

/** The limits at an instant, with the age in days, at least one, at which everything but reminders ends. */
export function ageLimitsAt(now: Date, endAfterDays: number): AgeLimits {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  return { reminders: before(REMINDER_AGE_MS), others: before(endAfterDays * DAY_MS) };
}
