import { expect, test } from 'vitest';
import { whyEventCannotClose } from './why-event-cannot-close.ts';

const truths = [true, false];
const table = truths.flatMap((isClosed) =>
  truths.flatMap((isFinished) =>
    truths.flatMap((isAttendanceMarked) =>
      truths.map((areSessionsCompleted) => ({ isClosed, isFinished, isAttendanceMarked, areSessionsCompleted })),
    ),
  ),
);

test.each(table)('closing is blocked by each fact that is against it: %o', (facts) => {
  const reasons = whyEventCannotClose(facts);
  expect(reasons.includes('event.close.alreadyClosed')).toBe(facts.isClosed);
  expect(reasons.includes('event.close.notFinished')).toBe(!facts.isFinished);
  expect(reasons.includes('event.close.attendanceNotMarked')).toBe(!facts.isAttendanceMarked);
  expect(reasons.includes('event.close.sessionsNotCompleted')).toBe(!facts.areSessionsCompleted);
});

test('exactly one combination lets an event be closed', () => {
  expect(table.filter((facts) => whyEventCannotClose(facts).length === 0)).toEqual([
    { isClosed: false, isFinished: true, isAttendanceMarked: true, areSessionsCompleted: true },
  ]);
});
