import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { holidayOn } from '#model/agenda/holidays.ts';
import { useCalendarContext } from './calendar-context.ts';
import { datesBetween } from './dates.ts';
import { DayReminders } from './DayReminders.tsx';
import type { Entry } from './entries.ts';
import type { Column } from './column.ts';
import { TimeGrid } from './TimeGrid.tsx';
import { useCalendarWords } from './use-calendar-words.ts';

const LANES = 3;
const SHOWN_REMINDERS = 3;

/** Seven days side by side. */
export function WeekView({ days }: { days: ReadonlyMap<string, readonly Entry[]> }) {
  const { address, holidays } = useCalendarContext();
  const { dayOf } = useCalendarWords();
  const { range, today, go } = address;
  const columns = useMemo(
    () =>
      datesBetween(range.from, range.to).map((date): Column => {
        const holiday = holidayOn(date, holidays);
        const open = () => go({ view: 'day', date });
        return {
          id: date,
          date,
          label: dayOf(date),
          entries: days.get(date) ?? [],
          isShaded: holiday !== undefined,
          head: (
            <>
              <Box component="button" type="button" onClick={open} sx={date === today ? { ...day, ...current } : day}>
                {dayOf(date)}
              </Box>
              {holiday !== undefined && (
                <Typography variant="caption" color="textSecondary" noWrap>
                  {holiday}
                </Typography>
              )}
              <DayReminders date={date} most={SHOWN_REMINDERS} onMore={open} />
            </>
          ),
        };
      }),
    [range, days, holidays, dayOf, go, today],
  );
  return <TimeGrid columns={columns} lanes={LANES} onMore={({ id }) => go({ view: 'day', date: id })} />;
}

const day = {
  justifySelf: 'start',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'text.primary',
  cursor: 'pointer',
  typography: 'body2',
  fontWeight: 600,
  textAlign: 'start',
} as const;

const current = { color: 'primary.main', textDecoration: 'underline', textUnderlineOffset: 4 } as const;
