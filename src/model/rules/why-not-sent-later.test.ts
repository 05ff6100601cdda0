import { expect, test } from 'vitest';
import { whyNotSentLater } from './why-not-sent-later.ts';

const now = Date.parse('2026-10-20T10:00:00Z');
const zone = 'Europe/Berlin';

test.each([
  ['the next minute', '2026-10-20T12:01', []],
  ['this minute', '2026-10-20T12:00', ['reminder.later.past']],
  ['what the clocks show twice', '2026-10-25T02:30', []],
  ['what they skip', '2027-03-28T02:59', ['reminder.later.skipped']],
  ['what comes right after it', '2027-03-28T03:00', []],
  ['a year ahead', '2027-10-20T12:00', []],
  ['more than a year ahead', '2027-10-22T12:00', ['reminder.later.tooFar']],
  ['a day that its month has not', '2027-02-29T09:00', ['reminder.later.format']],
  ['seconds', '2026-10-21T09:00:00', ['reminder.later.format']],
  ['nothing', '', ['reminder.later.format']],
])('%s', (_what, local, reasons) => {
  expect(whyNotSentLater({ local, zone }, now)).toEqual(reasons);
});

test('what has an end is not told at it, nor after it', () => {
  const until = '2026-10-25T01:30:00Z';
  expect(whyNotSentLater({ local: '2026-10-25T02:29', zone, until }, now)).toEqual([]);
  expect(whyNotSentLater({ local: '2026-10-25T03:30', zone, until }, now)).toEqual(['reminder.later.over']);
});
