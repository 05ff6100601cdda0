import type { Mark, MarkValue } from '#model/attendance.ts';
import type { Cursor } from './grid-cursor.ts';
import type { Cell, RegisterState } from './register-state.ts';

/** The cell in a row and column, counted from 0. */
export function cellIn({ register, rows }: RegisterState, { row, column }: Cursor): Cell | undefined {
  return rows.get(register.learners[row]?.nominationKey ?? '')?.[column];
}

/** One mark for several rows of a column; notes stay. */
export function sayTo(state: RegisterState, rows: readonly number[], column: number, mark: Mark): MarkValue[] {
  const sessionKey = state.columns[column]?.sessionKey ?? null;
  return rows.flatMap((row) => {
    const { nominationKey } = state.register.learners[row] ?? {};
    if (nominationKey === undefined) return [];
    return [{ nominationKey, sessionKey, mark, minutes: null, note: cellIn(state, { row, column })?.note ?? null }];
  });
}

/** The rows that have no mark in a column yet. */
export function unmarkedIn(state: RegisterState, column: number): number[] {
  const rows = state.register.learners.map((_learner, row) => row);
  return rows.filter((row) => cellIn(state, { row, column })?.mark === 'NotMarked');
}

/** The mark of a cell for everybody below it who has none yet. */
export function filledDown(state: RegisterState, from: Cursor): MarkValue[] {
  const cell = cellIn(state, from);
  if (!cell || cell.mark === 'NotMarked') return [];
  const below = unmarkedIn(state, from.column).filter((row) => row > from.row);
  return sayTo(state, below, from.column, cell.mark).map((value) => ({ ...value, minutes: cell.minutes }));
}
