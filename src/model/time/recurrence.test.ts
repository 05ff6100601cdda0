import { expect, test } from 'vitest';
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
  [
    'FREQ=DAILY;INTERVAL=2;COUNT=3\nX-RELATIVE;RELATED=FIRST_SESSION:-P7D',
    {
      ...morning,
      interval: 2,
      pattern: { frequency: 'relative', days: 7, direction: 'before', anchor: 'FIRST_SESSION' },
      count: 3,
    },
  ],
  [
    'FREQ=DAILY;COUNT=1\nX-RELATIVE;RELATED=BASIS:P0D\nX-HOLIDAYS:SKIP',
    {
      ...morning,
      pattern: { frequency: 'relative', days: 0, direction: 'after', anchor: 'BASIS' },
      count: 1,
      skipsHolidays: true,
    },
  ],
  ['FREQ=DAILY\nX-HOLIDAYS:SKIP', { ...morning, pattern: { frequency: 'daily' }, skipsHolidays: true }],
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
  [text('FREQ=DAILY\nX-RELATIVE;RELATED=BASIS:P1D'), 'a relative one without a count'],
  [text('FREQ=WEEKLY;BYDAY=MO;COUNT=1\nX-RELATIVE;RELATED=BASIS:P1D'), 'a relative one by week'],
  [text('FREQ=DAILY;COUNT=1\nX-RELATIVE;RELATED=EASTER:P1D'), 'an anchor that nobody knows'],
  [text('FREQ=DAILY;COUNT=1\nX-RELATIVE;RELATED=BASIS:P366D'), 'too far from its anchor'],
  [`${text('FREQ=DAILY')}\nEXDATE:20270104T090000`, 'more lines'],
])('%j is no recurrence: %s', (wrong) => {
  expect(parseRecurrence(wrong)).toBeUndefined();
});
