import { useTheme } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { STEP_MINUTES, type EditedSession } from './edited-agenda.ts';
import type { Edit } from './editor.ts';
import { useEditing } from './setting.ts';

/** What keys do with a session that has the focus. */
export function useSessionKeys({ id }: EditedSession): (event: KeyboardEvent) => void {
  const { dispatch, inspect, seek, setting } = useEditing();
  const forward = useTheme().direction === 'rtl' ? -1 : 1;
  const edit = (change: Edit) => () => dispatch(change);
  const shift = (days: number, minutes: number) => edit({ type: 'shift', id, days, minutes });
  const deeds: Record<string, (() => void) | undefined> = {
    Enter: () => inspect(id),
    ArrowUp: shift(0, -STEP_MINUTES),
    ArrowDown: shift(0, STEP_MINUTES),
    ArrowLeft: shift(-forward, 0),
    ArrowRight: shift(forward, 0),
    'Shift+ArrowUp': edit({ type: 'resize', id, minutes: -STEP_MINUTES }),
    'Shift+ArrowDown': edit({ type: 'resize', id, minutes: STEP_MINUTES }),
    Delete: edit({ type: 'remove', id }),
    Backspace: edit({ type: 'remove', id }),
    s: edit({ type: 'split', id }),
    // Days without dates have no free times.
    ...(!setting.isRelative && { f: () => seek(id) }),
    'Control+c': edit({ type: 'copy', id }),
    'Control+v': edit({ type: 'paste', after: id }),
  };
  return (event) => {
    const { key, shiftKey, altKey } = event;
    const isWithControl = event.ctrlKey || event.metaKey;
    const deed = deeds[`${isWithControl ? 'Control+' : ''}${shiftKey ? 'Shift+' : ''}${key}`];
    if (!deed || altKey) return;
    event.preventDefault();
    deed();
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
