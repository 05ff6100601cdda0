import { useMemo } from 'react';
import type { CalendarAnswer, CalendarQuestion } from '#model/calendar.ts';
import { calendarCalls } from '#model/calls.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import type { CalendarAddress } from './use-calendar-address.ts';

/** The sessions that the address asks for; those of before stay until they are here. */
export function useCalendar({ range: { from, to }, filters }: CalendarAddress) {
  const data = useRostrumData();
  const { venue, instructor, training } = filters;
  const question = useMemo(
    (): CalendarQuestion => ({
      from,
      to,
      ...(venue && { venueKey: venue }),
      ...(instructor && { instructorKey: instructor }),
      ...(training && { trainingKey: training }),
    }),
    [from, to, venue, instructor, training],
  );
  const { value, error, retry } = useAnswer(question, async (asked, signal) => ({
    asked,
    answer: await data.call<CalendarAnswer>(calendarCalls.list, { body: asked, signal }),
  }));
  return {
    answer: value?.answer,
    /** Whether it is the answer to what is asked now. */
    isCurrent: JSON.stringify(value?.asked) === JSON.stringify(question),
    error,
    retry,
  };
}
