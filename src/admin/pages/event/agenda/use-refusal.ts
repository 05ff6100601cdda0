import { useEffect, useEffectEvent, useState } from 'react';
import type { Conflict } from '#model/agenda/conflicts.ts';
import { bodyOf, errorsOf } from '../../../data/problems.ts';
import type { EditedDays } from './edited-agenda.ts';
import { problemsAt, problemsOf, type Problem } from './problems.ts';

interface Refusal {
  days: EditedDays;
  problems: readonly Problem[];
}

/** What the server has said of sessions that it refused, as long as nothing of them is changed. */
export function useRefusal(days: EditedDays) {
  const [refusal, setRefusal] = useState<Refusal>();
  return {
    refused: refusal?.days === days ? refusal.problems : none,
    refuse: (problem: unknown, sent: EditedDays) => setRefusal({ days: sent, problems: refusedIn(sent, problem) }),
    forget: () => setRefusal(undefined),
  };
}

/** Leads to sessions each time that they were refused. */
export function useOnRefusal(refused: readonly Problem[], lead: () => void): void {
  const leadNow = useEffectEvent(lead);
  useEffect(() => {
    if (refused.length > 0) leadNow();
  }, [refused]);
}

const none: readonly Problem[] = [];

/** Conflicts name the event that is in the way; what is about the record beside the sessions is not theirs. */
function refusedIn(days: EditedDays, problem: unknown): Problem[] {
  const { conflicts = [] } = (bodyOf(problem) ?? {}) as { conflicts?: Conflict[] };
  if (conflicts.length > 0) return problemsOf(days, conflicts);
  const errors = Object.entries(errorsOf(problem)).filter(([path]) => path === '' || path.startsWith('days'));
  return problemsAt(days, Object.fromEntries(errors));
}
