/**
 * .NET date patterns such as `dd/MM/yyyy hh:mm tt` (the wire's dateFormat and dateTimeFormat).
 * Dates are written through Intl, so that month names and day periods follow the culture.
 */
interface Moment {
  instant: Date;
  /** IANA name. */
  zone: string;
  /** BCP 47 tag. */
  culture: string;
}

/** Writes an instant in a zone by a .NET pattern. `instant` is ISO 8601 or milliseconds. */
export function formatInstant(instant: string | number, pattern: string, zone: string, culture = 'en'): string {
  return format(pattern, { instant: new Date(instant), zone, culture });
}

/** Writes a local date (2026-11-21) by a .NET pattern. */
export function formatLocalDate(date: string, pattern: string, culture = 'en'): string {
  return format(pattern, { instant: new Date(`${date}T00:00:00Z`), zone: 'UTC', culture });
}

/** The part of a pattern that tells the time: `hh:mm tt` of `dd/MM/yyyy hh:mm tt`; `HH:mm` where it tells none. */
export function clockPatternOf(pattern: string): string {
  return /[hH]{1,2}(?:[^dMy]*[hHmst])?/.exec(pattern)?.[0] ?? 'HH:mm';
}

/** Whether a pattern says day, month and year; with time, hour and minute too, and AM or PM beside twelve hours. */
export function isDatePattern(pattern: string, withTime = false): boolean {
  const said = new Set(tokensOf(pattern).map(({ token = '' }) => token.charAt(0)));
  const isTwelveHours = said.has('h') && !said.has('H');
  const saysTime = (said.has('h') || said.has('H')) && said.has('m') && (!isTwelveHours || said.has('t'));
  return ['d', 'M', 'y'].every((part) => said.has(part)) && (!withTime || saysTime);
}

/** The same pattern in the tokens of luxon, for inputs. */
export function toLuxonPattern(pattern: string): string {
  return tokensOf(pattern)
    .map(({ token, literal }) => (token ? luxonTokens[token] : `'${literal.replaceAll("'", "''")}'`))
    .join('');
}

function format(pattern: string, moment: Moment): string {
  return tokensOf(pattern)
    .map(({ token, literal }) => (token ? writers[token](moment) : literal))
    .join('');
}

const part = (type: Intl.DateTimeFormatPartTypes, options: Intl.DateTimeFormatOptions, numeric: boolean) => {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return ({ instant, zone, culture }: Moment): string => {
    const locale = numeric ? 'en-US' : culture;
    const id = `${locale} ${zone}`;
    const formatter = formatters.get(id) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
    formatters.set(id, formatter);
    return formatter.formatToParts(instant).find((candidate) => candidate.type === type)?.value ?? '';
  };
};

const number = (type: Intl.DateTimeFormatPartTypes, options: Intl.DateTimeFormatOptions, length: number) => {
  const read = part(type, options, true);
  return (moment: Moment): string => inDigitsOf(moment.culture, Number(read(moment)), length);
};

/** A number in the digits of a culture, with at least so many of them. */
function inDigitsOf(culture: string, value: number, length: number): string {
  return value.toLocaleString(culture, { minimumIntegerDigits: length, useGrouping: false });
}

const twelveHours = { hour: 'numeric', hourCycle: 'h12' } as const;
const wholeDay = { hour: 'numeric', hourCycle: 'h23' } as const;
const year = number('year', { year: 'numeric' }, 4);

const writers = {
  d: number('day', { day: 'numeric' }, 1),
  dd: number('day', { day: 'numeric' }, 2),
  ddd: part('weekday', { weekday: 'short' }, false),
  dddd: part('weekday', { weekday: 'long' }, false),
  M: number('month', { month: 'numeric' }, 1),
  MM: number('month', { month: 'numeric' }, 2),
  MMM: part('month', { month: 'short', day: 'numeric' }, false),
  MMMM: part('month', { month: 'long', day: 'numeric' }, false),
  yy: (moment: Moment) => year(moment).slice(-2),
  yyyy: year,
  h: number('hour', twelveHours, 1),
  hh: number('hour', twelveHours, 2),
  H: number('hour', wholeDay, 1),
  HH: number('hour', wholeDay, 2),
  m: number('minute', { hour: 'numeric', minute: 'numeric' }, 1),
  mm: number('minute', { hour: 'numeric', minute: 'numeric' }, 2),
  s: number('second', { minute: 'numeric', second: 'numeric' }, 1),
  ss: number('second', { minute: 'numeric', second: 'numeric' }, 2),
  t: (moment: Moment) => dayPeriod(moment).slice(0, 1),
  tt: (moment: Moment) => dayPeriod(moment),
};

const dayPeriod = part('dayPeriod', twelveHours, false);

type Token = keyof typeof writers;

const luxonTokens = {
  d: 'd',
  dd: 'dd',
  ddd: 'ccc',
  dddd: 'cccc',
  M: 'L',
  MM: 'LL',
  MMM: 'LLL',
  MMMM: 'LLLL',
  yy: 'yy',
  yyyy: 'yyyy',
  h: 'h',
  hh: 'hh',
  H: 'H',
  HH: 'HH',
  m: 'm',
  mm: 'mm',
  s: 's',
  ss: 'ss',
  t: 'a',
  tt: 'a',
} as const satisfies Record<Token, string>;

/** Quoted text, an escaped character, a run of one token letter, or any other character. */
const PIECE = /'([^']*)'|"([^"]*)"|\\(.)|(d{1,4}|M{1,4}|yyyy|yy|h{1,2}|H{1,2}|m{1,2}|s{1,2}|t{1,2})|([^])/g;

function tokensOf(pattern: string): { token?: Token; literal: string }[] {
  return [...pattern.matchAll(PIECE)].map(([, single, double, escaped, token, other]) => {
    if (token) return { token: token as Token, literal: '' };
    return { literal: single ?? double ?? escaped ?? other ?? '' };
  });
}
