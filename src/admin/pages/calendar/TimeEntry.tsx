import Box from '@mui/material/Box';
import { memo, type FocusEvent } from 'react';
import { boxOf, type Ruler } from '../event/agenda/ruler.ts';
import { colourOfSession, useCalendarContext } from './calendar-context.ts';
import { entryLook } from './entry-look.ts';
import { Heard } from './Heard.tsx';
import type { Placed } from './lanes.ts';
import { TimeEntryText } from './TimeEntryText.tsx';
import type { Column } from './column.ts';
import { useCalendarWords } from './use-calendar-words.ts';
import { useTimeDrag } from './use-time-drag.ts';

interface Props {
  id: string;
  placed: Placed;
  column: Column;
  ruler: Ruler;
  /** Whether it has the tab stop. */
  isReachable: boolean;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** A session on the ruler: it opens, and is dragged to another time, or to another day where columns are days. */
export const TimeEntry = memo(function TimeEntry({ id, placed, column, ruler, isReachable, onFocus }: Props) {
  const calendar = useCalendarContext();
  const { nameOf, isElsewhere, yourTimesOf } = useCalendarWords();
  const { entry, lane, lanes } = placed;
  const { session } = entry;
  const { moved, handlers } = useTimeDrag(entry, column);
  const colour = column.colour ?? colourOfSession(calendar, session);
  const { minutes, offset } = moved ?? { minutes: 0, offset: 0 };
  return (
    <Box
      component="button"
      type="button"
      data-entry={id}
      tabIndex={isReachable ? 0 : -1}
      aria-describedby="calendar-keys"
      title={isElsewhere(session) ? yourTimesOf(session) : undefined}
      onFocus={onFocus}
      {...handlers}
      sx={{ ...entryLook(session, colour), ...block, ...(moved && lifted) }}
      style={{
        ...boxOf(ruler, { from: entry.start + minutes, to: entry.end + minutes }),
        insetInlineStart: `calc(${(lane / lanes) * 100}% + 2px)`,
        inlineSize: `calc(${100 / lanes}% - 4px)`,
        transform: `translateX(${offset}px)`,
      }}
    >
      <Heard name={nameOf(entry)}>
        <TimeEntryText entry={entry} isNarrow={lanes > 1} movedBy={moved?.minutes} />
      </Heard>
    </Box>
  );
});

const block = {
  position: 'absolute',
  display: 'grid',
  // What finds no room is cut at the end, and not squeezed.
  gridAutoRows: 'max-content',
  alignContent: 'start',
  paddingBlock: '2px',
  paddingInline: '5px',
} as const;

const lifted = { zIndex: 2, boxShadow: 3, cursor: 'grabbing' } as const;
