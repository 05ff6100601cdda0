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
import type { Entry } from './entries.ts';
import { Ticket } from './Ticket.tsx';
import { useCalendarWords } from './use-calendar-words.ts';

/** Tickets that are shown at first, and as many more each time. */
const PORTION = 100;

/** The sessions of two weeks as tickets, day by day. */
export function AgendaView({ days }: { days: ReadonlyMap<string, readonly Entry[]> }) {
  const translate = useTranslate();
  const { address, holidays } = useCalendarContext();
  const { dateOf, dayOf } = useCalendarWords();
  const [shown, setShown] = useState(PORTION);
  const { from, to } = address.range;
  const dates = datesBetween(from, to).map((date) => ({
    date,
    // A ticket tells the whole session: it stands on the day of its start, or on the first that is shown.
    sessions: (days.get(date) ?? []).filter((entry) => entry.session.date === date || date === from),
  }));
  const count = dates.reduce((sum, { sessions }) => sum + sessions.length, 0);
  if (count === 0) return <Nothing text={translate('calendar.empty', { from: dateOf(from), to: dateOf(to) })} />;
  return (
    <Stack spacing={2.5} sx={{ maxInlineSize: 860 }}>
      {portionOf(dates, shown).map(({ date, sessions }) => (
        <Box key={date} component="section" aria-label={dayOf(date)} sx={section}>
          <Typography variant="h2" sx={{ marginBlockEnd: 1 }}>
            {dayOf(date)}
            <Typography component="span" variant="body2" color="textSecondary" sx={{ marginInlineStart: 1 }}>
              {holidayOn(date, holidays)}
            </Typography>
          </Typography>
          <Stack component="ul" spacing={1} sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
            {sessions.map((session) => (
              <Ticket key={session.key} session={session} />
            ))}
          </Stack>
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

/** The first so many, of the days that have any. */
function portionOf(dates: readonly { date: string; sessions: readonly Entry[] }[], most: number) {
  let left = most;
  return dates.flatMap(({ date, sessions }) => {
    const own: CalendarSession[] = sessions.slice(0, left).map(({ session }) => session);
    left -= own.length;
    return own.length > 0 ? [{ date, sessions: own }] : [];
  });
}

/** What is far below is not drawn before one comes there. */
const section = { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 400px' } as const;
