import { useTheme } from '@mui/material/styles';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useCalendarContext } from './calendar-context.ts';
import { addDays, addMonths, startOfWeek } from './dates.ts';

/** Arrows move by days and weeks, the page keys by months, Home and End within the week; the day follows. */
export function useMonthKeys(grid: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const { address } = useCalendarContext();
  const { date, firstDay, go } = address;
  const forward = useTheme().direction === 'rtl' ? -1 : 1;
  const isMoved = useRef(false);
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${date}"] button`)?.focus();
  }, [date, grid]);
  const targets: Record<string, () => string> = {
    ArrowLeft: () => addDays(date, -forward),
    ArrowRight: () => addDays(date, forward),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    PageUp: () => addMonths(date, -1),
    PageDown: () => addMonths(date, 1),
    Home: () => startOfWeek(date, firstDay),
    End: () => addDays(startOfWeek(date, firstDay), 6),
  };
  return (event) => {
    const target = targets[event.key];
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    isMoved.current = true;
    go({ date: target() }, true);
  };
}
