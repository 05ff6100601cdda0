import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesOf } from '#model/agenda/session-times.ts';
import type { EditedDays, EditedSession } from './edited-agenda.ts';
import { sentOf } from './edited-agenda.ts';
import { scopes, type Scope } from './series.ts';
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
  const moved = after({ type: 'shift', id: 'a', days: 1, minutes: 75 });
  expect(timesIn(moved)).toEqual([
    ['2026-12-07', 'b 11:00-12:00'],
    ['2026-12-08', 'c 09:00-10:00', 'a 10:15-11:45'],
  ]);
  expect(moved.marked).toBe('a');
});

test('a session that lasts over midnight says so', () => {
  const [day] = after({ type: 'shift', id: 'a', days: 0, minutes: 14 * 60 }).days;
  expect(day?.sessions.at(-1)).toMatchObject({ startTime: '23:00', endTime: '00:30', endsNextDay: true });
});

test('an end never comes before the start', () => {
  expect(timesIn(after({ type: 'resize', id: 'a', minutes: -600 }))[0]).toContain('a 09:00-09:15');
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
  const pasted = after({ type: 'copy', id: 'a' }, { type: 'paste', after: 'c' });
  expect(timesIn(pasted)[1]).toEqual(['2026-12-08', 'c 09:00-10:00', 'a 10:00-11:30']);
  expect(pasted.marked).not.toBe('a');
});

test('what has begun and what is cancelled is neither moved, resized, changed, split nor removed', () => {
  const fixed = [{ isLocked: true }, { status: 'Cancelled' as const }].map((more) =>
    session('x', '09:00', '10:00', more),
  );
  const edits: Edit[] = [
    { type: 'shift', id: 'x', days: 0, minutes: -60 },
    { type: 'place', id: 'x', on: { date: '2026-12-07' }, start: 0 },
    { type: 'resize', id: 'x', minutes: 60 },
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

const daily = (...more: Partial<EditedSession>[]): EditedDays =>
  more.map((one, day) => ({
    date: `2026-12-0${day + 7}`,
    sessions: [session(`d${day}`, '09:00', '10:00', { title: 'Daily', ...one })],
  }));

test('what is done to one of a series is done to those after it, or to all, and undone with one step', () => {
  const start = edited(read(daily({}, {}, {})), { type: 'mark', id: 'd1' });
  const venueKey = 'v'.repeat(32);
  const change: Edit = { type: 'change', id: 'd1', values: { venueKey }, field: 'venueKey' };
  const venuesAfter = (scope: Scope) =>
    edited(edited(start, { type: 'scope', scope }), change).days.map(({ sessions }) => sessions[0]?.venueKey);
  expect(venuesAfter('this')).toEqual([undefined, venueKey, undefined]);
  expect(venuesAfter('following')).toEqual([undefined, venueKey, venueKey]);
  expect(venuesAfter('all')).toEqual([venueKey, venueKey, venueKey]);
  const all = edited(start, { type: 'scope', scope: 'all' });
  const moved = edited(all, { type: 'shift', id: 'd1', days: 0, minutes: 30 });
  expect(moved.days.map(({ sessions }) => sessions[0]?.startTime)).toEqual(['09:30', '09:30', '09:30']);
  expect(edited(moved, { type: 'undo' }).days).toEqual(start.days);
  expect(edited(all, { type: 'remove', id: 'd1' }).days.flatMap(({ sessions }) => sessions)).toEqual([]);
});

test('a series keeps together while its title is typed, and another session is changed alone again', () => {
  const start = edited(edited(read(daily({}, {})), { type: 'mark', id: 'd0' }), { type: 'scope', scope: 'all' });
  const typed = ['D', 'Do', 'Don'].reduce(
    (editor, title) => edited(editor, { type: 'change', id: 'd0', values: { title }, field: 'title' }),
    start,
  );
  const other = edited(typed, { type: 'mark', id: 'd1' });
  const end = edited(other, { type: 'shift', id: 'd1', days: 0, minutes: 15 });
  expect(timesIn(end).flat()).toEqual(['2026-12-07', 'Don 09:00-10:00', '2026-12-08', 'Don 09:15-10:15']);
});

test('what has begun, or is cancelled, stays as it was when its series is changed', () => {
  const start = read(daily({ isLocked: true }, { status: 'Cancelled' }, {}, { startTime: '09:15' }));
  const all = edited(edited(start, { type: 'mark', id: 'd2' }), { type: 'scope', scope: 'all' });
  const end = edited(all, { type: 'change', id: 'd2', values: { title: 'Other' }, field: 'title' });
  expect(end.days.map(({ sessions }) => sessions[0]?.title)).toEqual(['Daily', 'Daily', 'Other', 'Daily']);
});

test('a free slot takes the session, with a day of its own where there is none yet', () => {
  const placed = after({ type: 'place', id: 'a', on: { date: '2026-12-10' }, start: 14 * 60 });
  expect(timesIn(placed)).toEqual([
    ['2026-12-07', 'b 11:00-12:00'],
    ['2026-12-08', 'c 09:00-10:00'],
    ['2026-12-10', 'a 14:00-15:30'],
  ]);
  expect(edited(placed, { type: 'undo' }).days).toEqual(days);
});

test('an empty day is nothing to save', () => {
  expect(isChanged(after({ type: 'addDay', name: { date: '2026-12-24' } }))).toBe(false);
});

const anId = fc.constantFrom('a', 'b', 'c', 'new-0', 'new-1', 'nobody');
const aDay = fc.integer({ min: 0, max: 3 });
const anEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ type: fc.constant('add' as const), day: aDay, sessionOf: fc.constant(() => session('n', '', '')) }),
  fc.record({ type: fc.constant('mark' as const), id: anId }),
  fc.record({ type: fc.constant('scope' as const), scope: fc.constantFrom(...scopes) }),
  fc.record({
    type: fc.constant('shift' as const),
    id: anId,
    days: fc.integer({ min: -2, max: 2 }),
    minutes: fc.integer({ min: -600, max: 1500 }),
  }),
  fc.record({
    type: fc.constant('place' as const),
    id: anId,
    on: fc.constantFrom({ date: '2026-12-08' }, { date: '2026-12-11' }),
    start: fc.integer({ min: 0, max: 1439 }),
  }),
  fc.record({ type: fc.constant('resize' as const), id: anId, minutes: fc.integer({ min: -3000, max: 3000 }) }),
  fc.record({ type: fc.constant('split' as const), id: anId }),
  fc.record({ type: fc.constant('remove' as const), id: anId }),
  fc.record({ type: fc.constant('copy' as const), id: anId }),
  fc.record({ type: fc.constant('paste' as const), after: anId }),
  fc.record({
    type: fc.constant('copyDay' as const),
    day: aDay,
    to: fc.constantFrom({ date: '2026-12-08' }, { date: '2026-12-10' }),
  }),
  fc.record({ type: fc.constant('removeDay' as const), day: aDay }),
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
