import { useTheme } from '@mui/material/styles';
import { useCallback, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

/** One of the entries has the tab stop: the one that had the focus last, else the first. Arrows move it between columns. */
export function useRovingEntries(grid: RefObject<HTMLElement | null>, columns: Columns) {
  const forward = useTheme().direction === 'rtl' ? -1 : 1;
  const [focused, setFocused] = useState<string>();
  const all = columns.flat();
  const reachable = focused !== undefined && all.includes(focused) ? focused : all[0];
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!reachable || !(event.target instanceof HTMLElement) || event.target.dataset['entry'] !== reachable) return;
    const next = neighbourOf(columns, reachable, event.key, forward);
    if (next === undefined) return;
    event.preventDefault();
    const entries = grid.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [];
    [...entries].find(({ dataset }) => dataset['entry'] === next)?.focus();
  };
  const onFocus = useCallback(
    ({ currentTarget }: FocusEvent<HTMLElement>): void => setFocused(currentTarget.dataset['entry']),
    [],
  );
  return { reachable, onKeyDown, onFocus };
}

type Columns = readonly (readonly string[])[];

/** Up and down within a column, left and right to the next column that is not empty. */
function neighbourOf(columns: Columns, id: string, key: string, forward: number): string | undefined {
  const column = columns.findIndex((ids) => ids.includes(id));
  const neighbours: Record<string, () => string | undefined> = {
    ArrowUp: () => columns[column]?.[columns[column].indexOf(id) - 1],
    ArrowDown: () => columns[column]?.[columns[column].indexOf(id) + 1],
    ArrowLeft: () => besides(columns, column, id, -forward),
    ArrowRight: () => besides(columns, column, id, forward),
  };
  return neighbours[key]?.();
}

/** At the same place of a column before or after, or at its end where it is shorter. */
function besides(columns: Columns, column: number, id: string, step: number): string | undefined {
  const place = columns[column]?.indexOf(id) ?? 0;
  const others = step > 0 ? columns.slice(column + 1) : columns.slice(0, column).toReversed();
  const target = others.find((ids) => ids.length > 0) ?? [];
  return target[Math.min(place, target.length - 1)];
}
