import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { minutesOf } from '#model/agenda/session-times.ts';
import { clockOf, isFixed, type EditedSession } from './edited-agenda.ts';
import type { Problem } from './problems.ts';
import { boxOf, linesIn, type Ruler } from './ruler.ts';
import { SessionText } from './SessionText.tsx';
import { sessionLook } from './session-look.ts';
import { useEditing } from './setting.ts';
import { useDrag, type Dragged } from './use-drag.ts';
import { useSessionKeys } from './use-session-keys.ts';

interface Props {
  session: EditedSession;
  /** What its day is called. */
  day: string;
  ruler: Ruler;
  isMarked: boolean;
  /** Whether it is changed with the marked one. */
  isTogether: boolean;
  problems: readonly Problem[];
}

/** A session on the ruler: dragged to another time or day, drawn longer at its end, or moved by keys. */
export const SessionBlock = memo(function SessionBlock({ session, day, ruler, problems, ...marks }: Props) {
  const translate = useTranslate();
  const { dispatch, setting, words } = useEditing();
  const onKeyDown = useSessionKeys(session);
  const { id } = session;
  const { start, end } = minutesOf(session);
  const drop = ({ part, days, minutes }: Dragged) => {
    if (part === 'end') dispatch({ type: 'resize', id, minutes });
    else dispatch({ type: 'shift', id, days, minutes });
  };
  const { dragged, forward, begin, follow, cancelKey } = useDrag(drop);
  const fixed = setting.readOnly !== undefined || isFixed(session);
  const shown = shownTimes({ start, end }, dragged);
  const offset = dragged?.part === 'all' ? dragged.days * forward * dragged.width : 0;
  return (
    <Box
      component="button"
      type="button"
      data-session={id}
      aria-pressed={marks.isMarked}
      aria-label={[words.sessionOf(session, day), ...problems.map((problem) => words.problemOf(problem))].join('. ')}
      aria-describedby="agenda-keys"
      onFocus={() => dispatch({ type: 'mark', id })}
      onClick={() => dispatch({ type: 'mark', id })}
      onKeyDown={(event) => {
        cancelKey(event);
        onKeyDown(event);
      }}
      {...(!fixed && { onPointerDown: begin('all'), ...follow })}
      sx={{
        ...sessionLook({ session, problems, ...marks }),
        ...block,
        ...(fixed && { cursor: 'default' }),
        ...(dragged && { zIndex: 5, boxShadow: 3, cursor: 'grabbing' }),
      }}
      style={{
        ...boxOf(ruler, { from: shown.start, to: shown.end }),
        ...(offset !== 0 && { transform: `translateX(${offset}px)` }),
      }}
    >
      <SessionText
        session={session}
        times={{ startTime: clockOf(shown.start), endTime: clockOf(shown.end) }}
        hasProblems={problems.length > 0}
        lines={linesIn(shown.end - shown.start)}
      />
      {!fixed && (
        <Box component="span" title={translate('agenda.resize')} onPointerDown={begin('end')} {...follow} sx={handle} />
      )}
    </Box>
  );
});

function shownTimes({ start, end }: { start: number; end: number }, dragged: Dragged | undefined) {
  const { part, minutes = 0 } = dragged ?? {};
  return { start: part === 'end' ? start : start + minutes, end: end + minutes };
}

const block = {
  position: 'absolute',
  insetInline: 3,
  cursor: 'grab',
  touchAction: 'none',
  // On paper sessions stand below each other, as high as their text.
  '@media print': { position: 'static', blockSize: 'auto !important', inlineSize: '100%' },
} as const;

const handle = {
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: 8,
  cursor: 'ns-resize',
  touchAction: 'none',
} as const;
