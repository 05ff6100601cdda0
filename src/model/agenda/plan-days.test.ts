import { expect, test } from 'vitest';
import { datesOfRule, settledDates } from './plan-days.ts';

const diwali = { name: 'Diwali', startDate: '2026-11-09', endDate: '2026-11-10' };

test('every second Tuesday and Thursday, four times, from the middle of a week', () => {
  const rule = { weekdays: ['TU', 'TH'] as const, interval: 2, count: 4 };
  expect(datesOfRule('2026-12-02', rule)).toEqual(['2026-12-03', '2026-12-15', '2026-12-17', '2026-12-29']);
});

test('a rule with a last date takes place on that date too, and not after it', () => {
  const rule = { weekdays: ['MO'] as const, interval: 1, until: '2026-12-14' };
  expect(datesOfRule('2026-12-01', rule)).toEqual(['2026-12-07', '2026-12-14']);
  expect(datesOfRule('2026-12-15', rule)).toEqual([]);
});

test('a rule goes over the new year and over clock changes day by day', () => {
  const rule = { weekdays: ['SU'] as const, interval: 1, count: 3 };
  expect(datesOfRule('2026-12-21', rule)).toEqual(['2026-12-27', '2027-01-03', '2027-01-10']);
});

test('a day on a holiday moves to the next working day, and days after it make room', () => {
  const wanted = ['2026-11-09', '2026-11-10', '2026-11-11'];
  expect(settledDates(wanted, [diwali], true)).toEqual({
    dates: ['2026-11-11', '2026-11-12', '2026-11-13'],
    skipped: [
      { date: '2026-11-09', name: 'Diwali', movedTo: '2026-11-11' },
      { date: '2026-11-10', name: 'Diwali', movedTo: '2026-11-12' },
    ],
  });
});

test('who moves does not move to a weekend; who was planned there stays', () => {
  const friday = { name: 'Founders’ day', startDate: '2026-11-13', endDate: '2026-11-13' };
  expect(settledDates(['2026-11-13'], [friday], true).dates).toEqual(['2026-11-16']);
  expect(settledDates(['2026-11-14'], [friday], true).dates).toEqual(['2026-11-14']);
});

test('holidays that are not skipped move nothing', () => {
  expect(settledDates(['2026-11-09'], [diwali], false)).toEqual({ dates: ['2026-11-09'], skipped: [] });
});
