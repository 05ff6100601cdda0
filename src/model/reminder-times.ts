import type { Holiday } from './agenda/holidays.ts';
import type { ReminderPlan } from './reminders.ts';
import { localDateOf } from './time/day.ts';
import { nextOccurrencesOf, occurrencesIn, type Occurrence, type Period } from './time/recurrence-dates.ts';
import { isRelative, parseRecurrence, type Anchor } from './time/recurrence.ts';
import { instantOf } from './time/wall-clock.ts';

/** When an event takes place and reminds of itself. */
export interface RemindingEvent {
  timeZone: string;
  /** A local date and a time of its zone. */
  reminderDate: string | null;
  reminderTime: string;
  /** RFC 5545 text. */
  reminderRecurrence: string | null;
  /** Instant, ISO 8601. */
  registrationEndsAt: string | null;
  /** Those that take place, by their start; instants, ISO 8601. */
  sessions: readonly { startAt: string; endAt: string }[];
}

/**
 * When an event reminds its learners in a period, in order: on its date, and as its rule says, which by the calendar goes
 * on until the last session. A time at which both do is there once.
 */
export function eventReminderTimes(event: RemindingEvent, period: Period, holidays: readonly Holiday[]): Occurrence[] {
  const times = [...onDate(event, period), ...byRule(event, period, holidays)];
  const different = new Map(times.map((time) => [time.at, time]));
  return [...different.values()].toSorted((one, other) => one.at - other.at);
}

function onDate({ reminderDate, reminderTime, timeZone }: RemindingEvent, { after, until }: Period): Occurrence[] {
  if (reminderDate === null) return [];
  const at = instantOf(reminderDate, reminderTime, timeZone);
  return after < at && at <= until ? [{ date: reminderDate, at }] : [];
}

function byRule(event: RemindingEvent, period: Period, holidays: readonly Holiday[]) {
  const { reminderRecurrence, sessions } = event;
  const rule = parseRecurrence(reminderRecurrence ?? '');
  const lastEnd = Math.max(...sessions.map(({ endAt }) => Date.parse(endAt)));
  if (!rule || sessions.length === 0) return [];
  const times = occurrencesIn(rule, period, { anchors: anchorsOf(event, rule.zone), holidays });
  return isRelative(rule) ? times : times.filter(({ at }) => at <= lastEnd);
}

/** What the rule of an event counts from and the event does not have, so that nobody is ever reminded by it. */
export function lackingAnchorOf(event: RemindingEvent): ReminderPlan['lacks'] {
  const rule = parseRecurrence(event.reminderRecurrence ?? '');
  if (!rule || !isRelative(rule)) return undefined;
  const { anchor } = rule.pattern;
  if (event.sessions.length === 0) return 'SESSIONS';
  return anchor === 'REGISTRATION_END' && event.registrationEndsAt === null ? anchor : undefined;
}

function anchorsOf({ sessions, registrationEndsAt }: RemindingEvent, zone: string): Partial<Record<Anchor, string[]>> {
  const dateOf = (instant: string) => localDateOf(Date.parse(instant), zone);
  const starts = sessions.map(({ startAt }) => dateOf(startAt));
  const ends = sessions.map(({ endAt }) => dateOf(endAt));
  return {
    FIRST_SESSION: starts.toSorted().slice(0, 1),
    EACH_SESSION: [...new Set(starts)],
    LAST_END: ends.toSorted().slice(-1),
    REGISTRATION_END: registrationEndsAt === null ? [] : [dateOf(registrationEndsAt)],
  };
}

/**
 * When a launch reminds in a period those whom it concerns from a day on, a local date in the zone of the rule (RFC 5545
 * text); undefined for a rule that is none.
 */
export function launchReminderTimes(text: string, basis: string, period: Period, holidays: readonly Holiday[]) {
  const rule = parseRecurrence(text);
  return rule ? occurrencesIn(rule, period, { anchors: { BASIS: [basis] }, holidays }) : [];
}

/** The next ten times after `now` (milliseconds) at which a launch reminds those of `launchReminderTimes`. */
export function nextLaunchReminderTimes(text: string, basis: string, now: number, holidays: readonly Holiday[]) {
  const rule = parseRecurrence(text);
  return rule ? nextOccurrencesOf(rule, now, NEXT_TIMES, { anchors: { BASIS: [basis] }, holidays }) : [];
}

const NEXT_TIMES = 10;

/** Whether a clock of the rule's zone shows its time at all in a period: else nothing can be due. */
export function mayBeDue(text: string, { after, until }: Period): boolean {
  const rule = parseRecurrence(text);
  if (!rule) return false;
  const dates = [after - DAY_MS, after, until, until + DAY_MS].map((instant) => localDateOf(instant, rule.zone));
  return (
    until - after > DAY_MS ||
    dates.map((date) => instantOf(date, rule.time, rule.zone)).some((at) => after < at && at <= until)
  );
}

const DAY_MS = 86_400_000;
