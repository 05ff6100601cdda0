import { createContext, useContext, useEffect, useState, type RefObject } from 'react';
import type { Section } from '#model/entity.ts';

/** Which tabs and steps of a form are open, and the way to a field wherever it is. */
export interface FormNavigation {
  /** The ids of the sections that were opened, the latest first. */
  opened: readonly string[];
  open: (id: string) => void;
  /** Opens the section of the field at a path and puts the focus there. */
  reveal: (path: string) => void;
}

export const FormNavigationContext = createContext<FormNavigation>({ opened: [], open: () => {}, reveal: () => {} });

export function useFormNavigation(): FormNavigation {
  return useContext(FormNavigationContext);
}

/** The navigation of the form within an element; a page whose tabs are the sections is told of each that opens. */
export function useNewFormNavigation(
  sections: readonly Section[],
  element: RefObject<HTMLElement | null>,
  onOpen?: (id: string) => void,
): FormNavigation {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [target, setTarget] = useState<{ path: string }>();
  useEffect(() => {
    if (!target) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const focus = (tries: number) => {
      const isFocused = element.current && focusPath(element.current, target.path);
      // An input of a section that has just been opened may still be on its way.
      if (!isFocused && tries > 0) timer = setTimeout(() => focus(tries - 1), RETRY_MS);
    };
    focus(RETRIES);
    return () => clearTimeout(timer);
  }, [target, element]);
  const open = (id: string) => {
    setOpened((before) => [id, ...before.filter((other) => other !== id)]);
    onOpen?.(id);
  };
  const reveal = (path: string) => {
    const [top] = path.split('.');
    const section = sections.find(({ fields }) => fields.some(({ name }) => name === top));
    if (section) open(section.id);
    setTarget({ path });
  };
  return { opened, open, reveal };
}

const RETRY_MS = 50;
const RETRIES = 100;

const FOCUSABLE = 'input:not([disabled]), select, textarea:not([aria-hidden]), button:not([disabled]), [tabindex="0"]';

/** Focuses the first wrong control of the field at a path, else its first one; what has no place of its own belongs to what it is in. */
function focusPath(element: HTMLElement, path: string): boolean {
  const places = path.split('.').map((_, index, steps) => steps.slice(0, steps.length - index).join('.'));
  const found = places.map((place) => element.querySelector(`[data-path="${place}"]`)).find(Boolean);
  const control =
    found?.querySelector<HTMLElement>('[aria-invalid=true]:is(input, select, textarea)') ??
    found?.querySelector<HTMLElement>('input[type=radio]:checked') ??
    found?.querySelector<HTMLElement>(FOCUSABLE);
  control?.focus();
  // What is not in sight yet takes no focus.
  return control === document.activeElement;
}

/** Which of a row of tabs or steps is open: the one that was opened last, else the first. */
export function currentOf(sections: readonly Section[], opened: readonly string[]): Section | undefined {
  const id = opened.find((candidate) => sections.some((section) => section.id === candidate));
  return sections.find((section) => section.id === id) ?? sections[0];
}
