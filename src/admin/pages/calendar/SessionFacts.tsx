import MissingIcon from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { missingIn, type CalendarSession } from '#model/calendar.ts';

/** Where, who, about what, how many, and what is missing. */
export function SessionFacts({ session }: { session: CalendarSession }) {
  const translate = useTranslate();
  const { status, reason, seats } = session;
  const missing = missingIn(session);
  const place = [session.venue?.name, session.location].filter(Boolean).join(', ');
  const facts = {
    where: place || (session.meetingUrl === null ? '' : translate('calendar.online')),
    who: session.instructors.map(({ name }) => name).join(', '),
    about: session.topics.join(', '),
    seats: seats === null ? '' : translate('calendar.upTo', { smart_count: seats }),
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.75, minInlineSize: 0 }}>
      <Box component="dl" sx={list}>
        {Object.entries(facts).map(
          ([name, text]) =>
            text !== '' && (
              <Box key={name} sx={{ display: { xs: 'contents', md: 'block' } }}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {translate(`calendar.fact.${name}`)}
                </Box>
                <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere', fontWeight: 550 }}>
                  {text}
                </Box>
              </Box>
            ),
        )}
      </Box>
      {status === 'Cancelled' && reason !== null && (
        <Typography variant="body2">{translate('agenda.cancelled', { reason })}</Typography>
      )}
      {missing.length > 0 && (
        <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'warning.main' }}>
          <MissingIcon aria-hidden fontSize="inherit" />
          {missing.map((what) => translate(`calendar.missing.${what}`)).join(' · ')}
        </Typography>
      )}
    </Box>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'max-content minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(140px, 1fr))' },
  columnGap: 1.5,
  rowGap: 0.25,
  margin: 0,
  typography: 'body2',
} as const;
