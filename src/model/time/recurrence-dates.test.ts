import { assert, constant, constantFrom, integer, oneof, property, record, subarray, type Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextOccurrencesOf, occurrencesIn, type Surroundings } from './recurrence-dates.ts';
import { weekdays, weeksOfMonth, type Pattern, type Recurrence } from './recurrence.ts';

const start = '2027-01-01';
const daily = { start, interval: 1, pattern: { frequency: 'daily' } } as const;
const instants = (recurrence: Recurrence, now: string, most = 2) =>
  nextOccurrencesOf(recurrence, Date.parse(now), most).map(({ at }) => new Date(at).toISOString().slice(0, 16));

test.each([
  // Forward: 02:30 does not exist in Berlin and New York, 02:15 not on Lord Howe, whose clock moves by half an hour.
  ['Europe/Berlin', '02:30', '2027-03-27T12:00Z', ['2027-03-28T01:30', '2027-03-29T00:30']],
  ['America/New_York', '02:30', '2027-03-13T12:00Z', ['2027-03-14T07:30', '2027-03-15T06:30']],
  ['Australia/Lord_Howe', '02:15', '2027-10-02T12:00Z', ['2027-10-02T15:45', '2027-10-03T15:15']],
  ['Asia/Kolkata', '02:30', '2027-03-27T12:00Z', ['2027-03-27T21:00', '2027-03-28T21:00']],
  // Back: 02:30 is there twice in Berlin, 01:30 in New York, 01:45 on Lord Howe; the first counts.
  ['Europe/Berlin', '02:30', '2027-10-30T12:00Z', ['2027-10-31T00:30', '2027-11-01T01:30']],
  ['America/New_York', '01:30', '2027-11-06T12:00Z', ['2027-11-07T05:30', '2027-11-08T06:30']],
  ['Australia/Lord_Howe', '01:45', '2027-04-03T12:00Z', ['2027-04-03T14:45', '2027-04-04T15:15']],
  // What no change touches stays at its time of day.
  ['Europe/Berlin', '09:00', '2027-03-27T00:00Z', ['2027-03-27T08:00', '2027-03-28T07:00']],
])('in %s %s after %s is at %j', (zone, time, now, expected) => {
  expect(instants({ ...daily, time, zone }, now)).toEqual(expected);
});

test('what has happened counts, and the last day is the last one in its zone', () => {
  const zone = 'Pacific/Kiritimati';
  expect(instants({ ...daily, time: '00:30', zone, count: 5 }, '2027-01-03T12:00:00Z')).toEqual(['2027-01-04T10:30']);
  expect(instants({ ...daily, time: '23:30', zone, until: '2027-01-02' }, '2026-01-01T00:00:00Z', 9)).toEqual([
    '2027-01-01T09:30',
    '2027-01-02T09:30',
  ]);
});

const at = { start, time: '12:00', zone: 'UTC', interval: 1 };
const datesOf = (recurrence: Recurrence, most: number, around?: Surroundings) =>
  nextOccurrencesOf(recurrence, Date.parse('2026-01-01'), most, around).map(({ date }) => date);

test.each<[string, Pattern, Partial<Recurrence>, string[]]>([
  ['weekdays', { frequency: 'weekly', days: ['FR', 'MO'] }, {}, ['2027-01-01', '2027-01-04', '2027-01-08']],
  ['every second week', { frequency: 'weekly', days: ['MO'] }, { interval: 2 }, ['2027-01-11', '2027-01-25']],
  ['the 31st', { frequency: 'monthlyByDay', day: 31 }, {}, ['2027-01-31', '2027-03-31', '2027-05-31']],
  ['the 29th', { frequency: 'monthlyByDay', day: 29 }, { start: '2028-01-30' }, ['2028-02-29', '2028-03-29']],
  ['the 29th of a common year', { frequency: 'monthlyByDay', day: 29 }, { start: '2027-01-30' }, ['2027-03-29']],
  ['the last Friday', { frequency: 'monthlyByWeekday', week: -1, weekday: 'FR' }, {}, ['2027-01-29', '2027-02-26']],
])('%s', (_, pattern, changes, dates) => {
  expect(datesOf({ ...at, pattern, ...changes }, dates.length)).toEqual(dates);
});

