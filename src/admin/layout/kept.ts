import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

type Keep<Choice> = (choice: Choice | undefined) => void;

/** A choice of the person that their browser keeps, and how to make it; undefined is no choice. */
export function useKept<Choice extends string>(name: string): [Choice | undefined, Keep<Choice>] {
  const key = `rostrum.${name}`;
  const kept = useSyncExternalStore(subscribe, () => localStorage.getItem(key));
  const keep: Keep<Choice> = (choice) => {
    store(key, choice);
    for (const listener of listeners) listener();
  };
  return [(kept as Choice | null) ?? undefined, keep];
}

/** A browser whose store is full or closed keeps nothing: that spoils no work. */
function store(key: string, choice: string | undefined): void {
  try {
    if (choice === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // What is on the screen stays there; it is only not there the next time.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
