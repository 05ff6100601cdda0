import { expect, test } from 'vitest';
import { movedRegistrationEnd } from './moved-registration.ts';

const at = (startAt: string, timeZone = 'Europe/Berlin') => ({ startAt, timeZone });

test.each([
  [
    'by a week',
    '2027-03-05T17:00:00.000Z',
    at('2027-03-08T08:00Z'),
    at('2027-03-15T08:00Z'),
    '2027-03-12T17:00:00.000Z',
  ],
  [
    'within its day',
    '2027-03-05T17:00:00.000Z',
    at('2027-03-08T08:00Z'),
    at('2027-03-08T06:30Z'),
    '2027-03-05T15:30:00.000Z',
  ],
  ['back', '2027-03-07T23:00:00.000Z', at('2027-03-08T08:00Z'), at('2027-03-01T08:00Z'), '2027-02-28T23:00:00.000Z'],
  // 18:00 stays 18:00 though the clocks are put forward on 28 March and back on 31 October.
  [
    'over a spring',
    '2027-03-25T17:00:00.000Z',
    at('2027-03-26T08:00Z'),
    at('2027-03-30T07:00Z'),
    '2027-03-29T16:00:00.000Z',
  ],
  [
    'over an autumn',
    '2027-10-29T16:00:00.000Z',
    at('2027-10-30T07:00Z'),
    at('2027-11-03T08:00Z'),
    '2027-11-02T17:00:00.000Z',
  ],
  // The clock of another place shows the same times.
  [
    'to another zone',
    '2027-03-05T17:00:00.000Z',
    at('2027-03-08T08:00Z'),
    at('2027-03-08T03:30Z', 'Asia/Kolkata'),
    '2027-03-05T12:30:00.000Z',
  ],
  // Half past two does not exist on that day: the registration would end after the start at three.
  [
    'into a clock change',
    '2027-03-21T01:30:00.000Z',
    at('2027-03-21T02:00Z'),
    at('2027-03-28T01:00Z'),
    '2027-03-28T01:00:00.000Z',
  ],
])('an event that moves %s takes the end of its registration along', (_how, ...[endsAt, before, after, expected]) => {
  expect(movedRegistrationEnd(endsAt, before, after)).toBe(expected);
});
