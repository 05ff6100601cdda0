import type { Span } from './session-times.ts';

/** The spans within which something of a length fits between what is busy; all in one measure. */
export function freeSpans(open: Span, busy: readonly Span[], length: number): Span[] {
  const free: Span[] = [];
  let start = open.start;
  for (const taken of busy.toSorted((one, other) => one.start - other.start)) {
    if (taken.start - start >= length) free.push({ start, end: Math.min(taken.start, open.end) });
    start = Math.max(start, taken.end);
  }
  return [...free, { start, end: open.end }].filter(({ start: from, end }) => end - from >= length);
}
