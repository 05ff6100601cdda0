import type { Holiday } from '#model/agenda/holidays.ts';
import { eventReminderTimes } from '#model/reminder-times.ts';
import type { Period } from '#model/time/recurrence-dates.ts';
import type { Scope } from '../context.ts';
import { inSavepoint } from '../records/in-savepoint.ts';
import {
  eventsThatRemind,
  unsentEventReminders,
  writeEventReminders,
  type DueEventReminder,
  type StoredReminders,
} from '../stores/event-reminders.ts';
import { cancelUnsent } from '../stores/outbox.ts';
import type { Attempt } from './attempts.ts';
import { holidaysAround } from './holidays-around.ts';
import { readRule } from './read-rule.ts';

/** Writes the reminders of events that became due since, and cancels those whose event has moved away from them. */
export async function planEventReminders(scope: Scope, since: Date, attempt: Attempt): Promise<void> {
  const events = await eventsThatRemind(scope, since);
  if (events.length === 0) return;
  const holidays = await holidaysAround(scope);
  const unsent = Map.groupBy(await unsentEventReminders(scope), ({ eventKey }) => eventKey);
  for (const event of events) {
    const written = unsent.get(event.key) ?? [];
    await attempt(`event ${event.code}`, () => planEvent(scope, event, { since, holidays, written }));
  }
}

interface Plan {
  since: Date;
  holidays: readonly Holiday[];
  /** What is written for the event and not sent yet. */
  written: readonly { sendAt: string }[];
}

async function planEvent(scope: Scope, event: StoredReminders, { since, holidays, written }: Plan): Promise<void> {
  if (event.reminderRecurrence !== null) readRule(event.reminderRecurrence);
  const period = { after: since.getTime(), until: scope.now.getTime() };
  const gone = written.filter(({ sendAt }) => isGone(event, Date.parse(sendAt), holidays));
  const due = [
    ...timesOf(event, period, holidays).map((at) => ({ eventKey: event.key, at, isLate: false })),
    ...missedOf(event, scope.now, period, holidays),
  ];
  if (gone.length + due.length === 0) return;
  await inSavepoint(scope, async () => {
    // The event reminds again for its new date.
    for (const { sendAt } of gone) {
      const unsent = { kind: 'event.reminder', eventKey: event.key, sendAt };
      await cancelUnsent(scope, unsent, 'delivery.cancelled.moved');
    }
    await writeEventReminders(scope, due, since);
  });
}

/** Whether a time is none any more. */
function isGone(event: StoredReminders, at: number, holidays: readonly Holiday[]): boolean {
  return timesOf(event, { after: at - 1, until: at }, holidays).length === 0;
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

/** The instants, ISO 8601, at which an event reminds. */
function timesOf(event: StoredReminders, period: Period, holidays: readonly Holiday[]): string[] {
  const times = eventReminderTimes(event, period, holidays).filter(({ holiday }) => holiday === undefined);
  return times.map(({ at }) => new Date(at).toISOString());
}
