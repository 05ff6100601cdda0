import type { Holiday } from '#model/agenda/holidays.ts';
import { eventReminderTimes } from '#model/reminder-times.ts';
import type { Period } from '#model/time/recurrence-dates.ts';
import type { Scope } from '../context.ts';
import {
  eventsThatRemind,
  unsentEventReminders,
  writeEventReminders,
  type DueEventReminder,
  type StoredReminders,
} from '../stores/event-reminders.ts';
import { cancelUnsent } from '../stores/outbox.ts';
import { holidaysAround } from './holidays-around.ts';

/** Writes the reminders of events that became due since, and cancels those whose event has moved away from them. */
export async function planEventReminders(scope: Scope, since: Date): Promise<void> {
  const events = await eventsThatRemind(scope, since);
  if (events.length === 0) return;
  const holidays = await holidaysAround(scope);
  const period = { after: since.getTime(), until: scope.now.getTime() };
  await cancelMoved(scope, events, holidays);
  const due = events.flatMap((event) => [
    ...timesOf(event, period, holidays).map((at) => ({ eventKey: event.key, at, isLate: false })),
    ...missedOf(event, scope.now, period, holidays),
  ]);
  await writeEventReminders(scope, due, since);
}

/** How far back the last reminder is looked for that somebody missed. */
const REACH_MS = 366 * 86_400_000;

/** The last reminder before the period, for those who were confirmed since; nobody is reminded of what has begun. */
function missedOf(
  event: StoredReminders,
  now: Date,
  { after }: Period,
  holidays: readonly Holiday[],
): DueEventReminder[] {
  if (!event.hasNew || !event.remindsLate || Date.parse(event.startAt) <= now.getTime()) return [];
  const last = timesOf(event, { after: after - REACH_MS, until: after }, holidays).at(-1);
  return last === undefined ? [] : [{ eventKey: event.key, at: last, isLate: true }];
}

/** What is written for a time that is none any more is not sent: the event reminds again for its new date. */
async function cancelMoved(scope: Scope, events: readonly StoredReminders[], holidays: readonly Holiday[]) {
  const byKey = new Map(events.map((event) => [event.key, event]));
  const unsent = await unsentEventReminders(scope);
  const gone = unsent.filter(({ eventKey, sendAt }) => {
    const event = byKey.get(eventKey);
    const at = Date.parse(sendAt);
    return event && timesOf(event, { after: at - 1, until: at }, holidays).length === 0;
  });
  for (const { eventKey, sendAt } of gone) {
    await cancelUnsent(scope, { kind: 'event.reminder', eventKey, sendAt }, 'delivery.cancelled.moved');
  }
}

/** The instants, ISO 8601, at which an event reminds. */
function timesOf(event: StoredReminders, period: Period, holidays: readonly Holiday[]): string[] {
  const times = eventReminderTimes(event, period, holidays).filter(({ holiday }) => holiday === undefined);
  return times.map(({ at }) => new Date(at).toISOString());
}
