import { localDateOf, startOfNextDay } from './day.ts';
import { isZone } from './zones.ts';
import { isCalendarDate, isInstantText } from './time-texts.ts';

/** As RFC 5545 writes them, Monday first. */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];

/** Which of a month's weekdays: the first to the fourth, or the last. */
export const weeksOfMonth = [1, 2, 3, 4, -1] as const;
type WeekOfMonth = (typeof weeksOfMonth)[number];

/** What a date may be counted from: dates of an event, or the day from which on something concerns somebody. */
const anchors = ['FIRST_SESSION', 'EACH_SESSION', 'LAST_END', 'REGISTRATION_END', 'BASIS'] as const;
export type Anchor = (typeof anchors)[number];

export type Direction = 'before' | 'after';

export type Pattern =
  | { frequency: 'daily' }
  | { frequency: 'weekly'; days: readonly Weekday[] }
  | { frequency: 'monthlyByDay'; day: number }
  | { frequency: 'monthlyByWeekday'; week: WeekOfMonth; weekday: Weekday }
  | RelativePattern;

/** So many days before or after an anchor, and then every interval of days; what comes before it ends with it. */
export interface RelativePattern {
  frequency: 'relative';
  days: number;
  direction: Direction;
  anchor: Anchor;
}

/** When something happens again and again, by the clock of one zone (DOMAIN.md §7: 09:00 stays 09:00 over a clock change). */
export interface Recurrence {
  /** The local date that nothing happens before; what is relative goes by its anchor alone. */
  start: string;
  /** Wall-clock time, `HH:mm`. */
  time: string;
  /** IANA name. */
  zone: string;
  /** Every so many days, weeks or months. */
  interval: number;
  pattern: Pattern;
  /** After so many times, or with a last local date; never when neither is given. What is relative has a count. */
  count?: number;
  until?: string;
  /** Nothing happens on holidays; those times count all the same. */
  skipsHolidays?: true;
}

export const MAX_INTERVAL = 99;
export const MAX_RELATIVE_DAYS = 365;
export const MAX_COUNT = 1000;

const TEXT =
  /^DTSTART;TZID=(?<zone>[\w/+-]+):(?<day>\d{8})T(?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d)00\r?\nRRULE:(?<rule>[A-Z\d=;,-]+)(?:\r?\nX-RELATIVE;RELATED=(?<anchor>[A-Z_]+):(?<sign>-?)P(?<days>\d{1,3})D)?(?<skips>\r?\nX-HOLIDAYS:SKIP)?$/;

/** The recurrence that an RFC 5545 text means; undefined for text that is none, or one beyond what the product offers. */
export function parseRecurrence(text: string): Recurrence | undefined {
  const found = TEXT.exec(text)?.groups;
  // A pattern names all of its groups: what is not there has no text.
  return found && readRecurrence(found as Read);
}

/** The parts of a text; those of a relative one are together there, or not. */
interface Read extends Parts {
  zone: string;
  day: string;
  rule: string;
}

function readRecurrence({ zone, day, hour, minute, skips, rule: text, ...relative }: Read): Recurrence | undefined {
  const start = dateOf(day);
  const parts = partsOf(text);
  if (!parts || !isCalendarDate(start) || !isZone(zone)) return undefined;
  const rule = ruleOf(parts, start, zone);
  const read = relative['anchor'] === undefined ? rule : rule && relativeTo(relative, rule);
  return read && { start, time: `${hour}:${minute}`, zone, ...read, ...(skips && { skipsHolidays: true }) };
}

/** Whether it is a recurrence, and one that counts from nothing but these anchors. */
export function isRelativeTo(offered: readonly Anchor[], recurrence: Recurrence | undefined): boolean {
  return recurrence !== undefined && (!isRelative(recurrence) || offered.includes(recurrence.pattern.anchor));
}

/** Whether its dates are counted from an anchor. */
export function isRelative(recurrence: Recurrence): recurrence is Recurrence & { pattern: RelativePattern } {
  return recurrence.pattern.frequency === 'relative';
}

type Parts = Record<string, string>;

