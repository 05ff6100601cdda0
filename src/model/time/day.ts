/**
 * The instant, in milliseconds, at which a local date begins in an IANA zone.
 * Where midnight does not exist (a clock change at 00:00) the day begins at the first instant that has its date.
 */
export function startOfDay(date: string, zone: string): number {
  const asIfUtc = Date.parse(`${date}T00:00:00.000Z`);
  const before = asIfUtc - offsetAt(asIfUtc - DAY_MS, zone);
  const after = asIfUtc - offsetAt(asIfUtc + DAY_MS, zone);
  const candidates = [before, after].filter((instant) => localDateOf(instant, zone) === date);
  const earliest = Math.min(...candidates);
  return localDateOf(earliest - 1, zone) === date ? firstInstantOf(date, zone, earliest) : earliest;
}

/** The instant, in milliseconds, at which the day after a local date begins. */
export function startOfNextDay(date: string, zone: string): number {
  const next = new Date(Date.parse(`${date}T00:00:00.000Z`) + DAY_MS);
  return startOfDay(dateIn(next), zone);
}

/** The local date, such as 2026-11-21, that an instant falls on. */
export function localDateOf(instant: number, zone: string): string {
  return dateIn(new Date(instant + offsetAt(instant, zone)));
}

/** Also for the day after the last one with four digits. */
function dateIn(time: Date): string {
  return time.toISOString().replace(/T.*/, '');
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STEP_MS = HOUR_MS / 4;

/** Walks back in quarter hours, the unit of every offset in use, to where the date begins. */
function firstInstantOf(date: string, zone: string, from: number): number {
  let instant = from;
  while (localDateOf(instant - STEP_MS, zone) === date) instant -= STEP_MS;
  return instant;
}

/** Local time minus UTC, in milliseconds, at an instant. */
function offsetAt(instant: number, zone: string): number {
  const parts = formatterOf(zone).formatToParts(instant);
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  // Date.UTC takes the years 0 to 99 for those of the last century.
  const local = new Date(0).setUTCFullYear(read('year'), read('month') - 1, read('day'));
  return new Date(local).setUTCHours(read('hour'), read('minute'), read('second')) - Math.floor(instant / 1000) * 1000;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(zone, formatter);
  return formatter;
}
