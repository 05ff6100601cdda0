import { useSyncExternalStore } from 'react';
import type { EntitySummary } from '#model/entity-summary.ts';
import { RENEWED, type Renewed } from '#model/renewed.ts';

/**
 * `npm run dev` generates entities anew while pages are open. Here they hear of it, and load such an entity again; a
 * build has nothing of this.
 */
const renewedAt = new Map<string, number>();
const listeners = new Set<(names: readonly string[]) => void>();
let renewals = 0;

import.meta.hot?.on(RENEWED, ({ names }: Renewed) => {
  for (const name of names) renewedAt.set(name, Date.now());
  renewals += 1;
  for (const listener of listeners) listener(names);
});

/** Calls back with the names of entities that were generated anew; answers how to stop it. */
export function onRenewed(listener: (names: readonly string[]) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How often that has happened: as a `key`, it begins a tree anew that stands on entities. */
export function useRenewals(): number {
  return useSyncExternalStore(onRenewed, () => renewals);
}

/** The schema and checks of an entity, as they were last generated. */
export function loadModules({ name, load }: EntitySummary): ReturnType<EntitySummary['load']> {
  const at = import.meta.hot && renewedAt.get(name);
  if (!at) return load();
  return import(/* @vite-ignore */ `${import.meta.env.BASE_URL}src/model/generated/${name}.ts?t=${at}`);
}
