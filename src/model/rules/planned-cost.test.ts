import { expect, test } from 'vitest';
import { costOfMinutes, isShort, plannedCostOf } from './planned-cost.ts';

test.each([
  [90, 100_000, 150_000],
  [50, 100, 83],
  [60, null, 0],
  [0, 500, 0],
])('%i minutes at %s an hour cost %i', (minutes, hourlyCost, cost) => {
  expect(costOfMinutes(minutes, hourlyCost)).toBe(cost);
});

test('amounts of different currencies are never added', () => {
  const venue = { key: 'v', name: 'Room', minutes: 60, hourlyCost: 500, currency: 'INR', cost: 500 };
  const item = { key: 'i', name: 'Book', quantity: 2, costPerUnit: 10, currency: 'EUR', cost: 20, available: null };
  expect(plannedCostOf([venue, { ...venue, cost: 700 }], [item]).totals).toEqual([
    { currency: 'INR', cost: 1200 },
    { currency: 'EUR', cost: 20 },
  ]);
});

test.each([
  [3, null, false],
  [3, 3, false],
  [4, 3, true],
  [1, -2, true],
])('%i of an item of which there are %s', (quantity, available, short) => {
  expect(isShort({ quantity, available })).toBe(short);
});
