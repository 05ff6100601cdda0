import { useTheme } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { minutesOf } from '#model/agenda/session-times.ts';
import type { Edit } from './editor.ts';
import { freeStart } from './operations.ts';
import { placeOf, STEP_MINUTES, type EditedSession } from './edited-agenda.ts';
import { useEditing } from './setting.ts';

/** What keys do with a session that has the focus. */
export function useSessionKeys(session: EditedSession): (event: KeyboardEvent) => void {
  const { editor, dispatch, inspect } = useEditing();
  const forward = useTheme().direction === 'rtl' ? -1 : 1;
  const { id } = session;
  const place = placeOf(editor.days, id);
  const { start, end } = minutesOf(session);
  const move = (days: number, minutes: number): Edit => ({
    type: 'move',
    id,
    to: { day: (place?.day ?? 0) + days, start: start + minutes },
  });
  const paste = (): Edit => {
    const day = editor.days[place?.day ?? 0];
    const length = editor.copied ? minutesOf(editor.copied).end - minutesOf(editor.copied).start : 0;
    return { type: 'paste', to: { day: place?.day ?? 0, start: day ? freeStart(day, end, length) : end } };
  };
  const keys: Record<string, (() => Edit) | undefined> = {
    ArrowUp: () => move(0, -STEP_MINUTES),
    ArrowDown: () => move(0, STEP_MINUTES),
    ArrowLeft: () => move(-forward, 0),
    ArrowRight: () => move(forward, 0),
    'Shift+ArrowUp': () => ({ type: 'resize', id, end: end - STEP_MINUTES }),
    'Shift+ArrowDown': () => ({ type: 'resize', id, end: end + STEP_MINUTES }),
    Delete: () => ({ type: 'remove', id }),
    Backspace: () => ({ type: 'remove', id }),
    s: () => ({ type: 'split', id }),
    'Control+c': () => ({ type: 'copy', id }),
    'Control+v': paste,
  };
  return (event) => {
    const { key, shiftKey } = event;
    const isWithControl = event.ctrlKey || event.metaKey;
    if (key === 'Enter') {
      event.preventDefault();
      inspect(id);
      return;
    }
    const edit = keys[`${isWithControl ? 'Control+' : ''}${shiftKey ? 'Shift+' : ''}${key}`];
    if (!edit || event.altKey) return;
    event.preventDefault();
    dispatch(edit());
  };
}

/** Undo and redo, anywhere in the editor but where a text is typed, which has its own. */
export function undoKey(event: KeyboardEvent): Edit | undefined {
  const { target, key } = event;
  const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (isTyping || !(event.ctrlKey || event.metaKey)) return undefined;
  if (key.toLowerCase() === 'z') return { type: event.shiftKey ? 'redo' : 'undo' };
  return key.toLowerCase() === 'y' ? { type: 'redo' } : undefined;
}