describe('what is relative', () => {
  const relative = (changes: Partial<Extract<Pattern, { frequency: 'relative' }>>, more: Partial<Recurrence> = {}) => ({
    ...at,
    count: 1,
    pattern: { frequency: 'relative', days: 3, direction: 'before', anchor: 'FIRST_SESSION', ...changes } as Pattern,
    ...more,
  });
  const around = {
    anchors: { FIRST_SESSION: ['2028-03-01'], EACH_SESSION: ['2028-03-01', '2028-03-02', '2028-03-08'] },
  };

  test.each<[string, Recurrence, string[]]>([
    ['counts over a leap day', relative({}), ['2028-02-27']],
    ['may be on the day itself', relative({ days: 0 }), ['2028-03-01']],
    ['may come after', relative({ days: 30, direction: 'after' }), ['2028-03-31']],
    ['is repeated', relative({ days: 5 }, { interval: 2, count: 2 }), ['2028-02-25', '2028-02-27']],
    ['ends with what it comes before', relative({ days: 1 }, { count: 9 }), ['2028-02-29', '2028-03-01']],
    [
      'comes once where sessions share a day',
      relative({ anchor: 'EACH_SESSION', days: 1 }, { count: 2 }),
      ['2028-02-29', '2028-03-01', '2028-03-02', '2028-03-07', '2028-03-08'],
    ],
    ['never comes without its anchor', relative({ anchor: 'LAST_END' }), []],
  ])('%s', (_, recurrence, dates) => {
    expect(datesOf(recurrence, 10, around)).toEqual(dates);
  });
});

test('what goes by the calendar begins with its basis and is counted from there', () => {
  const rule: Recurrence = { ...at, pattern: { frequency: 'weekly', days: ['MO'] }, count: 2 };
  const anchors = { BASIS: ['2027-02-03'] };
  expect(datesOf(rule, 10, { anchors })).toEqual(['2027-02-08', '2027-02-15']);
  expect(datesOf({ ...at, pattern: rule.pattern, until: '2027-02-01' }, 10, { anchors })).toEqual([]);
});

test('a holiday leaves a time out, which counts all the same and is told of', () => {
  const holidays = [{ name: 'Republic Day', startDate: '2027-01-26', endDate: '2027-01-27' }];
  const rule: Recurrence = { ...at, start: '2027-01-25', pattern: { frequency: 'daily' }, count: 4 };
  const told = (recurrence: Recurrence) =>
    nextOccurrencesOf(recurrence, Date.parse('2026-01-01'), 10, { holidays }).map(({ date, holiday }) => [
      date.slice(8),
      holiday,
    ]);
  expect(told({ ...rule, skipsHolidays: true })).toEqual([
    ['25', undefined],
    ['26', 'Republic Day'],
    ['27', 'Republic Day'],
    ['28', undefined],
  ]);
  expect(told(rule).map(([, holiday]) => holiday)).toEqual([undefined, undefined, undefined, undefined]);
});

test('a period has what lies after its beginning, up to its end', () => {
  const recurrence = { ...daily, time: '09:00', zone: 'UTC' };
  const period = { after: Date.parse('2027-01-02T09:00Z'), until: Date.parse('2027-01-04T09:00Z') };
  expect(occurrencesIn(recurrence, period).map(({ date }) => date)).toEqual(['2027-01-03', '2027-01-04']);
});

