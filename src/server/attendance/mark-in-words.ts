import type { Mark, MarkValue } from '#model/attendance.ts';

type Said = Pick<MarkValue, 'mark' | 'minutes'>;

/** The words of a mark in a file, such as `Partial 45`; what is not marked is an empty cell. */
export function wordsOf({ mark, minutes }: Said): string {
  if (mark === 'NotMarked') return '';
  return minutes === null ? mark : `${mark} ${minutes}`;
}

/** The mark that a cell says, by word or first letter, in any case; undefined for anything else. */
export function markOf(text: string): Said | undefined {
  const [, word = '', number] = /^([a-z]+)\s*(\d{1,6})?$/i.exec(text.trim()) ?? [];
  const mark = named.get(word.toLowerCase());
  if (!mark || (mark === 'Partial') !== (number !== undefined)) return undefined;
  return { mark, minutes: number === undefined ? null : Number(number) };
}

const sayable: readonly Mark[] = ['Present', 'Late', 'Absent', 'Excused', 'Partial'];

/** Without minutes a P is Present; with them it could be both, and is refused. */
const named = new Map<string, Mark>([
  ...sayable.map((mark) => [mark.toLowerCase(), mark] as const),
  ...sayable.filter((mark) => mark !== 'Partial').map((mark) => [mark.charAt(0).toLowerCase(), mark] as const),
]);
