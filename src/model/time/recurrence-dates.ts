import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { holidayOn, type Holiday } from '../agenda/holidays.ts';
import { localDateOf } from './day.ts';
import { isRelative, writeRecurrence, type Anchor, type Recurrence, type RelativePattern } from './recurrence.ts';
import { instantOf } from './wall-clock.ts';

/** One time at which something recurs. */
export interface Occurrence {
  /** The local date, in the zone of the recurrence. */
  date: string;
  /** The instant, in milliseconds. */
  at: number;
  /** The name of the holiday for which it is left out. */
  holiday?: string;
}

/** What a recurrence meets with. */
export interface Surroundings {
  /**
   * The local dates of the anchors, in the zone of the recurrence; what is relative to one without dates never happens,
   * and what is not never happens before `BASIS`.
   */
  anchors?: Partial<Record<Anchor, readonly string[]>>;
  holidays?: readonly Holiday[];
}

/** Instants in milliseconds; the first does not belong to it, the last does. */
export interface Period {
  after: number;
  until: number;
}

/**
 * When something recurs in a period, in order, those times included that a holiday leaves out. The rule is followed on
 * the wall clock: a time that a clock change skips is as much later, one that it repeats is the first.
 */
export function occurrencesIn(
  recurrence: Recurrence,
  { after, until }: Period,
  around: Surroundings = {},
): Occurrence[] {
  // A clock change moves a time by less than a day.
  const from = localDateOf(after - DAY_MS, recurrence.zone);
  const to = localDateOf(until + DAY_MS, recurrence.zone);
  const dates = isRelative(recurrence)
    ? relativeDatesOf(recurrence, around).filter((date) => from <= date && date <= to)
    : (calendarOf(recurrence, around)?.between(startOf(from), startOf(to), true) ?? []).map((wall) => dateIn(wall));
  return dates.map((date) => occurrenceOn(date, recurrence, around)).filter(({ at }) => after < at && at <= until);
}

/** The next times after `now` (milliseconds) at which something recurs, at most `most`, as `occurrencesIn` tells them. */
export function nextOccurrencesOf(
  recurrence: Recurrence,
  now: number,
  most: number,
  around: Surroundings = {},
): Occurrence[] {
  const found: Occurrence[] = [];
  for (const date of datesFrom(recurrence, localDateOf(now - DAY_MS, recurrence.zone), around)) {
    if (found.length === most) break;
    const occurrence = occurrenceOn(date, recurrence, around);
    if (occurrence.at > now) found.push(occurrence);
  }
  return found;
}

const DAY_MS = 86_400_000;

function occurrenceOn(date: string, { time, zone, skipsHolidays }: Recurrence, { holidays = [] }: Surroundings) {
  const holiday = skipsHolidays && holidayOn(date, holidays);
  return { date, at: instantOf(date, time, zone), ...(holiday !== undefined && { holiday }) } satisfies Occurrence;
}

/** The local dates from one on, in order. */
function* datesFrom(recurrence: Recurrence, from: string, around: Surroundings): Generator<string> {
  if (isRelative(recurrence)) {
    yield* relativeDatesOf(recurrence, around).filter((date) => date >= from);
    return;
  }
  const calendar = calendarOf(recurrence, around);
  for (let next = calendar?.next(startOf(from), true); next; next = calendar?.next(new Date(next.epochMilliseconds))) {
    yield dateIn(next);
  }
}

/** In UTC there are no clock changes: the rule is followed there for its dates, whose times are put into the zone. */
function calendarOf(recurrence: Recurrence, { anchors }: Surroundings): RRuleTemporal | undefined {
  const basis = anchors?.BASIS?.[0] ?? recurrence.start;
  const start = basis > recurrence.start ? basis : recurrence.start;
  if (recurrence.until !== undefined && recurrence.until < start) return undefined;
  return new RRuleTemporal({
    rruleString: writeRecurrence({ ...bare(recurrence), start, time: '00:00', zone: 'UTC' }),
  });
}

/** What RFC 5545 knows of a recurrence. */
function bare({ skipsHolidays: _skips, ...recurrence }: Recurrence): Recurrence {
  return recurrence;
}

/** So many days from each date of the anchor, and again after each interval; what comes before it ends with it. */
function relativeDatesOf(
  { pattern: { anchor, direction, days }, interval, count = 1 }: Recurrence & { pattern: RelativePattern },
  { anchors = {} }: Surroundings,
): string[] {
  const first = direction === 'before' ? -days : days;
  const offsets = Array.from({ length: count }, (_one, index) => first + index * interval);
  const dates = (anchors[anchor] ?? []).flatMap((date) =>
    offsets
      .filter((offset) => direction === 'after' || offset <= 0)
      .map((offset) => Temporal.PlainDate.from(date).add({ days: offset }).toString()),
  );
  return [...new Set(dates)].toSorted();
}

function startOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

function dateIn(wall: { toPlainDate(): { toString(): string } }): string {
  return wall.toPlainDate().toString();
}
