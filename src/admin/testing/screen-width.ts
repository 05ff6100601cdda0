import { vi } from 'vitest';

/** Lets the screen be one for which some media queries hold; ended by `vi.unstubAllGlobals()`. */
export function screenWhere(matches: (query: string) => boolean): void {
  const nothing = () => {};
  const listeners = { addListener: nothing, removeListener: nothing };
  const stub = (query: string) => ({
    matches: matches(query),
    addEventListener: nothing,
    removeEventListener: nothing,
    ...listeners,
  });
  vi.stubGlobal('matchMedia', stub);
}
