import Box from '@mui/material/Box';
import { memo } from 'react';
import { DayHead } from './DayHead.tsx';
import { nameOfDay, type EditedDay } from './edited-agenda.ts';
import type { ProblemsById } from './problems.ts';
import { boxOf, heightOf, hourLines, type Ruler } from './ruler.ts';
import { SessionBlock } from './SessionBlock.tsx';
import { useEditing } from './setting.ts';

interface Props {
  day: EditedDay;
  /** Where it stands among the days. */
  position: number;
  ruler: Ruler;
  /** When the venue is closed that the marked session is in. */
  closed: readonly Ruler[];
  problems: ProblemsById;
  /** The marked session, where it is of this day. */
  marked: string | undefined;
  /** Those that are changed with the marked one. */
  together: readonly string[];
}

/** A day on the ruler, below what it is called. */
export const DayColumn = memo(function DayColumn({ day, position, ruler, problems, marked, ...rest }: Props) {
  const { words, holidayOf } = useEditing();
  const name = words.dayOf(day);
  return (
    <Box sx={whole}>
      <Box sx={head}>
        <DayHead day={day} position={position} />
      </Box>
      <Box
        component="section"
        aria-label={name}
        data-day={nameOfDay(day)}
        sx={{ ...column, ...(holidayOf(day) !== undefined && atRest) }}
        style={{ blockSize: heightOf(ruler) }}
      >
        {rest.closed.map((span) => (
          <Box key={span.from} aria-hidden sx={shade} style={boxOf(ruler, span)} />
        ))}
        {day.sessions.map((session) => (
          <SessionBlock
            key={session.id}
            session={session}
            day={name}
            ruler={ruler}
            isMarked={marked === session.id}
            isTogether={rest.together.includes(session.id)}
            problems={problems.get(session.id) ?? none}
          />
        ))}
      </Box>
    </Box>
  );
});

const none = [] as const;

/** Head and column, in the rows of all days. */
const whole = {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  minInlineSize: 0,
  borderInlineStart: '1px solid',
  borderColor: 'divider',
  '@media print': { display: 'block', border: '1px solid', borderColor: 'divider', breakInside: 'avoid' },
} as const;

const head = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  minInlineSize: 0,
  '@media print': { position: 'static' },
} as const;

const column = {
  position: 'relative',
  backgroundImage: hourLines,
  '@media print': {
    blockSize: 'auto !important',
    display: 'grid',
    gap: '1px',
    padding: '1px',
    backgroundImage: 'none',
  },
} as const;

/** A holiday: nothing is planned there without a second look. */
const atRest = { backgroundColor: 'sunken' } as const;

const shade = {
  position: 'absolute',
  insetInline: 0,
  opacity: 0.7,
  backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 6px, var(--mui-palette-divider) 6px 7px)',
  displayPrint: 'none',
} as const;
