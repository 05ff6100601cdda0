import { expect, test } from 'vitest';
import { nextInstantsOf } from './recurrence-dates.ts';
import { parseRecurrence, writeRecurrence, type Recurrence } from './recurrence.ts';

const morning = { start: '2027-01-04', time: '09:00', zone: 'Asia/Kolkata', interval: 1 } as const;
const text = (rule: string, start = 'DTSTART;TZID=Asia/Kolkata:20270104T090000') => `${start}\nRRULE:${rule}`;

test.each<[string, Recurrence]>([
  ['FREQ=DAILY', { ...morning, pattern: { frequency: 'daily' } }],
  [
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=10',
    { ...morning, interval: 2, pattern: { frequency: 'weekly', days: ['MO', 'WE'] }, count: 10 },
  ],
  ['FREQ=MONTHLY;BYMONTHDAY=31', { ...morning, pattern: { frequency: 'monthlyByDay', day: 31 } }],
  [
    'FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20271231T182959Z',
    { ...morning, pattern: { frequency: 'monthlyByWeekday', week: -1, weekday: 'FR' }, until: '2027-12-31' },
  ],
])('%s is read and written', (rule, recurrence) => {
  expect(parseRecurrence(text(rule))).toEqual(recurrence);
  expect(writeRecurrence(recurrence)).toBe(text(rule));
});

test.each([
  ['', 'nothing'],
  [text('FREQ=YEARLY'), 'a frequency that is not offered'],
  [text('FREQ=DAILY;FREQ=WEEKLY'), 'a part twice'],
  [text('FREQ=WEEKLY;BYDAY=MO,XX'), 'a day that no week has'],
  [text('FREQ=WEEKLY;BYDAY=MO,MO'), 'a day twice'],
  [text('FREQ=MONTHLY;BYMONTHDAY=32'), 'a day that no month has'],
  [text('FREQ=MONTHLY;BYDAY=5MO'), 'a week that not every month has'],
  [text('FREQ=DAILY;INTERVAL=0'), 'no interval'],
  [text('FREQ=DAILY;COUNT=1001'), 'too many times'],
  [text('FREQ=DAILY;COUNT=2;UNTIL=20271231T182959Z'), 'two ends'],
  [text('FREQ=DAILY;UNTIL=20270102T182959Z'), 'an end before the start'],
  [text('FREQ=DAILY;UNTIL=20271331T182959Z'), 'an end on no day'],
  [text('FREQ=DAILY', 'DTSTART;TZID=Asia/Kolkata:20270230T090000'), 'a start on no day'],
  [text('FREQ=DAILY', 'DTSTART;TZID=Asia/Kolkata:20270104T250000'), 'a start at no time'],
  [text('FREQ=DAILY', 'DTSTART;TZID=Nowhere/Atlantis:20270104T090000'), 'a zone that nobody knows'],
  [`${text('FREQ=DAILY')}\nEXDATE:20270104T090000`, 'more lines'],
])('%j is no recurrence: %s', (wrong) => {
  expect(parseRecurrence(wrong)).toBeUndefined();
});

const following = (recurrence: Recurrence, now: string, most = 3) =>
  nextInstantsOf(recurrence, Date.parse(now), most).map((instant) => new Date(instant).toISOString());
const daily = { start: '2027-01-01', interval: 1, pattern: { frequency: 'daily' } } as const;

test('09:00 stays 09:00 when the clock changes', () => {
  const recurrence = { ...daily, time: '09:00', zone: 'Europe/Berlin' };
  expect(following(recurrence, '2027-03-27T00:00:00Z', 2)).toEqual([
    '2027-03-27T08:00:00.000Z',
    '2027-03-28T07:00:00.000Z',
  ]);
});

test('a time that the clock skips is as much later, on that day alone', () => {
  const recurrence = { ...daily, time: '02:30', zone: 'Europe/Berlin' };
  expect(following(recurrence, '2027-03-27T12:00:00Z', 2)).toEqual([
    '2027-03-28T01:30:00.000Z',
    '2027-03-29T00:30:00.000Z',
  ]);
});

test('a time that the clock repeats is the first of the two', () => {
  const recurrence = { ...daily, time: '02:30', zone: 'Europe/Berlin' };
  expect(following(recurrence, '2027-10-30T12:00:00Z', 2)).toEqual([
    '2027-10-31T00:30:00.000Z',
    '2027-11-01T01:30:00.000Z',
  ]);
});

test('what has happened counts, and the last day is the last one in its zone', () => {
  const zone = 'Pacific/Kiritimati';
  expect(following({ ...daily, time: '00:30', zone, count: 5 }, '2027-01-03T12:00:00Z')).toEqual([
    '2027-01-04T10:30:00.000Z',
  ]);
  expect(following({ ...daily, time: '23:30', zone, until: '2027-01-02' }, '2026-01-01T00:00:00Z')).toEqual([
    '2027-01-01T09:30:00.000Z',
    '2027-01-02T09:30:00.000Z',
  ]);
});

test.each<[string, Recurrence['pattern'], number, string[]]>([
  ['weekdays', { frequency: 'weekly', days: ['FR', 'MO'] }, 1, ['2027-01-01', '2027-01-04', '2027-01-08']],
  ['every second week', { frequency: 'weekly', days: ['MO'] }, 2, ['2027-01-11', '2027-01-25', '2027-02-08']],
  ['the 31st', { frequency: 'monthlyByDay', day: 31 }, 1, ['2027-01-31', '2027-03-31', '2027-05-31']],
  ['the last Friday', { frequency: 'monthlyByWeekday', week: -1, weekday: 'FR' }, 1, ['2027-01-29', '2027-02-26']],
])('%s', (_, pattern, interval, days) => {
  const recurrence = { start: '2027-01-01', time: '12:00', zone: 'UTC', interval, pattern };
  const found = following(recurrence, '2026-01-01T00:00:00Z', days.length);
  expect(found).toEqual(days.map((day) => `${day}T12:00:00.000Z`));
});
