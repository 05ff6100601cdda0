import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { holidayOn } from '#model/agenda/holidays.ts';
import type { CalendarSession } from '#model/calendar.ts';
import { Nothing } from '../../layout/Nothing.tsx';
import { useCalendarContext } from './calendar-context.ts';
import { datesBetween } from './dates.ts';
import { DayReminders } from './DayReminders.tsx';
import type { Entry } from './entries.ts';
import { Ticket } from './Ticket.tsx';
import { useCalendarWords } from './use-calendar-words.ts';

/** Tickets that are shown at first, and as many more each time. */
const PORTION = 100;

/** The sessions of two weeks as tickets, day by day, below the reminders of that. */
export function AgendaView({ days }: { days: ReadonlyMap<string, readonly Entry[]> }) {
  const translate = useTranslate();
  const { address, holidays, remindersOn } = useCalendarContext();
  const { dateOf, dayOf } = useCalendarWords();
  const [shown, setShown] = useState(PORTION);
  const { from, to } = address.range;
  const dates = datesBetween(from, to).map((date) => ({
    date,
    // A ticket tells the whole session: it stands on the day of its start, or on the first that is shown.
    sessions: (days.get(date) ?? []).filter((entry) => entry.session.date === date || date === from),
  }));
  const count = dates.reduce((sum, { sessions }) => sum + sessions.length, 0);
  const filled = portionOf(dates, shown).filter(({ date, sessions }) => sessions.length + remindersOn(date).length > 0);
  if (filled.length === 0)
    return <Nothing text={translate('calendar.empty', { from: dateOf(from), to: dateOf(to) })} />;
  return (
    <Stack spacing={2.5} sx={{ maxInlineSize: 860 }}>
      {filled.map(({ date, sessions }) => (
        <Box key={date} component="section" aria-label={dayOf(date)} sx={section}>
          <Typography variant="h2" sx={{ marginBlockEnd: 1 }}>
            {dayOf(date)}
            <Typography component="span" variant="body2" color="textSecondary" sx={{ marginInlineStart: 1 }}>
              {holidayOn(date, holidays)}
            </Typography>
          </Typography>
          <DayReminders date={date} />
          {sessions.length > 0 && (
            <Stack component="ul" spacing={1} sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
              {sessions.map((session) => (
                <Ticket key={session.key} session={session} />
              ))}
            </Stack>
          )}
        </Box>
      ))}
      {count > shown && (
        <Button variant="outlined" onClick={() => setShown(shown + PORTION)} sx={{ justifySelf: 'start' }}>
          {translate('calendar.more', { smart_count: count - shown })}
        </Button>
      )}
    </Stack>
  );
}

/** The first so many. */
function portionOf(dates: readonly { date: string; sessions: readonly Entry[] }[], most: number) {
  let left = most;
  return dates.map(({ date, sessions }) => {
    const own: CalendarSession[] = sessions.slice(0, left).map(({ session }) => session);
    left -= own.length;
    return { date, sessions: own };
  });
}

/** What is far below is not drawn before one comes there. */
const section = { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 400px' } as const;
