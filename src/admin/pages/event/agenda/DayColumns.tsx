import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { sheet as paper } from '../../../layout/sheet.ts';
import { DayColumn } from './DayColumn.tsx';
import { nameOfDay, sessionWith } from './edited-agenda.ts';
import { HourMarks } from './HourMarks.tsx';
import { problemsById } from './problems.ts';
import { PRINTED_DAY_PX } from './print.ts';
import { useRuler } from './ruler.ts';
import { useAgendaState, useEditing } from './setting.ts';
import { closedSpans, type OpeningHours } from './use-opening-hours.ts';

interface Props {
  /** Of the venue of the marked session. */
  openingHours: OpeningHours | undefined;
}

/** Days side by side on a ruler of time. */
export function DayColumns({ openingHours }: Props) {
  const { editor, problems } = useAgendaState();
  const { words } = useEditing();
  const ruler = useRuler(editor.days);
  const closed = useMemo(() => closedSpans(ruler, openingHours), [ruler, openingHours]);
  const byId = useMemo(() => problemsById(problems), [problems]);
  return (
    <Box sx={sheet}>
      <Box sx={grid} style={{ gridTemplateColumns: `76px repeat(${editor.days.length}, minmax(148px, 1fr))` }}>
        <Box sx={corner} />
        <HourMarks ruler={ruler} timeOf={words.timeOf} isPrinted={false} />
        {editor.days.map((day, position) => (
          <DayColumn
            key={nameOfDay(day)}
            day={day}
            position={position}
            ruler={ruler}
            closed={closed}
            problems={byId}
            marked={sessionWith([day], editor.marked)?.id}
            together={editor.together}
          />
        ))}
      </Box>
    </Box>
  );
}

const sheet = {
  ...paper,
  overflow: 'auto',
  maxBlockSize: '72vh',
  '@media print': { overflow: 'visible', maxBlockSize: 'none', border: 0 },
} as const;

const grid = {
  display: 'grid',
  gridTemplateRows: 'auto auto',
  gridAutoFlow: 'column',
  '@media print': {
    gridTemplateColumns: `repeat(auto-fit, minmax(${PRINTED_DAY_PX}px, 1fr)) !important`,
    gridTemplateRows: 'none',
    gridAutoFlow: 'row',
    gap: '2px',
  },
} as const;

const corner = {
  position: 'sticky',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 4,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  displayPrint: 'none',
} as const;
