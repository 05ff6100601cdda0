import type { CalendarAnswer } from '#model/calendar.ts';
import { calendarCalls } from '#model/calls.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { questionOf, type CalendarAddress } from './use-calendar-address.ts';

/** The sessions that the address asks for; those of before stay until they are here. */
export function useCalendar(address: CalendarAddress) {
  const data = useRostrumData();
  const question = questionOf(address);
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
