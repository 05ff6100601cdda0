import { expect, test } from 'vitest';
import { readClockTime } from './clock.ts';
import { clockPatternOf } from './net-pattern.ts';

test.each([
  ['9', '09:00'],
  ['9:30', '09:30'],
  ['9.30 pm', '21:30'],
  ['09:30 PM', '21:30'],
  ['12 am', '00:00'],
  ['12:15 p.m.', '12:15'],
  ['21:30', '21:30'],
  ['4:05 शाम', '16:05'],
  ['24:00', undefined],
  ['13 pm', undefined],
  ['9:60', undefined],
  ['nine', undefined],
  ['', undefined],
])('%j is the time %s', (text, time) => {
  expect(readClockTime(text, { am: 'सुबह', pm: 'शाम' })).toBe(time);
});

test.each([
  ['dd/MM/yyyy hh:mm tt', 'hh:mm tt'],
  ['yyyy-MM-dd HH:mm', 'HH:mm'],
  ['H:mm, d MMMM yyyy', 'H:mm'],
  ['dd/MM/yyyy', 'HH:mm'],
])('the clock of %s is %s', (pattern, clock) => {
  expect(clockPatternOf(pattern)).toBe(clock);
});
