import Box from '@mui/material/Box';
import { sheet as paper } from '../../../layout/sheet.ts';
import { DayHead } from './DayHead.tsx';
import { nameOfDay } from './edited-agenda.ts';
import { boxOf, hoursOf, MINUTE_PX, rulerOf, type Ruler } from './ruler.ts';
import { SessionBlock } from './SessionBlock.tsx';
import { useEditing } from './setting.ts';
import { useClosed } from './use-closed.ts';
import { useWords } from './words.ts';

/** Days side by side on a ruler of time. */
export function DayColumns() {
  const { editor, setting, holidayOn } = useEditing();
  const { dayOf } = useWords(setting);
  const ruler = rulerOf(editor.days);
  const closed = useClosed(ruler);
  const height = (ruler.to - ruler.from) * MINUTE_PX;
  return (
    <Box sx={sheet}>
      <Box sx={{ display: 'grid', gridTemplateColumns: `76px repeat(${editor.days.length}, minmax(148px, 1fr))` }}>
        <Box sx={{ ...head, insetInlineStart: 0, zIndex: 4 }} />
        {editor.days.map((day, position) => (
          <Box key={nameOfDay(day)} sx={head}>
            <DayHead day={day} position={position} />
          </Box>
        ))}
        <Hours ruler={ruler} height={height} />
        {editor.days.map((day, position) => (
          <Box
            key={nameOfDay(day)}
            component="section"
            aria-label={dayOf(day)}
            data-day={nameOfDay(day)}
            sx={{ ...column, ...(holidayOn(day.date) && hatched) }}
            style={{ blockSize: height }}
          >
            {closed.map((span) => (
              <Box key={span.from} aria-hidden sx={shade} style={boxOf(ruler, span)} />
            ))}
            {day.sessions.map((session) => (
              <SessionBlock key={session.id} session={session} day={day} position={position} ruler={ruler} />
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Hours({ ruler, height }: { ruler: Ruler; height: number }) {
  const { setting } = useEditing();
  const { timeOf } = useWords(setting);
  return (
    <Box aria-hidden sx={hours} style={{ blockSize: height }}>
      {hoursOf(ruler).map((minute, index) => (
        <Box key={minute} component="span" sx={hour} style={{ top: (minute - ruler.from) * MINUTE_PX }}>
          {index > 0 && timeOf(`${String(minute / 60).padStart(2, '0')}:00`)}
        </Box>
      ))}
    </Box>
  );
}

const HOUR_PX = 60 * MINUTE_PX;

const sheet = {
  ...paper,
  overflow: 'auto',
  maxBlockSize: '72vh',
  '@media print': { overflow: 'visible', maxBlockSize: 'none' },
} as const;

const head = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  borderBlockEnd: '1px solid',
  borderInlineStart: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  minInlineSize: 0,
} as const;

const column = {
  position: 'relative',
  borderInlineStart: '1px solid',
  borderColor: 'divider',
  backgroundImage: `repeating-linear-gradient(to bottom, transparent 0 ${HOUR_PX - 1}px, var(--mui-palette-divider) ${HOUR_PX - 1}px ${HOUR_PX}px)`,
} as const;

/** A holiday: nothing is planned there without a second look. */
const hatched = { backgroundColor: 'sunken' } as const;

const shade = {
  position: 'absolute',
  insetInline: 0,
  opacity: 0.7,
  backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 6px, var(--mui-palette-divider) 6px 7px)',
} as const;

const hours = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  backgroundColor: 'background.paper',
} as const;

const hour = {
  position: 'absolute',
  insetInlineEnd: 6,
  transform: 'translateY(-50%)',
  typography: 'caption',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const;
