import { useRef, useState } from 'react';
import type { Entity } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import { useKept } from '../layout/kept.ts';
import { useSession } from '../session/SessionContext.tsx';
import { draftNameOf, draftOf, fitDraft, readDraft, sweepDrafts, type FittedDraft } from './draft.ts';
import { changedValues } from './form-values.ts';

export interface KeptDraft {
  /** What was kept before the form was opened, until it is restored or discarded. */
  offered: FittedDraft | undefined;
  /** Keeps the values of the form, where they say more than those that it began with. */
  keep: (values: Values) => void;
  /** What was offered is in the form, and goes on from there. */
  take: () => void;
  /** Removes what was offered. */
  discard: () => void;
  /** Removes everything, and keeps nothing more: it was saved as a new record, or is to be lost. */
  end: () => void;
}

/** What the person typed into the form of a record, or of a new one, kept in their browser until it is saved. */
export function useDraft(entity: Entity, record: Values | undefined, start: Values): KeptDraft {
  const { tenant, user } = useSession();
  const [text, keepText] = useKept(draftNameOf(tenant, user.key, entity, record));
  const [offered, setOffered] = useState(() => {
    const now = Date.now();
    sweepDrafts(now);
    const draft = readDraft(text, now);
    return draft && fitDraft(entity, draft, record);
  });
  const hasEnded = useRef(false);
  const keep = (values: Values) => {
    if (hasEnded.current) return;
    const isChanged = Object.keys(changedValues(values, start)).length > 0;
    const typed = isChanged ? draftOf(entity, values, record, new Date().toISOString()) : undefined;
    // Until somebody has decided about it, what is offered stays, with what is typed meanwhile.
    const kept = offered ? { ...offered, values: { ...offered.values, ...typed?.values } } : typed;
    keepText(kept && JSON.stringify(kept));
  };
  return {
    offered,
    keep,
    take: () => setOffered(undefined),
    discard: () => {
      setOffered(undefined);
      keepText(undefined);
    },
    end: () => {
      hasEnded.current = true;
      keepText(undefined);
    },
  };
}
