import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { formatInstant, formatLocalDate, toLuxonPattern } from './net-pattern.ts';

const afternoon = '2026-11-05T15:04:09.000Z';

test.each([
  ['dd/MM/yyyy hh:mm tt', 'Asia/Kolkata', 'en', '05/11/2026 08:34 PM'],
  ['dd/MM/yyyy', 'Pacific/Kiritimati', 'en', '06/11/2026'],
  ['dddd, d MMMM yyyy H:mm', 'Europe/Berlin', 'de', 'Donnerstag, 5 November 2026 16:04'],
  ["d 'de' MMMM", 'UTC', 'pt', '5 de novembro'],
  ['M/d/yy h:mm t', 'America/New_York', 'en', '11/5/26 10:04 A'],
  ['yyyy-MM-dd HH:mm:ss', 'UTC', 'hi', '2026-11-05 15:04:09'],
])('%s in %s and %s', (pattern, zone, culture, text) => {
  expect(formatInstant(afternoon, pattern, zone, culture)).toBe(text);
});

test('midnight and noon have the hours 12 AM and 12 PM', () => {
  expect(formatInstant('2026-01-01T00:00:00Z', 'hh:mm tt HH', 'UTC')).toBe('12:00 AM 00');
  expect(formatInstant('2026-01-01T12:00:00Z', 'hh:mm tt HH', 'UTC')).toBe('12:00 PM 12');
});

test('a local date is the same day in every zone', () => {
  expect(formatLocalDate('2026-02-28', 'dd/MM/yyyy')).toBe('28/02/2026');
});

test('the luxon pattern writes what the .NET pattern writes', () => {
  const pattern = "dddd d MMMM yyyy 'at' hh:mm tt";
  const written = DateTime.fromISO(afternoon, { zone: 'Asia/Kolkata', locale: 'en-US' });
  expect(written.toFormat(toLuxonPattern(pattern))).toBe(formatInstant(afternoon, pattern, 'Asia/Kolkata', 'en-US'));
});
