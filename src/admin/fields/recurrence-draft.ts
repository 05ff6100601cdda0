import { isCalendarDate, isClockTime } from '#model/criteria-check.ts';
import { localDateOf } from '#model/time/day.ts';
import {
  MAX_INTERVAL,
  parseRecurrence,
  weekdays,
  writeRecurrence,
  type Pattern,
  type Recurrence,
} from '#model/time/recurrence.ts';
import { isSame } from '#model/values.ts';
import { isEveryWeekday } from './recurrence-text.ts';

/** What a person chooses first; every weekday is a week of its own. */
export const frequencies = ['daily', 'everyWeekday', 'weekly', 'monthlyByDay', 'monthlyByWeekday'] as const;
export type Frequency = (typeof frequencies)[number];

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
  const { frequency } = pattern;
  if (frequency === 'weekly' && pattern.days.length === 0) return 'recurrence.missing.weekday';
  if (frequency === 'monthlyByDay' && (pattern.day < 1 || pattern.day > 31)) return 'recurrence.missing.day';
  const isCounted = interval >= 1 && interval <= MAX_INTERVAL;
  return (!isCounted && missingInterval[frequency]) || 'recurrence.unfinished';
}

const missingInterval: Partial<Record<Pattern['frequency'], string>> = {
  daily: 'recurrence.missing.days',
  weekly: 'recurrence.missing.week',
};

/** A new recurrence from today on, by the clock of a zone. */
export function newDraft(zone: string, frequency: Frequency): Recurrence {
  const start = localDateOf(Date.now(), zone);
  return withFrequency({ start, time: '09:00', zone, interval: 1, pattern: { frequency: 'daily' } }, frequency);
}

/** The same with another frequency; days begin as those of the start. */
export function withFrequency(draft: Recurrence, frequency: Frequency): Recurrence {
  const interval = frequency === 'everyWeekday' ? 1 : draft.interval;
  return { ...draft, interval, pattern: patterns[frequency](draft) };
}

export function frequencyOf(draft: Recurrence): Frequency {
  return isEveryWeekday(draft) ? 'everyWeekday' : draft.pattern.frequency;
}

const patterns: Record<Frequency, (draft: Recurrence) => Pattern> = {
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
