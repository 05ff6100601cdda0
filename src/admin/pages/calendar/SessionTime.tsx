import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CalendarSession } from '#model/calendar.ts';
import { fieldNamed } from '#model/entity.ts';
import { useEntity } from '../../data/useEntity.ts';
import { StateChip } from '../../fields/StateChip.tsx';
import { DraftMark } from './DraftMark.tsx';
import { useCalendarWords } from './use-calendar-words.ts';

interface Props {
  session: CalendarSession;
  /** It stands under the name of its day. */
  isDayKnown?: boolean;
}

/** When a session takes place, by the clock of its event and by the person's own where they differ; and whether it does. */
export function SessionTime({ session, isDayKnown = false }: Props) {
  const { entity } = useEntity('event');
  const { timesOf, dayOf, yourTimesOf, isElsewhere } = useCalendarWords();
  const { date, timeZone, isDraft, status, eventStatus, startAt } = session;
  // One session may be cancelled where its event takes place.
  const state = status === 'Cancelled' ? status : eventStatus;
  return (
    <Box sx={line}>
      <Typography component="time" dateTime={startAt} sx={{ fontWeight: 650 }}>
        <bdi>{timesOf(session)}</bdi>
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary">
        {isDayKnown ? timeZone : `${dayOf(date)} · ${timeZone}`}
      </Typography>
      {isDraft ? <DraftMark /> : <StateChip field={fieldNamed(entity.fields, 'status', 'event')} value={state} />}
      {isElsewhere(session) && (
        <Typography component="span" variant="caption" color="textSecondary" sx={{ flexBasis: '100%' }}>
          {yourTimesOf(session)}
        </Typography>
      )}
    </Box>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.25 } as const;
