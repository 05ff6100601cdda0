import { assert, constantFrom, date as anyDate, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { instantsOf } from './session-times.ts';

const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'];

test.each([
  ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ['Asia/Kolkata', '2026-03-29', '02:30', '2026-03-28T21:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00.000Z'],
])('in %s on %s, %s is %s', (zone, date, startTime, instant) => {
  const { start } = instantsOf(date, { startTime, endTime: '23:00' }, zone);
  expect(new Date(start).toISOString()).toBe(instant);
});

const days = anyDate({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
const minutes = integer({ min: 0, max: 24 * 60 - 1 });

test('an instant shows the wall clock that it was made of, or a skipped time as much later', () => {
  assert(
    property(constantFrom(...zones), days, minutes, (zone, day, minute) => {
      const date = day.toISOString().slice(0, 10);
      const { start } = instantsOf(date, { startTime: clock(minute), endTime: '23:59' }, zone);
      const shown = wallClockOf(start, zone);
      const later = [0, 30, 60].map((gap) => `${date} ${clock(minute + gap)}`);
      expect(later).toContain(shown);
      // Half an hour or an hour earlier the same wall clock is not shown: of a repeated time it is the first.
      expect([30, 60].map((gap) => wallClockOf(start - gap * 60_000, zone))).not.toContain(shown);
    }),
  );
});

test('a session over midnight ends on the next day of the zone', () => {
  assert(
    property(constantFrom(...zones), days, (zone, day) => {
      const date = day.toISOString().slice(0, 10);
      const next = new Date(day.getTime() + 24 * 60 * 60_000).toISOString().slice(0, 10);
      const { end } = instantsOf(date, { startTime: '22:00', endTime: '06:00', endsNextDay: true }, zone);
      expect(wallClockOf(end, zone)).toBe(`${next} 06:00`);
    }),
  );
});

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** As PostgreSQL, browsers and people would read it, by another library than the one that is tested. */
function wallClockOf(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return parts.format(instant);
}
