import type { KeyboardEvent } from 'react';
import type { Mark } from '#model/attendance.ts';
import { markOfKey, sayable } from './mark-look.ts';

/** What may be done in the cell that one is in. */
export interface GridActions {
  mark: (mark: Mark) => void;
  /** For everybody who has no mark of the session yet. */
  markRest: (mark: Mark) => void;
  /** Asks for minutes and a note. */
  details: () => void;
  fillDown: () => void;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key does to the register; undefined for keys that do nothing to it. */
export function actionOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed, actions: GridActions) {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'd' ? actions.fillDown : undefined;
  if (key === 'Enter' || key.toLowerCase() === 'm') return actions.details;
  const mark = markOfKey(key);
  if (!mark) return undefined;
  return shiftKey && mark !== 'NotMarked' ? () => actions.markRest(mark) : () => actions.mark(mark);
}

/** The mark that pressing a cell once more says. */
export function markAfter(mark: Mark): Mark {
  const order: readonly Mark[] = ['NotMarked', ...sayable];
  return order[(order.indexOf(mark) + 1) % order.length] ?? 'NotMarked';
}
