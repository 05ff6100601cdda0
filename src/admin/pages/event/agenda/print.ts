import type { EditedDays } from './edited-agenda.ts';

/** On paper nothing can be pressed; what only leads elsewhere is left out. */
export const onPaper = {
  '@page': { size: 'A4 landscape', margin: '10mm' },
  '@media print': {
    'header, nav, [role="tablist"], button:not([data-session]), a[class*="MuiButton"]': {
      display: 'none !important',
    },
  },
} as const;

/** What of the sheet is left to an agenda below the head of its page, in pixels. */
const SHEET = { width: 1040, height: 520 };

/** The width of a day, its head, and a session of two lines, in pixels. */
export const PRINTED_DAY_PX = 132;
const HEAD_PX = 52;
const SESSION_PX = 44;

const zooms = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4];

/** How small an agenda is printed so that all of it is on one sheet: 1 as on the screen, 0.4 at least. */
export function zoomOfPrint(days: EditedDays): number {
  return zooms.find((zoom) => heightAt(days, SHEET.width / zoom) <= SHEET.height / zoom) ?? 0.4;
}

function heightAt(days: EditedDays, width: number): number {
  const inRow = Math.max(1, Math.floor(width / PRINTED_DAY_PX));
  let height = 0;
  for (let first = 0; first < days.length; first += inRow) {
    const counts = days.slice(first, first + inRow).map(({ sessions }) => sessions.length);
    height += HEAD_PX + Math.max(...counts) * SESSION_PX;
  }
  return height;
}
