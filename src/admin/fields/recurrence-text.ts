import type { useTranslate } from 'react-admin';
import { weekdays, type Pattern, type Recurrence, type Weekday } from '#model/time/recurrence.ts';

interface Speech {
  translate: ReturnType<typeof useTranslate>;
  /** BCP 47 tag. */
  culture: string;
  dateOf: (date: string) => string;
  timeOf: (time: string) => string;
}

/** Such as "Every 2 weeks on Monday and Wednesday at 09:00 (Asia/Kolkata), from 04/01/2027, 10 times". */
export function recurrenceText(recurrence: Recurrence, { translate, culture, dateOf, timeOf }: Speech): string {
  const { start, time, zone, interval, pattern, count, until } = recurrence;
  const key = isEveryWeekday(recurrence) ? 'everyWeekday' : pattern.frequency;
  const words = wordsOf(pattern, culture, translate);
  const phrases = [
    translate('recurrence.at', {
      rule: translate(`recurrence.${key}`, { ...words, smart_count: interval }),
      time: timeOf(time),
      zone,
    }),
    translate('recurrence.from', { date: dateOf(start) }),
    count && translate('recurrence.times', { smart_count: count }),
    until && translate('recurrence.until', { date: dateOf(until) }),
  ];
  return phrases.filter(Boolean).join(', ');
}

function wordsOf(pattern: Pattern, culture: string, translate: Speech['translate']): Record<string, string> {
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
