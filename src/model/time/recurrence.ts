import { isCalendarDate, isInstantText } from '../criteria-check.ts';
import { localDateOf, startOfNextDay } from './day.ts';
import { isZone } from './zones.ts';

/** As RFC 5545 writes them, Monday first. */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];

/** Which of a month's weekdays: the first to the fourth, or the last. */
export const weeksOfMonth = [1, 2, 3, 4, -1] as const;
type WeekOfMonth = (typeof weeksOfMonth)[number];

export type Pattern =
  | { frequency: 'daily' }
  | { frequency: 'weekly'; days: readonly Weekday[] }
  | { frequency: 'monthlyByDay'; day: number }
  | { frequency: 'monthlyByWeekday'; week: WeekOfMonth; weekday: Weekday };

/** When something happens again and again, by the clock of one zone (DOMAIN.md §7: 09:00 stays 09:00 over a clock change). */
export interface Recurrence {
  /** The local date that nothing happens before. */
  start: string;
  /** Wall-clock time, `HH:mm`. */
  time: string;
  /** IANA name. */
  zone: string;
  /** Every so many days, weeks or months. */
  interval: number;
  pattern: Pattern;
  /** After so many times, or with a last local date; never when neither is given. */
  count?: number;
  until?: string;
}

export const MAX_INTERVAL = 99;
const MAX_COUNT = 1000;

const TEXT =
  /^DTSTART;TZID=(?<zone>[\w/+-]+):(?<day>\d{8})T(?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d)00\r?\nRRULE:(?<rule>[A-Z\d=;,-]+)$/;

/** The recurrence that an RFC 5545 text means; undefined for text that is none, or one beyond what the product offers. */
export function parseRecurrence(text: string): Recurrence | undefined {
  const { zone = '', day = '', hour, minute, rule = '' } = TEXT.exec(text)?.groups ?? {};
  const start = dateOf(day);
  const parts = partsOf(rule);
  if (!parts || !isCalendarDate(start) || !isZone(zone)) return undefined;
  const read = ruleOf(parts, start, zone);
  return read && { start, time: `${hour}:${minute}`, zone, ...read };
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

/** The RFC 5545 text of a recurrence, two lines; `UNTIL` is the last second of its day in the zone. */
export function writeRecurrence({ start, time, zone, interval, pattern, count, until }: Recurrence): string {
  const parts = [
    frequencyOf(pattern),
    interval > 1 && `INTERVAL=${interval}`,
    daysOf(pattern),
    count && `COUNT=${count}`,
    until && `UNTIL=${lastSecondOf(until, zone)}`,
  ];
  const rule = parts.filter(Boolean).join(';');
  return `DTSTART;TZID=${zone}:${digitsOf(start)}T${digitsOf(time)}00\nRRULE:${rule}`;
}

function frequencyOf({ frequency }: Pattern): string {
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
