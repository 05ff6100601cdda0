import { expect, test } from 'vitest';
import { marks } from '../attendance.ts';
import { isAttendanceMarked, type MarkedFacts } from './is-attendance-marked.ts';

const session = {
  key: 's',
  startAt: '2026-12-01T09:00:00.000Z',
  endAt: '2026-12-01T10:00:00.000Z',
  compulsory: true,
  status: 'Scheduled' as const,
};

function facts(changes: Partial<MarkedFacts> = {}): MarkedFacts {
  return {
    level: 'SESSION',
    sessions: [session],
    learners: [{ nominationKey: 'n', confirmedAt: '2026-11-01T00:00:00.000Z' }],
    marks: [],
    ...changes,
  };
}

test.each(marks)('somebody with the mark %s for all that they owe is marked, unless it says nothing', (mark) => {
  const said = [{ nominationKey: 'n', sessionKey: 's', mark }];
  expect(isAttendanceMarked(facts({ marks: said }))).toBe(mark !== 'NotMarked');
});

test.each<[string, Partial<MarkedFacts>, boolean]>([
  ['nobody is confirmed', { learners: [] }, true],
  ['a session has no mark', {}, false],
  ['the session is cancelled', { sessions: [{ ...session, status: 'Cancelled' }] }, true],
  ['the session is not compulsory', { sessions: [{ ...session, compulsory: false }] }, true],
  ['they were confirmed later', { learners: [{ nominationKey: 'n', confirmedAt: '2026-12-01T09:00:01.000Z' }] }, true],
  ['only somebody else is marked', { marks: [{ nominationKey: 'm', sessionKey: 's', mark: 'Present' }] }, false],
  [
    'a mark of the event stands for a session',
    { marks: [{ nominationKey: 'n', sessionKey: null, mark: 'Present' }] },
    false,
  ],
  [
    'the event is marked as a whole',
    { level: 'EVENT', marks: [{ nominationKey: 'n', sessionKey: null, mark: 'Absent' }] },
    true,
  ],
  ['the event is not marked, however few sessions are owed', { level: 'EVENT', sessions: [] }, false],
])('when %s, that decides', (_when, changes, isMarked) => {
  expect(isAttendanceMarked(facts(changes))).toBe(isMarked);
});
