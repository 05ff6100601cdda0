import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatInstant } from '#model/time/net-pattern.ts';
import { nextInstantsOf } from '#model/time/recurrence-dates.ts';
import { parseRecurrence, type Recurrence } from '#model/time/recurrence.ts';
import { useSession } from '../session/SessionContext.tsx';
import { useFormatDate } from './format-date.ts';
import { textOfDraft, whyUnfinished } from './recurrence-draft.ts';
import { recurrenceText } from './recurrence-text.ts';

const SHOWN = 10;

/** What has been chosen in words, and the next ten times, by the clock of its zone. */
export function RecurrencePreview({ draft }: { draft: Recurrence }) {
  const translate = useTranslate();
  const { user, culture } = useSession();
  const { dateOf, timeOf } = useFormatDate();
  const [now] = useState(() => Date.now());
  const text = textOfDraft(draft);
  const instants = useMemo(() => {
    const recurrence = parseRecurrence(text);
    return recurrence ? nextInstantsOf(recurrence, now, SHOWN) : undefined;
  }, [text, now]);
  if (!instants) {
    return (
      <Typography role="alert" color="error">
        {translate(whyUnfinished(draft))}
      </Typography>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography component="output" sx={{ fontWeight: 550 }}>
        {recurrenceText(draft, { translate, culture, dateOf, timeOf })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate(instants.length > 0 ? 'recurrence.next' : 'recurrence.over', { zone: draft.zone })}
      </Typography>
      <Box component="ol" aria-label={translate('recurrence.next', { zone: draft.zone })} sx={dates}>
        {instants.map((instant) => (
          <Typography key={instant} component="li" variant="body2">
            <time dateTime={new Date(instant).toISOString()}>
              {formatInstant(instant, `ddd ${user.dateTimeFormat}`, draft.zone, culture)}
            </time>
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

const dates = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: 0.5,
} as const;
