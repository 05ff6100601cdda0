import { minutesOf } from '#model/agenda/session-times.ts';
import type { EditedDays, EditedSession } from './edited-agenda.ts';
import { linesIn } from './ruler.ts';

/** On paper nothing can be pressed; what only leads elsewhere is left out. */
export const onPaper = {
  '@page': { size: 'A4 landscape', margin: '10mm' },
  '@media print': {
    'header, nav, .MuiTabs-root, button:not([data-session]), a.MuiButton-root': { display: 'none !important' },
    main: { padding: '0 !important' },
    // What fills the window would fill a second sheet.
    'body div': { minHeight: '0 !important' },
  },
} as const;

/** What of the sheet is left to an agenda below the head of its page, in pixels. */
const SHEET = { width: 1040, height: 470 };

/** The width of a day, the height of its head, of a line of a session and of what is around its lines, in pixels. */
export const PRINTED_DAY_PX = 138;
const HEAD_PX = 40;
const LINE_PX = 18;
const AROUND_PX = 12;

const zooms = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4];

/** How small an agenda is printed so that all of it is on one sheet: 1 as on the screen, 0.4 at least. */
export function zoomOfPrint(days: EditedDays): number {
  return zooms.find((zoom) => heightAt(days, SHEET.width / zoom) <= SHEET.height / zoom) ?? 0.4;
}

function heightAt(days: EditedDays, width: number): number {
  const inRow = Math.max(1, Math.floor(width / PRINTED_DAY_PX));
  let height = 0;
  for (let first = 0; first < days.length; first += inRow) {
    const heights = days.slice(first, first + inRow).map(({ sessions }) => heightOfAll(sessions));
    height += HEAD_PX + Math.max(...heights);
  }
  return height;
}

function heightOfAll(sessions: readonly EditedSession[]): number {
  return sessions.reduce((height, session) => {
    const { start, end } = minutesOf(session);
    return height + AROUND_PX + LINE_PX * Math.min(Math.max(linesIn(end - start), 1), 3);
  }, 0);
}
