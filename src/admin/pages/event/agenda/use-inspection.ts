import { useCallback, useEffect, useRef, useState, type Dispatch, type KeyboardEvent } from 'react';
import type { Edit, Editor } from './editor.ts';

/** The inspector of the marked session, and which session a free time is sought for. */
export function useInspection(dispatch: Dispatch<Edit>, root: { current: HTMLElement | null }, isWide: boolean) {
  const [asked, setAsked] = useState<{ id: string; seeking: boolean }>();
  useEffect(() => {
    // On wide screens it stands there already, and is led to; free times take the focus themselves.
    if (asked && !asked.seeking && isWide) root.current?.querySelector<HTMLElement>('[data-inspector] input')?.focus();
  }, [asked, isWide, root]);
  const open = useCallback(
    (id: string, seeking: boolean) => {
      dispatch({ type: 'mark', id });
      setAsked({ id, seeking });
    },
    [dispatch],
  );
  return {
    isInspecting: asked !== undefined,
    seeking: asked?.seeking ? asked.id : undefined,
    inspect: useCallback((id: string) => open(id, false), [open]),
    seek: useCallback((id: string) => open(id, true), [open]),
    close: () => setAsked(undefined),
  };
}

/** A block that a key has moved to another day is another element: the marked one gets its focus. */
export function useKeptFocus(root: { current: HTMLElement | null }, editor: Editor) {
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    const block = root.current?.querySelector<HTMLElement>(`[data-session="${editor.marked}"]`);
    block?.focus();
  }, [editor, root]);
  return ({ target, key }: KeyboardEvent) => {
    const isBlock = target instanceof HTMLElement && target.dataset['session'] !== undefined;
    if (isBlock && !leading.has(key)) isWanted.current = true;
  };
}

/** Keys that lead somewhere else, or that begin others. */
const leading = new Set(['Tab', 'Enter', 'f', 'Shift', 'Control', 'Meta', 'Alt']);
