import { createContext, useContext, useMemo } from 'react';
import type { Entity, Field } from '#model/entity.ts';
import { useKept } from '../layout/kept.ts';
import { useListFilter } from './list-filter.ts';

interface Columns {
  shown: readonly Field[];
  /** All that may be shown beside the first one: those that are shown in their order, then the others. */
  offered: readonly Field[];
  /** Shows these beside the first one; undefined: those of the schema. */
  choose: (names: readonly string[] | undefined) => void;
}

/** Set around a list with other columns than those of its entity: under which name the browser keeps what is chosen of them. */
export const KeptColumnsContext = createContext<string | undefined>(undefined);

/**
 * The columns of a list: those of the saved view that is open, else as the person has chosen them in this browser.
 * The first one, which leads to the record, stays.
 */
export function useColumns(entity: Entity): Columns {
  const [kept, keep] = useKept(`columns.${useContext(KeptColumnsContext) ?? entity.name}`);
  const { view, columns: ofView, setColumns } = useListFilter();
  const [first, ...others] = entity.columns;
  const columns = useMemo(() => {
    const [lead, ...rest] = entity.columns;
    const all = entity.fields.filter((field) => field !== lead && !unoffered.has(field.name));
    // A column that a new version of the schema no longer has is forgotten.
    const names = ofView ?? namesIn(kept);
    const chosen = names?.flatMap((name) => all.find((field) => field.name === name) ?? []) ?? rest;
    const unchosen = all.filter((field) => !chosen.includes(field));
    return { shown: lead ? [lead, ...chosen] : chosen, offered: [...chosen, ...unchosen] };
  }, [entity, kept, ofView]);
  const choose = (names: readonly string[] | undefined) => {
    if (view && first) setColumns([first.name, ...(names ?? others.map(({ name }) => name))]);
    else keep(names?.join(' '));
  };
  return { ...columns, choose };
}

/** What tells a person nothing. */
const unoffered = new Set(['key', 'version']);

/** Kept by name, separated by blanks, which names have none of. */
function namesIn(kept: string | undefined): string[] | undefined {
  return kept?.split(' ').filter(Boolean);
}
