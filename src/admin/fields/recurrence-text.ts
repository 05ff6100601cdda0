import type { useTranslate } from 'react-admin';
import { isRelative, weekdays, type Pattern, type Recurrence, type Weekday } from '#model/time/recurrence.ts';

interface Speech {
  translate: ReturnType<typeof useTranslate>;
  /** BCP 47 tag. */
  culture: string;
  dateOf: (date: string) => string;
  timeOf: (time: string) => string;
}

/**
 * Such as "Every 2 weeks on Monday and Wednesday at 09:00 (Asia/Kolkata), from 04/01/2027, 10 times", or "3 days before the
 * first session at 09:00 (Asia/Kolkata)".
 */
export function recurrenceText(recurrence: Recurrence, speech: Speech): string {
  const { translate, timeOf } = speech;
  const { time, zone, skipsHolidays } = recurrence;
  const phrases = [
    translate('recurrence.at', { rule: ruleText(recurrence, speech), time: timeOf(time), zone }),
    ...(isRelative(recurrence) ? repeatedText(recurrence, speech) : rangeText(recurrence, speech)),
    skipsHolidays && translate('recurrence.notOnHolidays'),
  ];
  return phrases.filter(Boolean).join(', ');
}

function ruleText(recurrence: Recurrence, { translate, culture }: Speech): string {
  const { interval, pattern } = recurrence;
  if (pattern.frequency === 'relative') {
    const { anchor, direction, days } = pattern;
    const distance = days === 0 ? 'recurrence.onDayOf' : `recurrence.${direction}`;
    return translate(distance, { smart_count: days, anchor: translate(`recurrence.anchor.${anchor}`) });
  }
  const key = isEveryWeekday(recurrence) ? 'everyWeekday' : pattern.frequency;
  return translate(`recurrence.${key}`, { ...wordsOf(pattern, culture, translate), smart_count: interval });
}

function repeatedText({ interval, count = 1 }: Recurrence, { translate }: Speech) {
  if (count === 1) return [];
  return [
    translate('recurrence.again', { smart_count: interval }),
    translate('recurrence.times', { smart_count: count }),
  ];
}

function rangeText({ start, count, until }: Recurrence, { translate, dateOf }: Speech) {
  return [
    translate('recurrence.from', { date: dateOf(start) }),
    count && translate('recurrence.times', { smart_count: count }),
    until && translate('recurrence.until', { date: dateOf(until) }),
  ];
}

function wordsOf(
  pattern: Exclude<Pattern, { frequency: 'relative' }>,
  culture: string,
  translate: Speech['translate'],
): Record<string, string> {
  if (pattern.frequency === 'weekly') {
    const names = pattern.days.map((day) => weekdayName(day, culture));
    return { days: new Intl.ListFormat(culture).format(names) };
  }
  if (pattern.frequency === 'monthlyByDay') return { day: String(pattern.day) };
  if (pattern.frequency === 'daily') return {};
  const { week, weekday } = pattern;
  return { week: translate(`recurrence.week.${week}`), weekday: weekdayName(weekday, culture) };
}

/** Monday to Friday of each week. */
export function isEveryWeekday({ pattern, interval }: Pick<Recurrence, 'pattern' | 'interval'>): boolean {
  return interval === 1 && pattern.frequency === 'weekly' && pattern.days.join(',') === 'MO,TU,WE,TH,FR';
}

/** The culture's name of a weekday. */
export function weekdayName(day: Weekday, culture: string, weekday: 'long' | 'short' = 'long'): string {
  const date = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
  return date.toLocaleDateString(culture, { weekday, timeZone: 'UTC' });
}