const pattern: Arbitrary<Pattern> = oneof(
  constant({ frequency: 'daily' } as const),
  subarray([...weekdays], { minLength: 1 }).map((days): Pattern => ({
    frequency: 'weekly',
    days: weekdays.filter((day) => days.includes(day)),
  })),
  integer({ min: 1, max: 31 }).map((day): Pattern => ({ frequency: 'monthlyByDay', day })),
  record({ week: constantFrom(...weeksOfMonth), weekday: constantFrom(...weekdays) }).map((day): Pattern => ({
    frequency: 'monthlyByWeekday',
    ...day,
  })),
);
const recurrences = record({
  start: integer({ min: 0, max: 800 }).map((days) => dayAfter('2027-01-01', days)),
  time: constantFrom('00:00', '01:30', '02:15', '02:30', '09:00', '23:59'),
  zone: constantFrom('Asia/Kolkata', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe'),
  interval: integer({ min: 1, max: 4 }),
  pattern,
});

test('in every zone a rule means the days that a calendar shows, each at its time where the clock has that time', () => {
  assert(
    property(recurrences, (recurrence) => {
      const found = nextOccurrencesOf(recurrence, Date.parse(recurrence.start) - 3 * DAY_MS, 6);
      expect(found.map(({ date }) => date)).toEqual(leafedThrough(recurrence, 6));
      for (const { date, at: instant } of found) expect(clockIn(recurrence.zone, instant)[0]).toBe(date);
      const times = found.map(({ at: instant }) => clockIn(recurrence.zone, instant)[1]);
      expect(times.filter((time) => time !== recurrence.time).length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 100, seed: 7 },
  );
});

test('the times of a period are those of its parts', () => {
  assert(
    property(recurrences, integer({ min: 1, max: 59 }), (recurrence, days) => {
      const after = Date.parse(recurrence.start) - 2 * DAY_MS;
      const until = after + 60 * DAY_MS;
      const middle = after + days * DAY_MS;
      const parts = [
        ...occurrencesIn(recurrence, { after, until: middle }),
        ...occurrencesIn(recurrence, { after: middle, until }),
      ];
      expect(occurrencesIn(recurrence, { after, until })).toEqual(parts);
    }),
    { numRuns: 50, seed: 7 },
  );
});

const DAY_MS = 86_400_000;

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** What a person finds who looks at day after day. */
function leafedThrough({ start: first, interval, pattern: rule }: Recurrence, most: number): string[] {
  const dates: string[] = [];
  const monday = dayAfter(first, -((new Date(first).getUTCDay() + 6) % 7));
  for (let date = first; dates.length < most; date = dayAfter(date, 1)) {
    const day = new Date(date);
    const weekday = weekdays[(day.getUTCDay() + 6) % 7] ?? 'MO';
    const months =
      (day.getUTCFullYear() - Number(first.slice(0, 4))) * 12 + day.getUTCMonth() + 1 - Number(first.slice(5, 7));
    const weeks = Math.floor((Date.parse(date) - Date.parse(monday)) / (7 * DAY_MS));
    const isLast = dayAfter(date, 7).slice(5, 7) !== date.slice(5, 7);
    const isIt = {
      daily: () => ((Date.parse(date) - Date.parse(first)) / DAY_MS) % interval === 0,
      weekly: () => weeks % interval === 0 && rule.frequency === 'weekly' && rule.days.includes(weekday),
      monthlyByDay: () => months % interval === 0 && 'day' in rule && rule.day === day.getUTCDate(),
      monthlyByWeekday: () =>
        months % interval === 0 &&
        'weekday' in rule &&
        rule.weekday === weekday &&
        (rule.week === -1 ? isLast : rule.week === Math.ceil(day.getUTCDate() / 7)),
      relative: () => false,
    };
    if (isIt[rule.frequency]()) dates.push(date);
  }
  return dates;
}

/** The local date and time that a clock of the zone shows. */
function clockIn(zone: string, instant: number): [string, string] {
  const text = new Date(instant).toLocaleString('sv-SE', { timeZone: zone, hourCycle: 'h23' });
  return [text.slice(0, 10), text.slice(11, 16)];
}
