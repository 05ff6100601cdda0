import type { Event } from '#model/generated/types.ts';
import { eventReminderTimes, lackingAnchorOf, type RemindingEvent } from '#model/reminder-times.ts';
import { MAX_PLANNED, type PlannedReminder, type ReminderPlan } from '#model/reminders.ts';
import { whyNotReached } from '#model/rules/why-not-reminded.ts';
import type { Scope } from '../context.ts';
import { plannedByHand } from '../stores/planned-by-hand.ts';
import { learnersOf } from '../stores/reminded.ts';
import { sessionsOf } from '../stores/sessions.ts';
import { remindedByCaller } from './audiences.ts';
import { holidaysAround } from './holidays-around.ts';

/** As far ahead as reminders are looked for. */
const AHEAD_MS = 400 * 86_400_000;

/**
 * When an event is going to remind of itself, also before it is launched, and what somebody has planned by hand; and how
 * many each would reach now.
 */
export async function remindersOf(scope: Scope, event: Event): Promise<ReminderPlan> {
  const reminding = await remindingOf(scope, event);
  const items = [...(await byItself(scope, event, reminding)), ...(await byHand(scope, event))];
  return {
    isPaused: event.remindersPaused ?? false,
    items: items.toSorted((one, other) => one.at.localeCompare(other.at)).slice(0, MAX_PLANNED),
    waiting: 0,
    isExample: false,
    lacks: lackingAnchorOf(reminding),
  };
}

async function remindingOf(scope: Scope, event: Event): Promise<RemindingEvent> {
  const { key, timeZone, reminderDate, reminderTime, reminderRecurrence, registrationEndsAt } = event;
  return {
    timeZone,
    reminderDate: reminderDate ?? null,
    reminderTime: reminderTime ?? '09:00',
    reminderRecurrence: reminderRecurrence ?? null,
    registrationEndsAt: registrationEndsAt ?? null,
    sessions: (await sessionsOf(scope, key)).filter(({ status }) => status === 'Scheduled'),
  };
}

async function byItself(
  scope: Scope,
  { key, timeZone, channels, cancelledAt }: Event,
  reminding: RemindingEvent,
): Promise<PlannedReminder[]> {
  if (cancelledAt) return [];
  const now = scope.now.getTime();
  const times = eventReminderTimes(reminding, { after: now, until: now + AHEAD_MS }, await holidaysAround(scope));
  const people = await learnersOf(scope, key);
  const recipients = people.filter((person) => whyNotReached(person, channels ?? []).length === 0).length;
  return times.slice(0, MAX_PLANNED).map(({ at, holiday }) => ({
    kind: 'event.reminder',
    at: new Date(at).toISOString(),
    zone: timeZone,
    recipients: holiday === undefined ? recipients : 0,
    ...(holiday !== undefined && { holiday }),
  }));
}

async function byHand(scope: Scope, { key, timeZone }: Event): Promise<PlannedReminder[]> {
  const planned = await plannedByHand(scope, key, remindedByCaller(scope));
  return planned.map(({ reminderKey, at, recipients }) => ({
    kind: 'reminder.adHoc',
    at: new Date(at).toISOString(),
    zone: timeZone,
    recipients,
    reminderKey,
  }));
}
