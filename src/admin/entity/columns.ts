import { useMemo, useSyncExternalStore } from 'react';
import type { Entity, Field } from '#model/entity.ts';

interface Columns {
  shown: readonly Field[];
  /** All that may be shown beside the first one: those that are shown in their order, then the others. */
  offered: readonly Field[];
  /** Shows these beside the first one; undefined: those of the schema. */
  choose: (names: readonly string[] | undefined) => void;
}

/** The columns of a list, as the person has chosen them in this browser. The first one, which leads to the record, stays. */
export function useColumns(entity: Entity): Columns {
  const storageKey = `rostrum.columns.${entity.name}`;
  const kept = useSyncExternalStore(subscribe, () => localStorage.getItem(storageKey));
  return useMemo(() => {
    const [first, ...others] = entity.columns;
    const all = entity.fields.filter((field) => field !== first && !unoffered.has(field.name));
    // A column that a new version of the schema no longer has is forgotten.
    const chosen = namesIn(kept)?.flatMap((name) => all.find((field) => field.name === name) ?? []) ?? others;
    const rest = all.filter((field) => !chosen.includes(field));
    return {
      shown: first ? [first, ...chosen] : chosen,
      offered: [...chosen, ...rest],
      choose: (names) => keep(storageKey, names),
    };
  }, [entity, kept, storageKey]);
}

/** What tells a person nothing. */
const unoffered = new Set(['key', 'version']);

/** Kept by name, separated by blanks, which names have none of. */
function namesIn(kept: string | null): string[] | undefined {
  return kept?.split(' ').filter(Boolean);
}

const listeners = new Set<() => void>();

function keep(storageKey: string, names: readonly string[] | undefined): void {
  if (names) localStorage.setItem(storageKey, names.join(' '));
  else localStorage.removeItem(storageKey);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
