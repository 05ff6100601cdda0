import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatInstant } from '#model/time/net-pattern.ts';
import { nextOccurrencesOf, type Occurrence } from '#model/time/recurrence-dates.ts';
import { isRelative, parseRecurrence, type Recurrence } from '#model/time/recurrence.ts';
import { useSession } from '../session/SessionContext.tsx';
import { exampleFor } from './example-anchor.ts';
import { useFormatDate } from './format-date.ts';
import { textOfDraft, whyUnfinished } from './recurrence-draft.ts';
import { recurrenceText } from './recurrence-text.ts';
import { useSkippedHolidays } from './use-skipped-holidays.ts';

const SHOWN = 10;

/**
 * What has been chosen in words, and the next ten times, by the clock of its zone, with the holidays that it leaves out;
 * for what is relative as they would be for a day that is near.
 */
export function RecurrencePreview({ draft }: { draft: Recurrence }) {
  const translate = useTranslate();
  const { culture } = useSession();
  const { dateOf, timeOf } = useFormatDate();
  const [now] = useState(() => Date.now());
  const { holidays, isUnknown } = useSkippedHolidays(draft);
  const text = textOfDraft(draft);
  const next = useMemo(() => {
    const recurrence = parseRecurrence(text);
    if (!recurrence) return undefined;
    const example = isRelative(recurrence) ? exampleFor(recurrence, now) : undefined;
    const anchors = example && { [example.anchor]: [example.date] };
    return { example, times: nextOccurrencesOf(recurrence, now, SHOWN, { holidays, ...(anchors && { anchors }) }) };
  }, [text, now, holidays]);
  if (!next) {
    return (
      <Typography role="alert" color="error">
        {translate(whyUnfinished(draft))}
      </Typography>
    );
  }
  const { example, times } = next;
  const label = translate('recurrence.next', { zone: draft.zone });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography component="output" sx={{ fontWeight: 550 }}>
        {recurrenceText(draft, { translate, culture, dateOf, timeOf })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {times.length > 0 ? label : translate('recurrence.over')}
        {example && ` (${translate('recurrence.example', { date: dateOf(example.date) })})`}
      </Typography>
      <Box component="ol" aria-label={label} sx={dates}>
        {times.map((time) => (
          <Time key={time.at} time={time} zone={draft.zone} />
        ))}
      </Box>
      {isUnknown && (
        <Typography variant="body2" color="error">
          {translate('recurrence.holidaysFailed')}
        </Typography>
      )}
    </Box>
  );
}

/** One that a holiday leaves out is struck through and says which. */
function Time({ time: { at, holiday }, zone }: { time: Occurrence; zone: string }) {
  const translate = useTranslate();
  const { user, culture } = useSession();
  const text = formatInstant(at, `ddd ${user.dateTimeFormat}`, zone, culture);
  return (
    <Typography component="li" variant="body2" {...(holiday !== undefined && { color: 'textSecondary' })}>
      <time dateTime={new Date(at).toISOString()}>{holiday === undefined ? text : <s>{text}</s>}</time>
      {holiday !== undefined && ` ${translate('recurrence.leftOut', { holiday })}`}
    </Typography>
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
