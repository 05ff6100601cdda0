import { useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import type { CalendarSession } from '#model/calendar.ts';
import { statusOf } from '../../data/problems.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { checkConflicts, readAgenda, saveAgenda } from '../event/agenda/agenda-calls.ts';
import type { Problem } from '../event/agenda/problems.ts';
import { problemsAgainst, problemsIn } from './move-problems.ts';
import { movedAgenda, type MovedAgenda, type NewTime } from './moved-agenda.ts';

/** How long typing must rest before the server is asked, in milliseconds. */
const REST_MS = 400;

interface Refusal {
  /** What was asked for. */
  to: NewTime;
  problems: Problem[];
  /** The version that somebody else has overtaken. */
  staleVersion: number | undefined;
}

/**
 * Puts a session to another time by saving its event's agenda with the version that it was read with. What stands
 * against the new time is asked while it is chosen; `to` is undefined as long as it is no time.
 */
export function useReschedule(session: CalendarSession, to: NewTime | undefined, onDone: () => void) {
  const data = useRostrumData();
  const notify = useNotify();
  const { eventKey, key } = session;
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const agenda = useAnswer({ entity: 'event', key: eventKey } as const, (owner, signal) =>
    readAgenda(data, owner, signal),
  );
  const moved = useMemo(
    () => (to && agenda.value ? movedAgenda(agenda.value.days, key, to) : undefined),
    [agenda.value, key, to],
  );
  const known = useLiveProblems(eventKey, moved);
  const send = async (time: NewTime, { days }: MovedAgenda, version: number): Promise<void> => {
    setSaving(true);
    try {
      await saveAgenda(data, { entity: 'event', key: eventKey }, { version, days });
      notify('calendar.moved', { type: 'success' });
      onDone();
    } catch (problem) {
      const isStale = statusOf(problem) === 409;
      setRefusal({ to: time, problems: problemsIn(problem), staleVersion: isStale ? version : undefined });
      // Somebody else was quicker: the next try is made on what they have saved.
      if (isStale) agenda.retry();
    } finally {
      setSaving(false);
    }
  };
  const version = agenda.value?.version;
  return {
    isReady: moved !== undefined && version !== refusal?.staleVersion,
    isSaving,
    isGone: version !== undefined && to !== undefined && !moved,
    readError: agenda.error,
    readAgain: agenda.retry,
    problems: refusal?.to === to && refusal ? refusal.problems : known,
    save: async () => {
      if (to && moved && version !== undefined) await send(to, moved, version);
    },
  };
}

/** What stands against the new time of a session, as long as it is one. */
function useLiveProblems(eventKey: string, moved: MovedAgenda | undefined): readonly Problem[] {
  const data = useRostrumData();
  const { value = none } = useAnswer(
    moved,
    async ({ days, path }, signal) => problemsAgainst(path, await checkConflicts(data, { eventKey }, days, signal)),
    REST_MS,
  );
  return moved ? value : none;
}

const none: readonly Problem[] = [];
