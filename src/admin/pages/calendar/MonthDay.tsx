import ReminderIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { holidayOn } from '#model/agenda/holidays.ts';
import { useCalendarContext } from './calendar-context.ts';
import { DayReminders } from './DayReminders.tsx';
import type { Entry } from './entries.ts';
import { MonthDayHead } from './MonthDayHead.tsx';
import { MonthEntry } from './MonthEntry.tsx';

interface Props {
  date: string;
  entries: readonly Entry[];
  /** Whether it has the tab stop. */
  isMarked: boolean;
  /** It belongs to the month before or after. */
  isOutside: boolean;
}

/** Sessions, and reminders, of a day that a month shows; the others are one click away. */
const SHOWN = 3;
const SHOWN_REMINDERS = 2;

/** A day of the month: its number, its holiday, its first sessions and reminders and how many more there are. */
export function MonthDay({ date, entries, isMarked, isOutside }: Props) {
  const translate = useTranslate();
  const { address, holidays, remindersOn } = useCalendarContext();
  const holiday = holidayOn(date, holidays);
  const hidden = entries.length - SHOWN;
  const openDay = (): void => address.go({ view: 'day', date });
  return (
    <Box
      component="td"
      data-date={date}
      sx={{ ...cell, ...(holiday !== undefined && holidayLook), ...(isOutside && { color: 'text.secondary' }) }}
    >
      <MonthDayHead date={date} count={entries.length} holiday={holiday} isMarked={isMarked} onOpen={openDay} />
      <Box sx={lines}>
        <DayReminders date={date} most={SHOWN_REMINDERS} isReachable={isMarked} onMore={openDay} />
        {entries.slice(0, SHOWN).map((entry) => (
          <MonthEntry key={entry.id} entry={entry} isReachable={isMarked} />
        ))}
        {hidden > 0 && (
          <Button size="small" tabIndex={isMarked ? 0 : -1} onClick={openDay} sx={more}>
            {translate('calendar.more', { smart_count: hidden })}
          </Button>
        )}
      </Box>
      {entries.length > 0 && (
        <Box component="span" aria-hidden onClick={openDay} sx={count}>
          {entries.length}
        </Box>
      )}
      {remindersOn(date).length > 0 && <ReminderIcon aria-hidden sx={bell} />}
    </Box>
  );
}

const cell = {
  blockSize: { xs: 56, sm: 118 },
  padding: 0.5,
  verticalAlign: 'top',
} as const;

/** Nothing is planned there without a second look. */
const holidayLook = { backgroundColor: 'sunken' } as const;

const lines = { display: { xs: 'none', sm: 'grid' }, gap: '3px', marginBlockStart: '3px', minInlineSize: 0 } as const;

const more = {
  minHeight: 24,
  justifyContent: 'flex-start',
  paddingBlock: 0,
  paddingInline: 0.75,
  typography: 'caption',
};

const bell = {
  display: { xs: 'block', sm: 'none' },
  fontSize: 16,
  marginInline: 'auto',
  color: 'text.secondary',
} as const;

/** On a phone there is room for their number alone. */
const count = {
  display: { xs: 'block', sm: 'none' },
  inlineSize: 'fit-content',
  marginInline: 'auto',
  paddingInline: 0.75,
  borderRadius: 4,
  backgroundColor: 'primarySoft',
  color: 'text.primary',
  typography: 'caption',
  fontWeight: 600,
} as const;
