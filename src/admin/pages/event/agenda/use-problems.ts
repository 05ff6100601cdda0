import { useDeferredValue, useMemo } from 'react';
import type { AgendaSession } from '#model/agenda/agenda.ts';
import { useAnswer } from '../../../data/useAnswer.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';
import { checkConflicts } from './agenda-calls.ts';
import { sentOf, type EditedDays } from './edited-agenda.ts';
import { mistakesIn, problemsOf, type Problem } from './problems.ts';

/** How long editing must rest before the server is asked, in milliseconds. */
const REST_MS = 400;

interface Options {
  mode: AgendaSession['mode'];
  /** The event whose conflicts are asked for; a training and a new event have none to ask for. */
  eventKey: string | undefined;
  refused: readonly Problem[];
}

/** What is wrong with sessions and what stands against them, checked while they are edited; the last answer counts. */
export function useProblems(days: EditedDays, { mode, eventKey, refused }: Options): readonly Problem[] {
  const data = useRostrumData();
  const settled = useDeferredValue(days);
  const mistakes = useMemo(() => mistakesIn(settled, mode), [settled, mode]);
  const isAsking = eventKey !== undefined && mistakes.length === 0 && settled.some(({ sessions }) => sessions.length);
  const { value } = useAnswer(
    isAsking ? { eventKey, days: settled } : undefined,
    async (asked, signal) => {
      const conflicts = await checkConflicts(data, asked.eventKey, sentOf(asked.days), signal);
      return problemsOf(asked.days, conflicts);
    },
    REST_MS,
  );
  return useMemo(() => {
    // What is known of the other event comes before what was said without it.
    const found = [...mistakes, ...(isAsking ? (value ?? []) : []), ...refused];
    return found.filter((problem, index) => index === found.findIndex((other) => isSameProblem(problem, other)));
  }, [mistakes, refused, isAsking, value]);
}

function isSameProblem(one: Problem, other: Problem): boolean {
  return one.id === other.id && one.field === other.field && one.message === other.message;
}