const KNOWN = new Set(['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'COUNT', 'UNTIL']);

function partsOf(rule: string): Parts | undefined {
  const parts = rule.split(';').map((part) => part.split('='));
  const names = parts.map(([name = '']) => name);
  const isPlain = parts.every((part) => part.length === 2 && part[1] !== '') && new Set(names).size === names.length;
  return isPlain && names.every((name) => KNOWN.has(name)) ? (Object.fromEntries(parts) as Parts) : undefined;
}

type Rule = Omit<Recurrence, 'start' | 'time' | 'zone'>;

function ruleOf(parts: Parts, start: string, zone: string): Rule | undefined {
  const interval = numberIn(parts['INTERVAL'] ?? '1', MAX_INTERVAL);
  const pattern = patternOf(parts);
  const end = endOf(parts, start, zone);
  return interval && pattern && end ? { interval, pattern, ...end } : undefined;
}

/** A relative one is a daily rule that is counted, and begins so many days from its anchor. */
function relativeTo({ anchor: name, sign, days: text }: Parts, { interval, pattern, count }: Rule): Rule | undefined {
  const anchor = anchors.find((candidate) => candidate === name);
  const days = Number(text);
  if (!anchor || !count || pattern.frequency !== 'daily' || days > MAX_RELATIVE_DAYS) return undefined;
  return { interval, pattern: { frequency: 'relative', days, direction: sign ? 'before' : 'after', anchor }, count };
}

/** The patterns by frequency and the part that tells the days. */
const patterns: Record<string, (days: string) => Pattern | undefined> = {
  DAILY: () => ({ frequency: 'daily' }),
  'WEEKLY BYDAY': weeklyOn,
  'MONTHLY BYDAY': monthlyOn,
  'MONTHLY BYMONTHDAY': (text) => {
    const day = numberIn(text, 31);
    return day ? { frequency: 'monthlyByDay', day } : undefined;
  },
};

function patternOf({ FREQ, ...parts }: Parts): Pattern | undefined {
  const [days, ...more] = ['BYDAY', 'BYMONTHDAY'].filter((name) => parts[name]);
  const read = patterns[[FREQ, days, ...more].filter(Boolean).join(' ')];
  return read?.(parts[days ?? ''] ?? '');
}

function weeklyOn(text: string): Pattern | undefined {
  const names = text.split(',');
  const days = weekdays.filter((day) => names.includes(day));
  return days.length === names.length ? { frequency: 'weekly', days } : undefined;
}

function monthlyOn(name: string): Pattern | undefined {
  const week = weeksOfMonth.find((candidate) => name.slice(0, -2) === String(candidate));
  const weekday = weekdays.find((candidate) => name.endsWith(candidate));
  return week && weekday && { frequency: 'monthlyByWeekday', week, weekday };
}

function endOf({ COUNT, UNTIL }: Parts, start: string, zone: string): Pick<Rule, 'count' | 'until'> | undefined {
  if (COUNT && UNTIL) return undefined;
  const count = numberIn(COUNT ?? '', MAX_COUNT);
  if (COUNT) return count ? { count } : undefined;
  const until = lastDayOf(UNTIL ?? '', zone);
  if (UNTIL) return until && until >= start ? { until } : undefined;
  return {};
}

/** UNTIL is an instant where the start has a zone; to a person it is the last day. */
function lastDayOf(text: string, zone: string): string | undefined {
  const [, day = '', hour, minute, second] = /^(\d{8})T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  const instant = `${dateOf(day)}T${hour}:${minute}:${second}Z`;
  return isInstantText(instant) ? localDateOf(Date.parse(instant), zone) : undefined;
}

function numberIn(text: string, most: number): number | undefined {
  return /^[1-9]\d*$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}

function dateOf(day: string): string {
  return `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
}

/**
 * The RFC 5545 text of a recurrence: two lines, and lines of our own for what is relative and for holidays, as the RFC
 * allows them. `UNTIL` is the last second of its day in the zone.
 */
export function writeRecurrence(recurrence: Recurrence): string {
  const { start, time, zone, interval, pattern, count, until, skipsHolidays } = recurrence;
  const parts = [
    frequencyOf(pattern),
    interval > 1 && `INTERVAL=${interval}`,
    daysOf(pattern),
    count && `COUNT=${count}`,
    until && `UNTIL=${lastSecondOf(until, zone)}`,
  ];
  const lines = [
    `DTSTART;TZID=${zone}:${digitsOf(start)}T${digitsOf(time)}00`,
    `RRULE:${parts.filter(Boolean).join(';')}`,
    relationOf(pattern),
    skipsHolidays && 'X-HOLIDAYS:SKIP',
  ];
  return lines.filter(Boolean).join('\n');
}

function relationOf(pattern: Pattern): string | false {
  if (pattern.frequency !== 'relative') return false;
  const { anchor, direction, days } = pattern;
  return `X-RELATIVE;RELATED=${anchor}:${direction === 'before' ? '-' : ''}P${days}D`;
}

function frequencyOf({ frequency }: Pattern): string {
  if (frequency === 'relative') return 'FREQ=DAILY';
  return `FREQ=${frequency.startsWith('monthly') ? 'MONTHLY' : frequency.toUpperCase()}`;
}

function daysOf(pattern: Pattern): string | false {
  if (pattern.frequency === 'weekly') return `BYDAY=${pattern.days.join(',')}`;
  if (pattern.frequency === 'monthlyByDay') return `BYMONTHDAY=${pattern.day}`;
  return pattern.frequency === 'monthlyByWeekday' && `BYDAY=${pattern.week}${pattern.weekday}`;
}

function lastSecondOf(date: string, zone: string): string {
  const instant = new Date(startOfNextDay(date, zone) - 1000);
  return `${digitsOf(instant.toISOString().slice(0, 19))}Z`;
}

function digitsOf(text: string): string {
  return text.replaceAll(/[-:]/g, '');
}
