import Box from '@mui/material/Box';
import { useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { heardOnly } from '../../layout/heard-only.ts';
import { sheet } from '../../layout/sheet.ts';
import { HourMarks } from '../event/agenda/HourMarks.tsx';
import { heightOf, hourLines, type Ruler } from '../event/agenda/ruler.ts';
import type { Column } from './column.ts';
import type { Entry } from './entries.ts';
import { placeInLanes, type Placed } from './lanes.ts';
import { TimeEntry } from './TimeEntry.tsx';
import { useCalendarWords } from './use-calendar-words.ts';
import { useRovingEntries } from './use-roving-entries.ts';

interface Props {
  columns: readonly Column[];
  /** How many overlapping sessions stand side by side. */
  lanes: number;
  /** Leads to the sessions that found no room. */
  onMore: (column: Column) => void;
}

/** Columns on a ruler of time. One session has the tab stop, and arrows move it. */
export function TimeGrid({ columns, lanes, onMore }: Props) {
  const translate = useTranslate();
  const grid = useRef<HTMLDivElement>(null);
  // What gets the focus renders alone: there may be hundreds of others.
  const ruler = useMemo(() => rulerOf(columns), [columns]);
  const placed = useMemo(
    () => columns.map((column) => ({ column, ...placeInLanes(column.entries, lanes) })),
    [columns, lanes],
  );
  const { timeOf } = useCalendarWords();
  const roving = useRovingEntries(
    grid,
    placed.map(({ column, placed: shown }) => shown.map(({ entry }) => idIn(column, entry))),
  );
  return (
    <Box ref={grid} onKeyDown={roving.onKeyDown} sx={scroller}>
      <Box id="calendar-keys" sx={heardOnly}>
        {translate('calendar.keys.time')}
      </Box>
      <Box sx={{ display: 'grid' }} style={{ gridTemplateColumns: `76px ${placed.map(widthOf).join(' ')}` }}>
        <Box sx={{ ...head, insetInlineStart: 0, zIndex: 4 }} />
        {placed.map(({ column, hidden }) => (
          <Box key={column.id} sx={head}>
            {column.head}
            {hidden > 0 && (
              <Box component="button" type="button" onClick={() => onMore(column)} sx={more}>
                {translate('calendar.more', { smart_count: hidden })}
              </Box>
            )}
          </Box>
        ))}
        <HourMarks ruler={ruler} timeOf={timeOf} />
        {placed.map(({ column, placed: shown }) => (
          <Box
            key={column.id}
            component="section"
            aria-label={column.label}
            {...(column.date && { 'data-day': column.date })}
            sx={{ ...body, ...(column.isShaded && { backgroundColor: 'sunken' }) }}
            style={{ blockSize: heightOf(ruler) }}
          >
            {shown.map((one) => (
              <TimeEntry
                key={one.entry.id}
                id={idIn(column, one.entry)}
                placed={one}
                column={column}
                ruler={ruler}
                isReachable={roving.reachable === idIn(column, one.entry)}
                onFocus={roving.onFocus}
              />
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Wide enough for the time of each session where several stand side by side. */
function widthOf({ placed }: { placed: readonly Placed[] }): string {
  const lanes = Math.max(1, ...placed.map((one) => one.lanes));
  return `minmax(${Math.max(120, lanes * LANE_PX)}px, 1fr)`;
}

const LANE_PX = 84;

/** A session of two instructors stands in two columns. */
function idIn({ id }: Column, entry: Entry): string {
  return `${id} ${entry.id}`;
}

/** The working day, and as much beside it as sessions need. */
function rulerOf(columns: readonly Column[]): Ruler {
  const entries = columns.flatMap((column) => column.entries);
  const from = Math.min(8 * 60, ...entries.map(({ start }) => Math.floor(start / 60) * 60));
  const to = Math.max(18 * 60, ...entries.map(({ end }) => Math.ceil(end / 60) * 60));
  return { from, to };
}

const scroller = { ...sheet, overflow: 'auto', maxBlockSize: '76vh', position: 'relative' } as const;

const head = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  display: 'grid',
  alignContent: 'start',
  padding: 0.75,
  borderBlockEnd: '1px solid',
  borderInlineStart: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  minInlineSize: 0,
} as const;

const more = {
  justifySelf: 'start',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'primary.main',
  cursor: 'pointer',
  typography: 'caption',
  fontWeight: 600,
} as const;

const body = {
  position: 'relative',
  borderInlineStart: '1px solid',
  borderColor: 'divider',
  backgroundImage: hourLines,
} as const;
