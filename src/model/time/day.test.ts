import { expect, test } from 'vitest';
import { localDateOf, startOfDay, startOfNextDay } from './day.ts';

test.each([
  ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21', 'Asia/Kolkata', '2026-11-20T18:30:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  ['2026-11-21', 'America/New_York', '2026-11-21T05:00:00.000Z'],
  ['2026-10-04', 'Australia/Lord_Howe', '2026-10-03T13:30:00.000Z'],
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
  ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00.000Z'],
])('%s in %s begins at %s', (date, zone, instant) => {
  expect(new Date(startOfDay(date, zone)).toISOString()).toBe(instant);
});

test.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Sao_Paulo'])(
  'each day of two years in %s begins where the day before ends',
  (zone) => {
    for (let day = Date.UTC(2018, 0, 1); day < Date.UTC(2020, 0, 1); day += 86_400_000) {
      const date = new Date(day).toISOString().slice(0, 10);
      expect(localDateOf(startOfDay(date, zone), zone)).toBe(date);
      expect(localDateOf(startOfDay(date, zone) - 1, zone)).not.toBe(date);
      expect(localDateOf(startOfNextDay(date, zone) - 1, zone)).toBe(date);
    }
  },
);
