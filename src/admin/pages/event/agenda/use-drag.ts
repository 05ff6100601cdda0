import { useTheme } from '@mui/material/styles';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { STEP_MINUTES } from './edited-agenda.ts';
import { MINUTE_PX } from './ruler.ts';

/** How far something is dragged: days and minutes, in steps. */
export interface Dragged {
  /** The whole of it, or its end alone. */
  part: 'all' | 'end';
  days: number;
  minutes: number;
  /** The width of a day's column, in pixels. */
  width: number;
}

interface Drag extends Dragged {
  x: number;
  y: number;
}

/** Drags a session with a pointer; only the dragged block renders meanwhile, and Escape calls it off. */
export function useDrag(onDrop: (dragged: Dragged) => void) {
  const forward = useTheme().direction === 'rtl' ? -1 : 1;
  const [drag, setDrag] = useState<Drag>();
  const begin = (part: Drag['part']) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const width = event.currentTarget.closest('[data-day]')?.clientWidth ?? 1;
    setDrag({ part, days: 0, minutes: 0, width, x: event.clientX, y: event.clientY });
  };
  const follow = (event: PointerEvent) => {
    if (!drag) return;
    const minutes = Math.round((event.clientY - drag.y) / MINUTE_PX / STEP_MINUTES) * STEP_MINUTES;
    const days = drag.part === 'end' ? 0 : Math.round((event.clientX - drag.x) / drag.width) * forward;
    if (minutes !== drag.minutes || days !== drag.days) setDrag({ ...drag, minutes, days });
  };
  const end = (event: PointerEvent) => {
    // The end of a session lies within the session: it is dropped once.
    event.stopPropagation();
    if (drag && (drag.minutes !== 0 || drag.days !== 0)) onDrop(drag);
    setDrag(undefined);
  };
  const cancel = () => setDrag(undefined);
  return {
    dragged: drag,
    forward,
    begin,
    follow: {
      onPointerMove: follow,
      onPointerUp: end,
      onPointerCancel: cancel,
    },
    cancelKey: (event: KeyboardEvent) => {
      if (drag && event.key === 'Escape') cancel();
    },
  };
}
