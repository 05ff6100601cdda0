import type { ProgramLaunch } from '#model/generated/types.ts';
import type { Page } from '#model/paged-query.ts';
import { launchReminderTimes } from '#model/reminder-times.ts';
import type { PlannedRecipient, RecipientsQuestion } from '#model/reminders.ts';
import { parseRecurrence } from '#model/time/recurrence.ts';
import type { Scope } from '../context.ts';
import { basesOf, launchReminders } from '../stores/launch-reminders.ts';
import { learnersFrom } from '../stores/reminded-of-launch.ts';
import { holidaysAround } from './holidays-around.ts';

/** A page of whom a planned reminder of a launch would reach as things stand, by name. */
export async function recipientsOf(
  scope: Scope,
  { key }: ProgramLaunch,
  { kind, at, ...wanted }: RecipientsQuestion,
): Promise<Page<PlannedRecipient>> {
  const reminder = (await launchReminders(scope, [key])).find((one) => one.kind === kind);
  const zone = parseRecurrence(reminder?.rule ?? '')?.zone;
  if (!reminder || zone === undefined) return { items: [], totalItems: 0 };
  const until = Date.parse(at);
  const holidays = await holidaysAround(scope);
  const bases = (await basesOf(scope, reminder, zone)).filter((basis) =>
    launchReminderTimes(reminder.rule, basis, { after: until - 1, until }, holidays).some(
      ({ holiday }) => holiday === undefined,
    ),
  );
  return learnersFrom(scope, reminder, { zone, bases, ...wanted });
}
