import Typography from '@mui/material/Typography';
import { ownDirection } from '../../layout/own-direction.ts';
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
export function TimeEntryText({ entry, isNarrow, movedBy }: Props) {
  const { timesOf, timeOf, untilOf, isElsewhere } = useCalendarWords();
  const { session, start, end, isContinued } = entry;
  const lines = Math.floor(((end - start) * MINUTE_PX - 6) / LINE_PX);
  const timeIn = (): string => {
    if (movedBy !== undefined) return timeOf(clockOf(start + movedBy));
    if (isContinued) return untilOf(session);
    return isNarrow ? timeOf(session.startTime) : timesOf(session);
  };
  return (
    <>
      <Typography component="span" variant="caption" color="textSecondary" noWrap={isNarrow}>
        {timeIn()}
        {isElsewhere(session) && !isNarrow && ` ${session.timeZone}`}
      </Typography>
      <Typography component="span" variant="body2" noWrap={lines < 4} sx={name} {...ownDirection}>
        {session.eventName}
      </Typography>
      {lines > 2 && (
        <Typography component="span" variant="caption" noWrap color="textSecondary" {...ownDirection}>
          {[session.title, session.venue?.name].filter(Boolean).join(' · ')}
        </Typography>
      )}
      {session.isDraft && <DraftMark />}
    </>
  );
}

const name = { fontWeight: 600, lineHeight: '18px', overflowWrap: 'anywhere' } as const;
