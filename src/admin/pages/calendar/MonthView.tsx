import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { heardOnly } from '../../layout/heard-only.ts';
import { sheet } from '../../layout/sheet.ts';
import { useCalendarContext } from './calendar-context.ts';
import { datesBetween } from './dates.ts';
import type { Entry } from './entries.ts';
import { MonthDay } from './MonthDay.tsx';
import { useCalendarWords } from './use-calendar-words.ts';
import { useMonthKeys } from './use-month-keys.ts';

/** Weeks below each other. One day is marked, and keys move the mark; its sessions come next with Tab. */
export function MonthView({ days }: { days: ReadonlyMap<string, readonly Entry[]> }) {
  const translate = useTranslate();
  const { address } = useCalendarContext();
  const { weekdayOf } = useCalendarWords();
  const grid = useRef<HTMLTableElement>(null);
  const onKeyDown = useMonthKeys(grid);
  const { range, date } = address;
  const dates = datesBetween(range.from, range.to);
  const weeks = Array.from({ length: dates.length / 7 }, (_, week) => dates.slice(week * 7, week * 7 + 7));
  return (
    <Box sx={frame}>
      <Box id="calendar-keys" sx={heardOnly}>
        {translate('calendar.keys.month')}
      </Box>
      <Box component="table" ref={grid} role="grid" aria-describedby="calendar-keys" onKeyDown={onKeyDown} sx={table}>
        <thead>
          <tr>
            {dates.slice(0, 7).map((day) => (
              <th key={day} scope="col">
                {weekdayOf(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <MonthDay
                  key={day}
                  date={day}
                  entries={days.get(day) ?? none}
                  isMarked={day === date}
                  isOutside={day.slice(0, 7) !== date.slice(0, 7)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const none: readonly Entry[] = [];

const frame = { ...sheet, overflow: 'hidden', position: 'relative' } as const;

const line = '1px solid var(--mui-palette-divider)';

const table = {
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th': {
    paddingBlock: 0.5,
    paddingInline: 1,
    typography: 'caption',
    fontWeight: 600,
    color: 'text.secondary',
    textAlign: 'start',
    overflow: 'hidden',
  },
  '& td': { borderBlockStart: line },
  '& td + td': { borderInlineStart: line },
} as const;
