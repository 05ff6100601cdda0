import type { Mark } from '#model/attendance.ts';
import type { Cell } from './register-state.ts';

/** What is said by one key, in the order of the buttons; `Partial` asks for its minutes. */
export const sayable = ['Present', 'Late', 'Absent', 'Excused'] as const satisfies readonly Mark[];

/** The key of each mark, in every language: it stands on the buttons and in the cells. */
export const letterOf: Record<Mark, string> = {
  NotMarked: '',
  Present: 'P',
  Late: 'L',
  Absent: 'A',
  Excused: 'E',
  Partial: 'M',
};

const marksByKey = new Map<string, Mark>(sayable.map((mark) => [letterOf[mark].toLowerCase(), mark]));

/** The mark that a key says; Delete and Backspace take one back. */
export function markOfKey(key: string): Mark | undefined {
  return key === 'Delete' || key === 'Backspace' ? 'NotMarked' : marksByKey.get(key.toLowerCase());
}

/** What a cell shows: the letter, or the minutes of who was there in part. */
export function textOf({ mark, minutes }: Pick<Cell, 'mark' | 'minutes'>): string {
  return minutes === null ? letterOf[mark] : `${minutes}′`;
}

/** A mark with its minutes and its note; `words` says what each mark is called. */
export function wordsOf({ mark, minutes, note }: Pick<Cell, 'mark' | 'minutes' | 'note'>, words: Record<Mark, string>) {
  // Nearly all of thousands of cells.
  if (minutes === null && !note) return words[mark];
  return [words[mark], minutes === null ? '' : `${minutes}′`, note ?? ''].filter(Boolean).join(', ');
}

/** Colours by mark, for cells and buttons; the letter says the same. */
export const colourOf: Record<Mark, string> = {
  NotMarked: 'text.secondary',
  Present: 'success.main',
  Late: 'warning.main',
  Partial: 'warning.main',
  Excused: 'info.main',
  Absent: 'error.main',
};
