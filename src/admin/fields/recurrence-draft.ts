import { DateTime } from 'luxon';
import { localDateOf } from '#model/time/day.ts';
import {
  isRelative,
  MAX_INTERVAL,
  MAX_RELATIVE_DAYS,
  parseRecurrence,
  weekdays,
  writeRecurrence,
  type Anchor,
  type Pattern,
  type Recurrence,
} from '#model/time/recurrence.ts';
import { isSame } from '#model/values.ts';
import { isEveryWeekday } from './recurrence-text.ts';
import { isCalendarDate, isClockTime } from '#model/time/time-texts.ts';

/** What a person chooses first; every weekday is a week of its own. */
const calendarFrequencies = ['daily', 'everyWeekday', 'weekly', 'monthlyByDay', 'monthlyByWeekday'] as const;
export type Frequency = (typeof calendarFrequencies)[number] | 'relative';

/** What can be chosen where dates may be counted from the anchors. */
export function frequenciesWith(anchors: readonly Anchor[]): readonly Frequency[] {
  return anchors.length > 0 ? [...calendarFrequencies, 'relative'] : calendarFrequencies;
}

/** The last that a month can have. */
export const LAST_DAY = 31;

/** What the form keeps of a recurrence that is not finished, for the check to refuse. */
const UNFINISHED = 'unfinished';

/** The RFC 5545 text of what is being edited. */
export function textOfDraft(draft: Recurrence): string {
  const { start, time, until = start } = draft;
  if (!isCalendarDate(start) || !isCalendarDate(until) || !isClockTime(time)) return UNFINISHED;
  const text = writeRecurrence(draft);
  return isSame(parseRecurrence(text), draft) ? text : UNFINISHED;
}

/** The message key of what is still to be chosen before a draft means something: specification, section 5. */
export function whyUnfinished({ interval, pattern }: Recurrence): string {
  const isCounted = interval >= 1 && interval <= MAX_INTERVAL;
  return (
    whyPatternUnfinished(pattern) ?? ((!isCounted && missingInterval[pattern.frequency]) || 'recurrence.unfinished')
  );
}

function whyPatternUnfinished(pattern: Pattern): string | undefined {
  const { frequency } = pattern;
  if (frequency === 'weekly' && pattern.days.length === 0) return 'recurrence.missing.weekday';
  if (frequency === 'monthlyByDay' && !isWithin(pattern.day, 1, LAST_DAY)) return 'recurrence.missing.day';
  return frequency === 'relative' && !isWithin(pattern.days, 0, MAX_RELATIVE_DAYS)
    ? 'recurrence.missing.days'
    : undefined;
}

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

const missingInterval: Partial<Record<Pattern['frequency'], string>> = {
  daily: 'recurrence.missing.days',
  relative: 'recurrence.missing.days',
  weekly: 'recurrence.missing.week',
};

/** Message keys of what is wrong with the days and the time that were typed. */
export function mistakesIn({ start, time, until }: Recurrence): { start?: string; time?: string; until?: string } {
  return {
    ...(!isCalendarDate(start) && { start: 'validation.format.date' }),
    ...(!isClockTime(time) && { time: 'validation.format.time' }),
    ...(until !== undefined && mistakeInLastDay(until, start)),
  };
}

function mistakeInLastDay(until: string, start: string): { until?: string } {
  if (!isCalendarDate(until)) return { until: 'validation.format.date' };
  return isCalendarDate(start) && until < start ? { until: 'recurrence.lastDay.early' } : {};
}

/** The last day when one begins to choose it: a month after the first, for a rule may leave out the first itself. */
export function usualLastDay(start: string): string {
  return DateTime.fromISO(start, { zone: 'UTC' }).plus({ months: 1 }).toISODate() ?? start;
}

/** A new recurrence from today on, by the clock of a zone. */
export function newDraft(zone: string): Recurrence {
  const start = localDateOf(Date.now(), zone);
  return { start, time: '09:00', zone, interval: 1, pattern: { frequency: 'daily' } };
}

/** The same with another frequency; days begin as those of the start, and what is relative happens once. */
export function withFrequency(draft: Recurrence, frequency: Frequency, anchors: readonly Anchor[]): Recurrence {
  const { until: _until, count: _count, ...endless } = draft;
  if (frequency === 'relative') return { ...endless, interval: 1, count: 1, pattern: relativeTo(anchors) };
  const interval = frequency === 'everyWeekday' ? 1 : draft.interval;
  return { ...(isRelative(draft) ? endless : draft), interval, pattern: patterns[frequency](draft) };
}

/** What is counted from a day that somebody begins on can only come after it. */
function relativeTo([anchor = 'BASIS']: readonly Anchor[]): Pattern {
  return { frequency: 'relative', days: 1, direction: anchor === 'BASIS' ? 'after' : 'before', anchor };
}

export function frequencyOf(draft: Recurrence): Frequency {
  return isEveryWeekday(draft) ? 'everyWeekday' : draft.pattern.frequency;
}

const patterns: Record<Exclude<Frequency, 'relative'>, (draft: Recurrence) => Pattern> = {
  daily: () => ({ frequency: 'daily' }),
  everyWeekday: () => ({ frequency: 'weekly', days: weekdays.slice(0, 5) }),
  weekly: ({ start }) => ({ frequency: 'weekly', days: [weekdayOf(start)] }),
  monthlyByDay: ({ start }) => ({ frequency: 'monthlyByDay', day: Number(start.slice(8)) || 1 }),
  monthlyByWeekday: ({ start }) => ({ frequency: 'monthlyByWeekday', week: 1, weekday: weekdayOf(start) }),
};

function weekdayOf(date: string) {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  return weekdays[day - 1] ?? 'MO';
}
