import { useDeferredValue, useMemo } from 'react';
import { isSame } from '#model/values.ts';
import { useAnswer } from '../../../data/useAnswer.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';
import { checkConflicts } from './agenda-calls.ts';
import { sentOf, type EditedDays } from './edited-agenda.ts';
import { mistakesIn, problemsOf, type Problem } from './problems.ts';
import type { Setting } from './setting.ts';

/** How long editing must rest before the server is asked, in milliseconds. */
const REST_MS = 400;

interface Options {
  /** With the event whose conflicts are asked for; a training has none to ask for. */
  setting: Setting;
  refused: readonly Problem[];
}

/** What is wrong with sessions and what stands against them, checked while they are edited; the last answer counts. */
export function useProblems(days: EditedDays, { setting, refused }: Options) {
  const data = useRostrumData();
  const { eventKey, newEvent, readOnly } = setting;
  const { mode } = setting.fresh;
  const settled = useDeferredValue(days);
  const mistakes = useMemo(() => mistakesIn(settled, mode), [settled, mode]);
  const hasSessions = settled.some(({ sessions }) => sessions.length > 0);
  const isOfEvent = eventKey !== undefined || newEvent !== undefined;
  const isAsking = isOfEvent && readOnly === undefined && mistakes.length === 0 && hasSessions;
  const { value, error, retry } = useAnswer(
    isAsking ? { eventKey, newEvent, days: settled } : undefined,
    async (question, signal) => {
      const conflicts = await checkConflicts(data, question, sentOf(question.days), signal);
      return problemsOf(question.days, conflicts);
    },
    REST_MS,
  );
  const problems = useMemo(() => {
    // What is known of the other event comes before what was said without it.
    const found = [...mistakes, ...(isAsking ? (value ?? []) : []), ...refused];
    return found.filter((problem, index) => index === found.findIndex((other) => isSameProblem(problem, other)));
  }, [mistakes, refused, isAsking, value]);
  return { problems, error: isAsking ? error : undefined, retry };
}

/** Two people may be in the way of one session; what was said without naming anybody is the same as what names them. */
function isSameProblem(one: Problem, other: Problem): boolean {
  const isSamePlace = one.id === other.id && one.field === other.field && one.message === other.message;
  return isSamePlace && (!one.conflict || !other.conflict || isSame(one.conflict, other.conflict));
}
