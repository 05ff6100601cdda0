import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { MarkValue } from '#model/attendance.ts';
import { heardOnly } from '../../layout/heard-only.ts';
import { cellIn } from './edits.ts';
import { actionOf, markAfter } from './grid-actions.ts';
import { moved, placeOfCell } from './grid-cursor.ts';
import { gridLook } from './grid-look.ts';
import { GridHead } from './GridHead.tsx';
import { LearnerRows } from './LearnerRows.tsx';
import { MarkTools } from './MarkTools.tsx';
import type { RegisterState } from './register-state.ts';
import { useGridActions, type Place } from './use-grid-actions.ts';
import { useGridCursor } from './use-grid-cursor.ts';

interface Props {
  state: RegisterState;
  onSay: (values: readonly MarkValue[]) => void;
  /** Asks for minutes and a note. */
  onDetails: (place: Place) => void;
}

/** Names down, sessions across: a key says a mark and goes on below. The whole grid is one tab stop. */
export function AttendanceGrid({ state, onSay, onDetails }: Props) {
  const translate = useTranslate();
  const { direction } = useTheme();
  const { grid, cursor, stopAt, goTo } = useGridCursor();
  const pressedFrom = useRef(cursor.current);
  const spoken = useRef<HTMLOutputElement>(null);
  const tell = (text: string) => {
    if (spoken.current) spoken.current.textContent = text;
  };
  const { actions, sayHere } = useGridActions({ state, cursor, goTo, tell, onSay, onDetails });
  const isAnyOpen = state.columns.some(({ reasons }) => reasons.length === 0);
  const size = { rows: state.register.learners.length, columns: state.columns.length };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actionOf(event, actions);
    const to = act ? undefined : moved(cursor.current, event.key, size, direction === 'rtl');
    if (!act && !to) return;
    event.preventDefault();
    act?.();
    if (to) goTo(to);
  };
  /** A pointer goes to a cell; in the cell where one was, it says the next mark. */
  const onPointerUp = ({ target }: PointerEvent) => {
    const to = placeOfCell(target);
    if (!to) return;
    const { row, column } = pressedFrom.current;
    if (to.row === row && to.column === column) sayHere(markAfter(cellIn(state, to)?.mark ?? 'NotMarked'));
    goTo(to);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const at = placeOfCell(target);
    if (at) stopAt(at);
  };
  return (
    <>
      {isAnyOpen && <MarkTools actions={actions} />}
      <Box sx={gridLook(size.columns)}>
        <Box
          component="table"
          ref={grid}
          role="grid"
          tabIndex={-1}
          aria-label={translate('attendance.grid')}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onPointerDown={() => (pressedFrom.current = cursor.current)}
          onPointerUp={onPointerUp}
        >
          <GridHead state={state} />
          <LearnerRows state={state} />
        </Box>
      </Box>
      <Box component="output" ref={spoken} sx={heardOnly} />
    </>
  );
}
