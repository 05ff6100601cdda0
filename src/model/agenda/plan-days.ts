import { Temporal } from 'temporal-polyfill';
import { weekdays, type Weekday } from '../time/recurrence.ts';
import { holidayOn, type Holiday } from './holidays.ts';

/** Days of an agenda at most. */
const MOST_DAYS = 366;

/** On which days of the week sessions are repeated, every so many weeks, and how often or until when. */
export interface WeeklyRule {
  weekdays: readonly Weekday[];
  interval: number;
  count?: number;
  /** The last local date. */
  until?: string;
}

/** The local date so many days after another. */
export function daysAfter(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** The local dates that a rule means from a date on; weeks begin on Monday. */
export function datesOfRule(start: string, { weekdays: chosen, interval, count, until }: WeeklyRule): string[] {
  const first = Temporal.PlainDate.from(start);
  const monday = first.subtract({ days: first.dayOfWeek - 1 });
  const offsets = weekdays.flatMap((day, index) => (chosen.includes(day) ? [index] : []));
  const most = Math.min(count ?? MOST_DAYS, MOST_DAYS);
  const dates: string[] = [];
  for (let week = 0; offsets.length > 0; week += interval) {
    for (const offset of offsets) {
      const date = monday.add({ days: week * 7 + offset }).toString();
      if (dates.length === most || (until !== undefined && date > until)) return dates;
      if (date >= start) dates.push(date);
    }
  }
  return dates;
}

/** A day that a holiday has moved. */
export interface SkippedDay {
  date: string;
  /** Of the holiday. */
  name: string;
  movedTo: string;
}

/**
 * The dates on which days take place that are wanted on these dates, in order. Where holidays are skipped a day moves on
 * to the next working day that is free, neither a holiday nor a Saturday or Sunday; other days stay where they can.
 */
export function settledDates(wanted: readonly string[], holidays: readonly Holiday[], isSkipping: boolean) {
  const dates: string[] = [];
  const skipped: SkippedDay[] = [];
  for (const date of wanted) {
    const last = dates.at(-1);
    const place = isSkipping ? nextPlace(date, last, holidays) : date;
    const name = isSkipping ? holidayOn(date, holidays) : undefined;
    if (name !== undefined) skipped.push({ date, name, movedTo: place });
    dates.push(place);
  }
  return { dates, skipped };
}

function nextPlace(wanted: string, last: string | undefined, holidays: readonly Holiday[]): string {
  let date = last !== undefined && last >= wanted ? daysAfter(last, 1) : wanted;
  while (holidayOn(date, holidays) !== undefined || (date !== wanted && isWeekend(date))) date = daysAfter(date, 1);
  return date;
}

function isWeekend(date: string): boolean {
  return Temporal.PlainDate.from(date).dayOfWeek > 5;
}
