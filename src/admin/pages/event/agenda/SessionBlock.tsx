import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { minutesOf } from '#model/agenda/session-times.ts';
import { clockOf, isFixed, type EditedDay, type EditedSession } from './edited-agenda.ts';
import { boxOf, MINUTE_PX, type Ruler } from './ruler.ts';
import { SessionText } from './SessionText.tsx';
import { sessionLook } from './session-look.ts';
import { useEditing } from './setting.ts';
import { useDrag, type Dragged } from './use-drag.ts';
import { useSessionKeys } from './use-session-keys.ts';
import { useWords } from './words.ts';

interface Props {
  session: EditedSession;
  day: EditedDay;
  /** The position of the day. */
  position: number;
  ruler: Ruler;
}

/** A session on the ruler: dragged to another time or day, drawn longer at its end, or moved by keys. */
export function SessionBlock({ session, day, position, ruler }: Props) {
  const translate = useTranslate();
  const { editor, dispatch, setting, problems } = useEditing();
  const { sessionOf, problemOf } = useWords(setting);
  const onKeyDown = useSessionKeys(session);
  const { start, end } = minutesOf(session);
  const drop = ({ part, days, minutes }: Dragged) => {
    const { id } = session;
    if (part === 'end') dispatch({ type: 'resize', id, end: end + minutes });
    else dispatch({ type: 'move', id, to: { day: position + days, start: start + minutes } });
  };
  const { dragged, forward, begin, follow, cancelKey } = useDrag(drop);
  const own = problems.filter(({ id }) => id === session.id);
  const fixed = isFixed(session);
  const shown = shownTimes({ start, end }, dragged);
  const offset = dragged?.part === 'all' ? dragged.days * forward * dragged.width : 0;
  return (
    <Box
      component="button"
      type="button"
      data-session={session.id}
      aria-pressed={editor.marked === session.id}
      aria-label={[sessionOf(session, day), ...own.map((problem) => problemOf(problem))].join('. ')}
      aria-describedby="agenda-keys"
      onFocus={() => dispatch({ type: 'mark', id: session.id })}
      onClick={() => dispatch({ type: 'mark', id: session.id })}
      onKeyDown={(event) => {
        cancelKey(event);
        onKeyDown(event);
      }}
      {...(!fixed && { onPointerDown: begin('all'), ...follow })}
      sx={{
        ...sessionLook({ session, problems: own, isMarked: editor.marked === session.id }),
        ...block,
        ...(fixed && { cursor: 'default' }),
        ...(dragged && { zIndex: 5, boxShadow: 3, cursor: 'grabbing' }),
      }}
      style={{
        ...boxOf(ruler, { from: shown.start, to: shown.end }),
        transform: `translateX(${offset}px)`,
      }}
    >
      <SessionText
        session={session}
        times={{ startTime: clockOf(shown.start), endTime: clockOf(shown.end) }}
        hasProblems={own.length > 0}
        lines={Math.floor(((shown.end - shown.start) * MINUTE_PX - 8) / LINE_PX)}
      />
      {!fixed && (
        <Box component="span" title={translate('agenda.resize')} onPointerDown={begin('end')} {...follow} sx={handle} />
      )}
    </Box>
  );
}

function shownTimes({ start, end }: { start: number; end: number }, dragged: Dragged | undefined) {
  const { part, minutes = 0 } = dragged ?? {};
  return { start: part === 'end' ? start : start + minutes, end: end + minutes };
}

/** The height of a line of text. */
const LINE_PX = 18;

const block = { position: 'absolute', insetInline: 3, cursor: 'grab', touchAction: 'none' } as const;

const handle = {
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: 8,
  cursor: 'ns-resize',
  touchAction: 'none',
} as const;
