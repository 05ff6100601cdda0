import { useEffect, useState, type RefObject } from 'react';

/** The controls of a rule or group that the focus goes to. */
type FocusPart = keyof typeof selectors;

export interface FocusTarget {
  /** Of a node. */
  id: number;
  /** In order of preference. */
  parts: readonly FocusPart[];
}

/** Puts the focus where one expects it once a change is on the screen. */
export function useFocus(element: RefObject<HTMLElement | null>): (target: FocusTarget) => void {
  const [target, setTarget] = useState<FocusTarget>();
  useEffect(() => {
    if (!target) return;
    const scope = element.current?.querySelector(`[data-node="${target.id}"]`);
    const controls = target.parts.map((part) => scope?.querySelector<HTMLElement>(selectors[part]));
    controls.find((control) => control)?.focus();
  }, [target, element]);
  return setTarget;
}

const selectors = {
  first: 'select, button',
  add: '[data-focus=add]:not([disabled])',
  up: '[data-focus=up]:not([disabled])',
  down: '[data-focus=down]:not([disabled])',
};
