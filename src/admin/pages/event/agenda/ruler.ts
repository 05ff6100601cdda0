import { useMemo } from 'react';
import { minutesOf } from '#model/agenda/session-times.ts';
import { DAY_MINUTES, type EditedDays } from './edited-agenda.ts';

/** What of a day is drawn, in minutes after midnight. */
export interface Ruler {
  from: number;
  to: number;
}

/** Pixels of a minute. */
export const MINUTE_PX = 0.9;

const HOUR_PX = 60 * MINUTE_PX;

/** A line at the end of each hour, as a background. */
export const hourLines = `repeating-linear-gradient(to bottom, transparent 0 ${HOUR_PX - 1}px, var(--mui-palette-divider) ${HOUR_PX - 1}px ${HOUR_PX}px)`;

/** The ruler of an agenda, the same as long as it need not change. */
export function useRuler(days: EditedDays): Ruler {
  const { from, to } = rulerOf(days);
  return useMemo(() => ({ from, to }), [from, to]);
}

/** The working day, and as much beside it as sessions need; what lasts over midnight is drawn to the end of the day. */
function rulerOf(days: EditedDays): Ruler {
  const spans = days.flatMap(({ sessions }) => sessions.map((session) => minutesOf(session)));
  const from = Math.min(8 * 60, ...spans.map(({ start }) => Math.floor(start / 60) * 60));
  const to = Math.max(18 * 60, ...spans.map(({ end }) => Math.ceil(end / 60) * 60));
  return { from, to: Math.min(to, DAY_MINUTES) };
}

/** The height of a day, in pixels. */
export function heightOf({ from, to }: Ruler): number {
  return (to - from) * MINUTE_PX;
}

/** How many lines of text there is room for in a session of so many minutes. */
export function linesIn(minutes: number): number {
  return Math.floor((minutes * MINUTE_PX - 8) / LINE_PX);
}

/** The height of a line of text. */
const LINE_PX = 18;

export function hoursOf({ from, to }: Ruler): number[] {
  return Array.from({ length: (to - from) / 60 }, (_, index) => from + index * 60);
}

/** Where something stands in a column, in pixels. */
export function boxOf({ from, to }: Ruler, span: Ruler): { top: number; height: number } {
  return {
    top: (span.from - from) * MINUTE_PX,
    height: Math.max((Math.min(span.to, to) - span.from) * MINUTE_PX, 18),
  };
}
