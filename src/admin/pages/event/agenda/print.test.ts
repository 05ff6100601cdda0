import { expect, test } from 'vitest';
import { zoomOfPrint } from './print.ts';

const anAgenda = (days: number, sessions: number) =>
  Array.from({ length: days }, (_, day) => ({
    dayNumber: day + 1,
    sessions: Array.from({ length: sessions }, (_one, index) => ({
      id: `${day}-${index}`,
      title: 'Part',
      startTime: `${String(9 + index).padStart(2, '0')}:00`,
      endTime: `${String(9 + index).padStart(2, '0')}:45`,
    })),
  }));

test.each([
  [0, 0, 1],
  [5, 4, 1],
  [30, 8, 0.5],
  [366, 8, 0.4],
])('%i days of %i sessions are printed at %d', (days, sessions, zoom) => {
  expect(zoomOfPrint(anAgenda(days, sessions))).toBe(zoom);
});
