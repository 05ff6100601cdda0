import { useEffect, useRef } from 'react';
import { cellAt, type Cursor } from './grid-cursor.ts';

/** The one tab stop of a grid, moved without React: no row looks different for it. */
export function useGridCursor() {
  const grid = useRef<HTMLTableElement>(null);
  const cursor = useRef<Cursor>({ row: 0, column: 0 });
  useEffect(() => {
    if (grid.current) cellAt(grid.current, cursor.current)?.setAttribute('tabindex', '0');
  }, []);
  /** Wherever the focus came from, by a pointer or a screen reader too, the tab stop is there. */
  const stopAt = (to: Cursor) => {
    if (!grid.current) return;
    cellAt(grid.current, cursor.current)?.setAttribute('tabindex', '-1');
    cursor.current = to;
    cellAt(grid.current, to)?.setAttribute('tabindex', '0');
  };
  const goTo = (to: Cursor) => {
    stopAt(to);
    if (grid.current) cellAt(grid.current, to)?.focus();
  };
  return { grid, cursor, stopAt, goTo };
}
