import { useRef, type PointerEvent } from 'react';
import { useDrag, type Dragged } from '../event/agenda/use-drag.ts';
import { useCalendarContext } from './calendar-context.ts';
import { addDays } from './dates.ts';
import type { Entry } from './entries.ts';
import type { Column } from './column.ts';

/** Drags a session along the ruler, and over to other columns where these are days; a press that is no drag opens it. */
export function useTimeDrag({ session, date, start }: Entry, column: Column) {
  const { open, move } = useCalendarContext();
  const isBetweenDays = column.date !== undefined;
  const wasDragged = useRef(false);
  const drop = ({ days, minutes }: Dragged): void => {
    wasDragged.current = true;
    const target = addDays(date, isBetweenDays ? days : 0);
    if (target !== date || minutes !== 0) move(session, { date: target, start: start + minutes });
  };
  const { dragged, forward, begin, follow, cancelKey } = useDrag(drop);
  // What began on the day before is moved from there.
  const isMovable = session.isMovable && date === session.date;
  return {
    /** How far it is dragged, in minutes and in pixels along the line. */
    moved: dragged && {
      minutes: dragged.minutes,
      offset: isBetweenDays ? dragged.days * forward * dragged.width : 0,
    },
    handlers: {
      ...follow,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false;
        // A finger scrolls.
        if (isMovable && event.pointerType !== 'touch') begin('all')(event);
      },
      onKeyDown: cancelKey,
      onClick: () => {
        if (!wasDragged.current) open(session);
      },
    },
  };
}
