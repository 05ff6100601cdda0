import type { Event } from '#model/generated/types.ts';
import { eventReminderTimes } from '#model/reminder-times.ts';
import { MAX_PLANNED, type ReminderPlan } from '#model/reminders.ts';
import { whyNotReached } from '#model/rules/why-not-reminded.ts';
import type { Scope } from '../context.ts';
import { learnersOf } from '../stores/reminded.ts';
import { sessionsOf } from '../stores/sessions.ts';
import { holidaysAround } from './holidays-around.ts';

/** As far ahead as reminders are looked for. */
const AHEAD_MS = 400 * 86_400_000;

/** When an event is going to remind its learners, and how many it would reach now; also before it is launched. */
export async function remindersOf(scope: Scope, event: Event): Promise<ReminderPlan> {
  const { key, timeZone, channels, reminderDate, reminderTime, reminderRecurrence, remindersPaused, cancelledAt } =
    event;
  const sessions = (await sessionsOf(scope, key)).filter(({ status }) => status === 'Scheduled');
  const reminding = {
    timeZone,
    reminderDate: reminderDate ?? null,
    reminderTime: reminderTime ?? '09:00',
    reminderRecurrence: reminderRecurrence ?? null,
    sessions,
  };
  const now = scope.now.getTime();
  const period = { after: now, until: now + AHEAD_MS };
  const times = cancelledAt ? [] : eventReminderTimes(reminding, period, await holidaysAround(scope));
  const people = await learnersOf(scope, key);
  const recipients = people.filter((person) => whyNotReached(person, channels ?? []).length === 0).length;
  return {
    isPaused: remindersPaused ?? false,
    items: times.slice(0, MAX_PLANNED).map(({ at, holiday }) => ({
      kind: 'event.reminder',
      at: new Date(at).toISOString(),
      zone: timeZone,
      recipients: holiday === undefined ? recipients : 0,
      ...(holiday !== undefined && { holiday }),
    })),
    waiting: 0,
    isExample: false,
  };
}
