import { useRef, useState, type PointerEvent } from 'react';

interface Options {
  isMovable: boolean;
  /** Is given the date of the day that it was dropped on. */
  onDrop: (date: string) => void;
  /** A press that is no drag. */
  onClick: () => void;
}

/** Pixels below which a press is no drag. */
const STILL = 5;

/** Drags something from one day to another, by the `data-date` of the days; a finger scrolls instead. */
export function useDayDrag({ isMovable, onDrop, onClick }: Options) {
  const [isDragged, setDragged] = useState(false);
  const start = useRef<{ x: number; y: number }>(undefined);
  const wasDragged = useRef(false);
  const end = (): void => {
    start.current = undefined;
    setDragged(false);
  };
  return {
    isDragged,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false;
      if (!isMovable || event.button !== 0 || event.pointerType === 'touch') return;
      start.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current || wasDragged.current) return;
      const { x, y } = start.current;
      if (Math.hypot(clientX - x, clientY - y) < STILL) return;
      wasDragged.current = true;
      setDragged(true);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (wasDragged.current) {
        const from = dateOf(event.currentTarget);
        const to = dateOf(document.elementFromPoint(event.clientX, event.clientY));
        if (to !== undefined && to !== from) onDrop(to);
      }
      end();
    },
    onPointerCancel: end,
    onClick: () => {
      if (!wasDragged.current) onClick();
    },
  };
}

function dateOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-date]')?.dataset['date'];
}
