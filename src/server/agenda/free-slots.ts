import { freeSpans } from '#model/agenda/free-slots.ts';
import { holidayOn } from '#model/agenda/holidays.ts';
import { daysAfter } from '#model/agenda/plan-days.ts';
import { instantsOf, wallClockOf } from '#model/agenda/session-times.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { invalid } from '../problems.ts';
import { busyTimes } from '../stores/busy-times.ts';
import { holidaysBetween } from '../stores/holidays.ts';
import { venuesNamed } from '../stores/venues.ts';
import { zoneOf } from './plan-event.ts';

export interface SlotQuery {
  /** All of them must be free. */
  instructorKeys?: string[];
  venueKeys?: string[];
  minutes: number;
  /** Local dates, both included. */
  from: string;
  to: string;
  /** The part of each day that is looked at. */
  startTime?: string;
  endTime?: string;
  /** Whether the sessions that the event has now are in the way; they are, unless the caller says otherwise. */
  areOwnBusy?: boolean;
}

const MOST_DAYS = 92;
const MOST_SLOTS = 100;
const MINUTE_MS = 60_000;
/** Nobody starts a session at 10:07. */
const QUARTER_HOUR_MS = 15 * MINUTE_MS;

/**
 * Where a session of some minutes fits into the days of an event: the first time of each gap, in the event's zone, and
 * until when the gap lasts. Holidays are left out unless the event ignores them. At most 100.
 */
export async function freeSlots(scope: Scope, event: Values, query: SlotQuery) {
  const { from, to, minutes, instructorKeys = [], venueKeys = [], areOwnBusy: isOwnBusy = true } = query;
  if (to < from || daysAfter(from, MOST_DAYS) < to) throw invalid({ to: ['agenda.slots.range'] });
  const zone = zoneOf(event);
  const window = await windowOf(scope, query);
  if (window.endTime <= window.startTime) return [];
  const range = { start: instantsOf(from, window, zone).start, end: instantsOf(to, window, zone).end };
  const busy = await busyTimes(scope, { eventKey: String(event['key']), isOwnBusy, instructorKeys, venueKeys, range });
  const past = { start: 0, end: Math.ceil(scope.now.getTime() / QUARTER_HOUR_MS) * QUARTER_HOUR_MS };
  const holidays = event['holidayMarking'] === 'IGNORE' ? [] : await holidaysBetween(scope, from, to);
  return datesBetween(from, to)
    .filter((date) => holidayOn(date, holidays) === undefined)
    .flatMap((date) => {
      const gaps = freeSpans(instantsOf(date, window, zone), [...busy, past], minutes * MINUTE_MS);
      return gaps.map(({ start, end }) => slotOf(date, { start, end, length: minutes * MINUTE_MS }, zone));
    })
    .slice(0, MOST_SLOTS);
}

/** The hours that were asked for, as far as every venue is open. */
async function windowOf(scope: Scope, { startTime = '09:00', endTime = '18:00', venueKeys = [] }: SlotQuery) {
  const venues = [...(await venuesNamed(scope, venueKeys)).values()];
  const opening = [startTime, ...venues.flatMap(({ opensAt }) => opensAt ?? [])].toSorted().at(-1) ?? startTime;
  const closing = [endTime, ...venues.flatMap(({ closesAt }) => closesAt ?? [])].toSorted()[0] ?? endTime;
  return { startTime: opening, endTime: closing };
}

function datesBetween(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = daysAfter(date, 1)) dates.push(date);
  return dates;
}

function slotOf(date: string, gap: { start: number; end: number; length: number }, zone: string) {
  const endAt = gap.start + gap.length;
  return {
    date,
    startTime: wallClockOf(gap.start, zone),
    endTime: wallClockOf(endAt, zone),
    freeUntil: wallClockOf(gap.end, zone),
    startAt: new Date(gap.start).toISOString(),
    endAt: new Date(endAt).toISOString(),
  };
}
