import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import Box from '@mui/material/Box';
import { minutesOf } from '#model/agenda/session-times.ts';
import { colourOfSession, useCalendarContext } from './calendar-context.ts';
import { addDays } from './dates.ts';
import type { Entry } from './entries.ts';
import { entryLook } from './entry-look.ts';
import { Heard } from './Heard.tsx';
import { useCalendarWords } from './use-calendar-words.ts';
import { useDayDrag } from './use-day-drag.ts';

interface Props {
  entry: Entry;
  /** Whether Tab comes here: only on the marked day. */
  isReachable: boolean;
}

/** A session in a day of the month: a line that opens it, and that is dragged to another day. */
export function MonthEntry({ entry, isReachable }: Props) {
  const calendar = useCalendarContext();
  const { open, move } = calendar;
  const { nameOf, timeOf, untilOf, isElsewhere, yourTimesOf } = useCalendarWords();
  const { session, isContinued } = entry;
  const { isDragged, onClick, ...drag } = useDayDrag({
    isMovable: session.isMovable,
    // What is dragged by its second day begins on the day before the one it is dropped on.
    onDrop: (date) => move(session, { date: addDays(date, isContinued ? -1 : 0), start: minutesOf(session).start }),
    onClick: () => open(session),
  });
  return (
    <Box
      component="button"
      type="button"
      tabIndex={isReachable ? 0 : -1}
      title={isElsewhere(session) ? yourTimesOf(session) : undefined}
      onClick={onClick}
      {...drag}
      sx={{
        ...entryLook(session, colourOfSession(calendar, session)),
        ...line,
        ...(isContinued && continued),
        ...(isDragged && { opacity: 0.5 }),
      }}
    >
      <Heard name={nameOf(entry)}>
        {session.isDraft && <DraftIcon aria-hidden sx={{ fontSize: 15, color: 'warning.main', flexShrink: 0 }} />}
        <Box component="span" sx={{ color: 'text.secondary', flexShrink: 0 }}>
          {isContinued ? untilOf(session) : timeOf(session.startTime)}
        </Box>
        <Box component="span" dir="auto" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {session.eventName}
        </Box>
      </Heard>
    </Box>
  );
}

/** Open towards the day that it comes from. */
const continued = { borderInlineStartStyle: 'dotted', borderStartStartRadius: 0, borderEndStartRadius: 0 } as const;

const line = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  inlineSize: '100%',
  minBlockSize: 24,
  paddingBlock: 0,
  paddingInline: 0.5,
  typography: 'caption',
  whiteSpace: 'nowrap',
} as const;
