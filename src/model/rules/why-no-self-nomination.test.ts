import { expect, test } from 'vitest';
import { whyNoSelfNomination } from './why-no-self-nomination.ts';

const now = new Date('2027-03-05T17:00:00.000Z');

test.each([
  [true, null, []],
  [true, undefined, []],
  [true, '2027-03-05T17:00:00.001Z', []],
  [true, '2027-03-05T22:30:00+05:30', ['nomination.registration.over']],
  [false, null, ['nomination.selfNomination.closed']],
  [false, '2027-03-05T16:00:00Z', ['nomination.selfNomination.closed', 'nomination.registration.over']],
])(
  'where the launch says %s and the registration ends at %s, self-nomination is refused for %o',
  (isSelfNominated, registrationEndsAt, reasons) => {
    expect(whyNoSelfNomination({ isSelfNominated, registrationEndsAt }, now)).toEqual(reasons);
  },
);
