import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesOf } from '#model/agenda/session-times.ts';
import type { EditedDays, EditedSession } from './edited-agenda.ts';
import { sentOf } from './edited-agenda.ts';
import { edited, isChanged, noEditor, type Edit, type Editor } from './editor.ts';

const session = (id: string, startTime: string, endTime: string, more: Partial<EditedSession> = {}): EditedSession => ({
  id,
  key: id,
  title: id,
  startTime,
  endTime,
  ...more,
});

const days: EditedDays = [
  { date: '2026-12-07', sessions: [session('a', '09:00', '10:30'), session('b', '11:00', '12:00')] },
  { date: '2026-12-08', sessions: [session('c', '09:00', '10:00')] },
];

const read = (what: EditedDays = days) => edited(noEditor, { type: 'read', days: what, version: 3 });
const after = (...edits: Edit[]) => edits.reduce(edited, read());
const timesIn = ({ days: found }: Editor) =>
  found.map(({ date, sessions }) => [
    date,
    ...sessions.map(({ title, startTime, endTime }) => `${title} ${startTime}-${endTime}`),
  ]);

test('a session moves to another time and day, keeps its length, and stands in the order of its day', () => {
  const moved = after({ type: 'move', id: 'a', to: { day: 1, start: 10 * 60 + 15 } });
  expect(timesIn(moved)).toEqual([
    ['2026-12-07', 'b 11:00-12:00'],
    ['2026-12-08', 'c 09:00-10:00', 'a 10:15-11:45'],
  ]);
  expect(moved.marked).toBe('a');
});

test('a session that lasts over midnight says so', () => {
  const [day] = after({ type: 'move', id: 'a', to: { day: 0, start: 23 * 60 } }).days;
  expect(day?.sessions.at(-1)).toMatchObject({ startTime: '23:00', endTime: '00:30', endsNextDay: true });
});

test('an end never comes before the start', () => {
  expect(timesIn(after({ type: 'resize', id: 'a', end: 0 }))[0]).toContain('a 09:00-09:15');
});

test('a copied day holds new sessions of its own', () => {
  const copied = after({ type: 'copyDay', day: 0, to: { date: '2026-12-09' } });
  expect(timesIn(copied)[2]).toEqual(['2026-12-09', 'a 09:00-10:30', 'b 11:00-12:00']);
  expect(copied.days[2]?.sessions.map(({ key }) => key)).toEqual([undefined, undefined]);
});

test('a split makes two sessions of one, without a gap', () => {
  expect(timesIn(after({ type: 'split', id: 'a' }))[0]).toEqual([
    '2026-12-07',
    'a 09:00-09:45',
    'a 09:45-10:30',
    'b 11:00-12:00',
  ]);
});

test('what was copied is pasted as a new session, which is marked', () => {
  const pasted = after({ type: 'copy', id: 'a' }, { type: 'paste', to: { day: 1, start: 13 * 60 } });
  expect(timesIn(pasted)[1]).toEqual(['2026-12-08', 'c 09:00-10:00', 'a 13:00-14:30']);
  expect(pasted.marked).not.toBe('a');
});

test('what has begun and what is cancelled is neither moved, resized, changed, split nor removed', () => {
  const fixed = [{ isLocked: true }, { status: 'Cancelled' as const }].map((more) =>
    session('x', '09:00', '10:00', more),
  );
  const edits: Edit[] = [
    { type: 'move', id: 'x', to: { day: 0, start: 0 } },
    { type: 'resize', id: 'x', end: 720 },
    { type: 'change', id: 'x', values: { title: 'y' }, field: 'title' },
    { type: 'split', id: 'x' },
    { type: 'remove', id: 'x' },
    { type: 'removeDay', day: 0 },
  ];
  for (const one of fixed) {
    const start = read([{ date: '2026-12-07', sessions: [one] }]);
    for (const edit of edits) expect(isChanged(edited(start, edit))).toBe(false);
  }
});

test('keystrokes in one field are one step back, those in another are another', () => {
  const typed = (title: string): Edit => ({ type: 'change', id: 'a', values: { title }, field: 'title' });
  const changed = after(typed('S'), typed('Sa'), {
    type: 'change',
    id: 'a',
    values: { materials: 'x' },
    field: 'materials',
  });
  const once = edited(changed, { type: 'undo' });
  expect(once.days[0]?.sessions[0]).toMatchObject({ title: 'Sa' });
  expect(edited(once, { type: 'undo' }).days).toEqual(days);
});

test('an empty day is nothing to save', () => {
  expect(isChanged(after({ type: 'addDay', name: { date: '2026-12-24' } }))).toBe(false);
});

const anId = fc.constantFrom('a', 'b', 'c', 'new-0', 'new-1', 'nobody');
const aTarget = fc.record({ day: fc.integer({ min: 0, max: 3 }), start: fc.integer({ min: -60, max: 1500 }) });
const anEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ type: fc.constant('add' as const), to: aTarget, session: fc.constant(session('n', '', '')) }),
  fc.record({ type: fc.constant('move' as const), id: anId, to: aTarget }),
  fc.record({ type: fc.constant('resize' as const), id: anId, end: fc.integer({ min: 0, max: 3000 }) }),
  fc.record({ type: fc.constant('split' as const), id: anId }),
  fc.record({ type: fc.constant('remove' as const), id: anId }),
  fc.record({ type: fc.constant('copy' as const), id: anId }),
  fc.record({ type: fc.constant('paste' as const), to: aTarget }),
  fc.record({
    type: fc.constant('copyDay' as const),
    day: fc.integer({ min: 0, max: 3 }),
    to: fc.constantFrom({ date: '2026-12-08' }, { date: '2026-12-10' }),
  }),
  fc.record({ type: fc.constant('removeDay' as const), day: fc.integer({ min: 0, max: 3 }) }),
);

test('whatever is done can be undone to the beginning, and redone to the end', () => {
  fc.assert(
    fc.property(fc.array(anEdit, { maxLength: 12 }), (all) => {
      const end = all.reduce(edited, read());
      const back = end.past.reduce((editor) => edited(editor, { type: 'undo' }), end);
      expect(back.days).toEqual(days);
      const forth = back.future.reduce((editor) => edited(editor, { type: 'redo' }), back);
      expect(forth.days).toEqual(end.days);
    }),
  );
});

test('whatever is done, sessions last from a minute to a day, stand in order, and have ids of their own', () => {
  fc.assert(
    fc.property(fc.array(anEdit, { maxLength: 12 }), (all) => {
      const { days: end } = all.reduce(edited, read());
      const ids = end.flatMap(({ sessions }) => sessions.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      for (const { sessions } of sentOf(end)) {
        const spans = sessions.map((one) => minutesOf(one));
        for (const span of spans) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end - span.start).toBeGreaterThan(0);
          expect(span.end - span.start).toBeLessThanOrEqual(1440);
        }
        expect(spans.map(({ start }) => start)).toEqual(spans.map(({ start }) => start).toSorted((x, y) => x - y));
      }
    }),
  );
});
