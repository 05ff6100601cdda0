import { useSyncExternalStore } from 'react';

export type Density = 'dense' | 'comfortable';

/** How densely the screens are set: kept in the person's browser. */
const STORAGE_KEY = 'rostrum.density';
const listeners = new Set<() => void>();

export function useDensity(): Density {
  return useSyncExternalStore(subscribe, readDensity);
}

export function keepDensity(density: Density): void {
  localStorage.setItem(STORAGE_KEY, density);
  for (const listener of listeners) listener();
}

function readDensity(): Density {
  return localStorage.getItem(STORAGE_KEY) === 'comfortable' ? 'comfortable' : 'dense';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
