import type { Holiday } from '#model/agenda/holidays.ts';
import type { ProgramLaunch } from '#model/generated/types.ts';
import { nextLaunchReminderTimes } from '#model/reminder-times.ts';
import { MAX_PLANNED, type PlannedReminder, type ReminderPlan } from '#model/reminders.ts';
import { localDateOf } from '#model/time/day.ts';
import { parseRecurrence } from '#model/time/recurrence.ts';
import type { Scope } from '../context.ts';
import { countsByBasis, launchReminders, type LaunchReminder } from '../stores/launch-reminders.ts';
import { holidaysAround } from './holidays-around.ts';

/**
 * When a launch is going to remind its learners, and how many it would reach now; also before it is active. As long as it
 * concerns nobody, when it would remind somebody from today on.
 */
export async function remindersOf(scope: Scope, { key, remindersPaused }: ProgramLaunch): Promise<ReminderPlan> {
  const holidays = await holidaysAround(scope);
  const plans: OnePlan[] = [];
  for (const reminder of await launchReminders(scope, [key])) plans.push(await planOf(scope, reminder, holidays));
  const items = plans.flatMap((plan) => plan.items).toSorted((one, other) => one.at.localeCompare(other.at));
  return {
    isPaused: remindersPaused ?? false,
    items: items.slice(0, MAX_PLANNED),
    waiting: Math.max(0, ...plans.map(({ waiting }) => waiting)),
    isExample: plans.length > 0 && plans.every(({ isExample }) => isExample),
  };
}

type OnePlan = Pick<ReminderPlan, 'items' | 'waiting' | 'isExample'>;

async function planOf(scope: Scope, reminder: LaunchReminder, holidays: readonly Holiday[]): Promise<OnePlan> {
  const zone = parseRecurrence(reminder.rule)?.zone ?? 'UTC';
  const counts = await countsByBasis(scope, reminder, zone);
  const known = counts.flatMap(({ date, count }) => (date === null ? [] : [{ date, count }]));
  const waiting = counts.find(({ date }) => date === null)?.count ?? 0;
  const isExample = known.length === 0;
  const today = { date: localDateOf(scope.now.getTime(), zone), count: 0 };
  const items = (isExample ? [today] : known).flatMap(({ date, count }) =>
    nextLaunchReminderTimes(reminder.rule, date, scope.now.getTime(), holidays).map(
      ({ at, holiday }): PlannedReminder => ({
        kind: reminder.kind,
        at: new Date(at).toISOString(),
        zone,
        recipients: holiday === undefined ? count : 0,
        ...(holiday !== undefined && { holiday }),
      }),
    ),
  );
  return { items: together(items), waiting, isExample };
}

/** Those who are reminded at one time are counted together. */
function together(items: readonly PlannedReminder[]): PlannedReminder[] {
  const byTime = new Map<string, PlannedReminder>();
  for (const item of items) {
    const recipients = (byTime.get(item.at)?.recipients ?? 0) + item.recipients;
    byTime.set(item.at, { ...item, recipients });
  }
  return [...byTime.values()];
}
