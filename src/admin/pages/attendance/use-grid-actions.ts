import type { RefObject } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Mark, MarkValue } from '#model/attendance.ts';
import { filledDown, sayTo, unmarkedIn } from './edits.ts';
import type { GridActions } from './grid-actions.ts';
import type { Cursor } from './grid-cursor.ts';
import type { RegisterState } from './register-state.ts';
import { useMarkWords } from './use-mark-words.ts';

/** The cell of a register, wherever it is. */
export interface Place {
  nominationKey: string;
  sessionKey: string | null;
}

interface Needs {
  state: RegisterState;
  cursor: RefObject<Cursor>;
  goTo: (to: Cursor) => void;
  /** Says something to those who do not see the grid. */
  tell: (text: string) => void;
  onSay: (values: readonly MarkValue[]) => void;
  onDetails: (place: Place) => void;
}

/** What is done in the cell where the cursor is; in a column that is closed it says why not. */
export function useGridActions({ state, cursor, goTo, tell, onSay, onDetails }: Needs) {
  const translate = useTranslate();
  const notify = useNotify();
  const words = useMarkWords();
  const { register, columns } = state;
  const whenOpen = (work: (at: Cursor) => void) => {
    const [reason] = columns[cursor.current.column]?.reasons ?? [];
    if (reason === undefined) work(cursor.current);
    else notify(reason, { type: 'info' });
  };
  const sayHere = (mark: Mark) =>
    whenOpen(({ row, column }) => {
      onSay(sayTo(state, [row], column, mark));
      tell(`${register.learners[row]?.name ?? ''}: ${words[mark]}`);
    });
  const actions: GridActions = {
    mark: (mark) => {
      sayHere(mark);
      const { row, column } = cursor.current;
      goTo({ row: Math.min(row + 1, register.learners.length - 1), column });
    },
    markRest: (mark) =>
      whenOpen(({ column }) => {
        const rest = unmarkedIn(state, column);
        onSay(sayTo(state, rest, column, mark));
        tell(translate('attendance.saidOf', { smart_count: rest.length, count: rest.length, mark: words[mark] }));
      }),
    details: () =>
      whenOpen(({ row, column }) => {
        const { nominationKey } = register.learners[row] ?? {};
        if (nominationKey !== undefined) onDetails({ nominationKey, sessionKey: columns[column]?.sessionKey ?? null });
      }),
    fillDown: () => whenOpen((at) => onSay(filledDown(state, at))),
  };
  return { actions, sayHere };
}
