import { expect, test } from 'vitest';
import { freeSpans } from './free-slots.ts';

const open = { start: 9, end: 18 };

test('between what is busy there is room, also for what fits exactly', () => {
  const busy = [
    { start: 12, end: 13 },
    { start: 9, end: 10 },
  ];
  expect(freeSpans(open, busy, 2)).toEqual([
    { start: 10, end: 12 },
    { start: 13, end: 18 },
  ]);
});

test('what overlaps, or lies outside, takes no room twice', () => {
  const busy = [
    { start: 6, end: 11 },
    { start: 10, end: 12 },
    { start: 17, end: 20 },
    { start: 22, end: 23 },
  ];
  expect(freeSpans(open, busy, 1)).toEqual([{ start: 12, end: 17 }]);
});

test('a day that is too short or full has none', () => {
  expect(freeSpans(open, [], 10)).toEqual([]);
  expect(freeSpans(open, [{ start: 0, end: 24 }], 1)).toEqual([]);
});
