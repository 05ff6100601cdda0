import { useCallback, useState, type RefCallback } from 'react';

/** More than any page of a screen has: only very long lists are drawn in parts. */
const PART = 40;

interface RowsInSight {
  /** How many of the rows are drawn, from the first. */
  drawn: number;
  /** Of what stands in the place of the others; begun anew with each part, it tells at once whether it is still near. */
  rest: RefCallback<HTMLTableRowElement>;
}

/** Draws the first rows of a very long list, and more as one comes near the others; what was drawn stays. */
export function useRowsInSight(total: number): RowsInSight {
  const [drawn, setDrawn] = useState(PART);
  const rest = useCallback((row: HTMLTableRowElement | null) => {
    if (!row) return undefined;
    const grow = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setDrawn((before) => before + PART);
    };
    const scroller = row.closest('table')?.parentElement ?? null;
    const observer = new IntersectionObserver(grow, { root: scroller, rootMargin: '100% 0px' });
    observer.observe(row);
    return () => observer.disconnect();
  }, []);
  return { drawn: Math.min(drawn, total), rest };
}
