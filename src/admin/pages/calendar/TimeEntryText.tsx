import Typography from '@mui/material/Typography';
import { clockOf } from '../event/agenda/edited-agenda.ts';
import { MINUTE_PX } from '../event/agenda/ruler.ts';
import { DraftMark } from './DraftMark.tsx';
import type { Entry } from './entries.ts';
import { useCalendarWords } from './use-calendar-words.ts';

interface Props {
  entry: Entry;
  /** Another one stands beside it. */
  isNarrow: boolean;
  /** Minutes by which it is just being dragged. */
  movedBy: number | undefined;
}

/** The height of a line of text. */
const LINE_PX = 18;

/** What a session on the ruler says of itself, as far as there is room: when, what, where. */
export function TimeEntryText({ entry: { session, start, end }, isNarrow, movedBy }: Props) {
  const { timesOf, timeOf, isElsewhere } = useCalendarWords();
  const lines = Math.floor(((end - start) * MINUTE_PX - 6) / LINE_PX);
  const shownStart = movedBy === undefined ? session.startTime : clockOf(start + movedBy);
  return (
    <>
      <Typography component="span" variant="caption" noWrap color="textSecondary">
        {isNarrow || movedBy !== undefined ? timeOf(shownStart) : timesOf(session)}
        {isElsewhere(session) && ` ${session.timeZone}`}
      </Typography>
      <Typography component="span" variant="body2" noWrap={lines < 4} dir="auto" sx={name}>
        {session.eventName}
      </Typography>
      {lines > 2 && (
        <Typography component="span" variant="caption" noWrap color="textSecondary" dir="auto">
          {[session.title, session.venue?.name].filter(Boolean).join(' · ')}
        </Typography>
      )}
      {session.isDraft && <DraftMark />}
    </>
  );
}

const name = { fontWeight: 600, lineHeight: '18px', overflowWrap: 'anywhere' } as const;
