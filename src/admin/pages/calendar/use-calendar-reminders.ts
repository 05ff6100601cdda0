import { useCallback, useMemo } from 'react';
import type { CalendarReminder, RemindersQuestion } from '#model/calendar.ts';
import { calendarCalls } from '#model/calls.ts';
import type { Page } from '#model/paged-query.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { questionOf, type CalendarAddress } from './use-calendar-address.ts';

/** The reminders to come of what the address asks for, by local date; none, and no call, where it does not show them. */
export function useCalendarReminders(address: CalendarAddress) {
  const data = useRostrumData();
  const question = address.showsReminders ? questionOf(address) : undefined;
  const { value, error, retry } = useAnswer(question, (asked: RemindersQuestion, signal) =>
    data.call<Page<CalendarReminder>>(calendarCalls.reminders, { body: asked, signal }),
  );
  const answer = address.showsReminders ? value : undefined;
  const byDate = useMemo(() => Map.groupBy(answer?.items ?? [], ({ date }) => date), [answer]);
  const remindersOn = useCallback((date: string) => byDate.get(date) ?? none, [byDate]);
  return {
    remindersOn,
    /** Those beyond what is shown are counted. */
    total: answer?.totalItems ?? 0,
    shown: answer?.items.length ?? 0,
    error: address.showsReminders ? error : undefined,
    retry,
  };
}

const none: readonly CalendarReminder[] = [];
