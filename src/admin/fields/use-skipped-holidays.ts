import { calls } from '#model/calls.ts';
import type { Holiday } from '#model/agenda/holidays.ts';
import type { Recurrence } from '#model/time/recurrence.ts';
import { useAnswer } from '../data/useAnswer.ts';
import { useRostrumData } from '../data/useRostrumData.ts';

const NONE: readonly Holiday[] = [];

/** The holidays, asked for as soon as a recurrence leaves them out; `isUnknown` where they can not be had. */
export function useSkippedHolidays({ skipsHolidays }: Recurrence) {
  const { call } = useRostrumData();
  const { value, error } = useAnswer(skipsHolidays ? 'holidays' : undefined, async (_asked, signal) => {
    const { items } = await call<{ items: Holiday[] }>(calls.holidays, { signal });
    return items;
  });
  return { holidays: value ?? NONE, isUnknown: error !== undefined };
}
