import { daysAfter } from '../agenda/plan-days.ts';
import { localDateOf } from '../time/day.ts';
import { instantOf } from '../time/wall-clock.ts';
import type { NoticeKind } from './notice-kinds.ts';

/**
 * What can wait for the mail of the day, where an event sends one mail a day. Everything else goes at once and by itself:
 * offers and what asks for approval, for they end; confirmations, cancellations and moves, for calendars take their
 * entries one mail at a time; warnings that staff have to act upon; and what somebody sends by hand, at the time that they
 * have chosen. A link in what waits holds for days.
 */
const waiting: ReadonlySet<string> = new Set<NoticeKind>([
  'nomination.pendingApproval',
  'nomination.waitlisted',
  'nomination.rejected',
  'nomination.expired',
  'event.reminder',
  'attendance.missing',
  'feedback.asked',
  'feedback.managerAsked',
  'event.bestPractices',
  'certificate.issued',
  'certificate.revoked',
  'credits.issued',
]);

export function canWait(kind: string): boolean {
  return waiting.has(kind);
}

/** A notice of an event that sends one mail a day. Instants are ISO 8601. */
export interface DailyNotice {
  sendAt: string;
  timeZone: string;
  /** When the mail of the day is due, by the clock of the event. */
  reminderTime: string;
  startAt: string | null;
}

/** In milliseconds: what becomes due at the time of the mail is planned within a minute, and goes with it. */
const GATHERING_MS = 2 * 60_000;

export interface MailOfTheDay {
  /** Tells this mail of an event from those of other days. */
  day: string;
  /** When it is sent. */
  at: Date;
}

/**
 * The mail of the day that a notice goes with, which is that of the next time of reminders on the event's clock;
 * undefined where the event would begin before it.
 */
export function mailOfTheDay(notice: DailyNotice, now: Date): MailOfTheDay | undefined {
  const dueAt = Date.parse(notice.sendAt);
  const day = dayOf(dueAt, notice);
  const at = Math.max(instantOf(day, notice.reminderTime, notice.timeZone), now.getTime()) + GATHERING_MS;
  const startAt = notice.startAt === null ? undefined : Date.parse(notice.startAt);
  return startAt !== undefined && dueAt < startAt && startAt <= at ? undefined : { day, at: new Date(at) };
}

/** The local date of the first time of reminders that is not before an instant. */
function dayOf(instant: number, { reminderTime, timeZone }: DailyNotice): string {
  const today = localDateOf(instant, timeZone);
  return instant <= instantOf(today, reminderTime, timeZone) ? today : daysAfter(today, 1);
}
