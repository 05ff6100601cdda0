import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { CalendarSession } from '#model/calendar.ts';
import { sheet } from '../../layout/sheet.ts';
import { colourOfSession, useCalendarContext } from './calendar-context.ts';
import { SessionFacts } from './SessionFacts.tsx';
import { SessionLinks } from './SessionLinks.tsx';
import { SessionTime } from './SessionTime.tsx';
import { useCalendarWords } from './use-calendar-words.ts';

/** A session as whoever goes there wants it: when, what, where, how many, what is missing, and what can be done. */
export function Ticket({ session }: { session: CalendarSession }) {
  const translate = useTranslate();
  const calendar = useCalendarContext();
  const { nameOf } = useCalendarWords();
  return (
    <Box component="li">
      <Box
        component="article"
        aria-label={nameOf({ session, isContinued: false })}
        sx={ticket}
        style={{
          borderInlineStartColor: colourOfSession(calendar, session),
          borderInlineStartStyle: session.isDraft ? 'dashed' : 'solid',
        }}
      >
        <Box sx={{ display: 'grid', gap: 0.5, minInlineSize: 0 }}>
          <SessionTime session={session} isDayKnown />
          <Box sx={name}>
            <Typography component="span" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {session.eventName}: {session.title}
            </Typography>
            <Typography component="span" variant="body2" color="textSecondary">
              {session.eventCode}
            </Typography>
          </Box>
          <SessionFacts session={session} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <SessionLinks session={session} />
          {session.isMovable && (
            <Button size="small" variant="outlined" onClick={() => calendar.move(session)}>
              {translate('calendar.move')}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}

const ticket = {
  ...sheet,
  borderInlineStart: '5px solid',
  display: 'grid',
  gap: 1.25,
  paddingBlock: 1.25,
  paddingInline: 2,
} as const;

const name = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 } as const;
