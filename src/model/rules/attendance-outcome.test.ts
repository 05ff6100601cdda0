import { array, assert, boolean, constantFrom, integer, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { marks } from '../attendance.ts';
import { outcomeOf, type OutcomeFacts } from './attendance-outcome.ts';

const START = Date.parse('2026-12-01T09:00:00.000Z');

/** A session that begins so many hours after the first could. */
function aSession(key: string, { hour = 0, minutes = 60, compulsory = true, isCancelled = false } = {}) {
  const start = START + hour * 3_600_000;
  return {
    key,
    startAt: new Date(start).toISOString(),
    endAt: new Date(start + minutes * 60_000).toISOString(),
    compulsory,
    status: isCancelled ? ('Cancelled' as const) : ('Scheduled' as const),
  };
}

function facts(changes: Partial<OutcomeFacts>): OutcomeFacts {
  return { level: 'SESSION', sessions: [], confirmedAt: null, marks: [], requiredRate: 80, ...changes };
}

const anyFacts = record({
  level: constantFrom('EVENT' as const, 'SESSION' as const),
  sessions: array(
    record({ hour: nat(50), minutes: integer({ min: 1, max: 600 }), compulsory: boolean(), isCancelled: boolean() }),
    { maxLength: 5 },
  ).map((all) => all.map((one, index) => aSession(String(index), one))),
  confirmedAt: constantFrom(null, new Date(START + 10 * 3_600_000).toISOString()),
  marks: array(record({ mark: constantFrom(...marks), minutes: integer({ min: 1, max: 700 }) }), {
    minLength: 6,
    maxLength: 6,
  }).map((all) =>
    all.map(({ mark, minutes }, index) => ({
      sessionKey: index === 5 ? null : String(index),
      mark,
      minutes: mark === 'Partial' ? minutes : null,
    })),
  ),
  requiredRate: integer({ min: 0, max: 100 }),
});

test('a rate lies between 0 and 100, and there is an outcome exactly where there is a rate', () => {
  assert(
    property(anyFacts, (given) => {
      const { rate, outcome } = outcomeOf(given);
      expect(rate === null).toBe(outcome === null);
      expect((rate ?? 0) >= 0 && (rate ?? 0) <= 100).toBe(true);
      expect(outcome === 'NoShow' && rate !== 0).toBe(false);
    }),
  );
});

test('who was there more never comes off worse', () => {
  const worth = ['NoShow', 'Partial', 'Full'];
  assert(
    property(anyFacts, ({ marks: some, ...given }) => {
      const better = some.map((one) => (one.mark === 'Absent' ? { ...one, mark: 'Present' as const } : one));
      const [less, more] = [outcomeOf({ ...given, marks: some }), outcomeOf({ ...given, marks: better })];
      expect(more.rate ?? 0).toBeGreaterThanOrEqual(less.rate ?? 0);
      expect(worth.indexOf(more.outcome ?? '')).toBeGreaterThanOrEqual(worth.indexOf(less.outcome ?? ''));
    }),
  );
});

test('what is cancelled, not compulsory or before the confirmation changes nothing', () => {
  assert(
    property(anyFacts, boolean(), ({ sessions, ...given }, isCancelled) => {
      const session = aSession('more', { isCancelled, compulsory: isCancelled });
      const mark = { sessionKey: 'more', mark: 'Absent' as const, minutes: null };
      const level = 'SESSION' as const;
      expect(outcomeOf({ ...given, level, sessions: [...sessions, session], marks: [...given.marks, mark] })).toEqual(
        outcomeOf({ ...given, level, sessions }),
      );
    }),
  );
});

const two = [aSession('a', { minutes: 120 }), aSession('b', { hour: 3, minutes: 60 })];

test.each<[string, Partial<OutcomeFacts>, ReturnType<typeof outcomeOf>]>([
  ['everything', { marks: [said('a', 'Present'), said('b', 'Late')] }, { rate: 100, outcome: 'Full' }],
  ['nothing that is known', {}, { rate: 0, outcome: 'NoShow' }],
  ['part of one session', { marks: [said('a', 'Partial', 30)] }, { rate: 16, outcome: 'Partial' }],
  ['just enough', { marks: [said('a', 'Present')], requiredRate: 66 }, { rate: 66, outcome: 'Full' }],
  ['just too little', { marks: [said('a', 'Present')], requiredRate: 67 }, { rate: 66, outcome: 'Partial' }],
  [
    'one, excused from the other',
    { marks: [said('a', 'Excused'), said('b', 'Present')] },
    { rate: 100, outcome: 'Full' },
  ],
  ['none, excused from all', { marks: [said('a', 'Excused'), said('b', 'Excused')] }, { rate: null, outcome: null }],
  ['the event in part', { level: 'EVENT', marks: [said(null, 'Partial', 90)] }, { rate: 50, outcome: 'Partial' }],
  [
    'only what came after the confirmation',
    { confirmedAt: two[1]?.startAt ?? null, marks: [said('b', 'Present')] },
    { rate: 100, outcome: 'Full' },
  ],
])('who attended %s has the outcome that follows', (_what, changes, outcome) => {
  expect(outcomeOf(facts({ sessions: two, ...changes }))).toEqual(outcome);
});

function said(sessionKey: string | null, mark: (typeof marks)[number], minutes: number | null = null) {
  return { sessionKey, mark, minutes };
}
