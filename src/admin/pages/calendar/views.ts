import { addDays, addMonths, firstOfMonth, startOfWeek } from './dates.ts';

/** Local dates, both included. */
export interface DateRange {
  from: string;
  to: string;
}

interface ViewOf {
  /** The days that are shown when a date is looked at; `firstDay` is the number of the day that weeks begin with. */
  rangeOf: (date: string, firstDay: number) => DateRange;
  /** The date that is looked at so many pages later. */
  step: (date: string, pages: number) => string;
}

const AGENDA_DAYS = 14;

const viewOf = {
  month: {
    rangeOf: (date, firstDay) => ({
      from: startOfWeek(firstOfMonth(date), firstDay),
      to: addDays(startOfWeek(addDays(addMonths(firstOfMonth(date), 1), -1), firstDay), 6),
    }),
    step: addMonths,
  },
  week: {
    rangeOf: (date, firstDay) => {
      const from = startOfWeek(date, firstDay);
      return { from, to: addDays(from, 6) };
    },
    step: (date, pages) => addDays(date, 7 * pages),
  },
  day: { rangeOf: (date) => ({ from: date, to: date }), step: addDays },
  agenda: {
    rangeOf: (date) => ({ from: date, to: addDays(date, AGENDA_DAYS - 1) }),
    step: (date, pages) => addDays(date, AGENDA_DAYS * pages),
  },
} as const satisfies Record<string, ViewOf>;

export type View = keyof typeof viewOf;

export const views = Object.keys(viewOf) as View[];

export const rangeOfView = (view: View, date: string, firstDay: number): DateRange =>
  viewOf[view].rangeOf(date, firstDay);

export const stepOfView = (view: View, date: string, pages: number): string => viewOf[view].step(date, pages);
