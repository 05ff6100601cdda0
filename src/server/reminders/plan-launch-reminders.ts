import type { Holiday } from '#model/agenda/holidays.ts';
import { launchReminderTimes, mayBeDue } from '#model/reminder-times.ts';
import type { Period } from '#model/time/recurrence-dates.ts';
import type { Scope } from '../context.ts';
import { inSavepoint } from '../records/in-savepoint.ts';
import {
  basesOf,
  launchReminders,
  writeLaunchReminders,
  type DueLaunchReminder,
  type LaunchReminder,
} from '../stores/launch-reminders.ts';
import type { Attempt } from './attempts.ts';
import { holidaysAround } from './holidays-around.ts';
import { readRule } from './read-rule.ts';

/**
 * Writes the reminders of active launches that became due since. Those who were assigned on one day are reminded at the
 * same times: so days are looked at here, and learners in SQL alone.
 */
export async function planLaunchReminders(scope: Scope, since: Date, attempt: Attempt): Promise<void> {
  const reminders = await launchReminders(scope);
  if (reminders.length === 0) return;
  const holidays = await holidaysAround(scope);
  for (const reminder of reminders) {
    const plan = () => inSavepoint(scope, () => planReminder(scope, reminder, since, holidays));
    await attempt(`launch ${reminder.launchCode}`, plan);
  }
}

async function planReminder(scope: Scope, reminder: LaunchReminder, since: Date, holidays: readonly Holiday[]) {
  const { zone } = readRule(reminder.rule);
  const period = { after: since.getTime(), until: scope.now.getTime() };
  const bases = mayBeDue(reminder.rule, period) ? await basesOf(scope, reminder, zone) : [];
  const lateBases = reminder.remindsLate ? await basesOf(scope, reminder, zone, since) : [];
  const times = [
    ...bases.flatMap((basis) => timesOf(reminder, basis, period, holidays)),
    ...lateBases.flatMap((basis) => missedOf(reminder, basis, period, holidays)),
  ];
  await writeLaunchReminders(scope, reminder, { zone, times, since });
}

function timesOf(
  { rule }: LaunchReminder,
  basis: string,
  period: Period,
  holidays: readonly Holiday[],
): DueLaunchReminder[] {
  return launchReminderTimes(rule, basis, period, holidays)
    .filter(({ holiday }) => holiday === undefined)
    .map(({ at }) => ({ basis, at: new Date(at).toISOString(), isLate: false }));
}

/** The last reminder before the period, for those whom it concerns only since. */
function missedOf(reminder: LaunchReminder, basis: string, { after }: Period, holidays: readonly Holiday[]) {
  const before = { after: Date.parse(basis) - DAY_MS, until: after };
  return timesOf(reminder, basis, before, holidays)
    .slice(-1)
    .map((time) => ({ ...time, isLate: true }));
}

const DAY_MS = 86_400_000;
