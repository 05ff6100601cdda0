import { createContext, useContext } from 'react';
import type { Holiday } from '#model/agenda/holidays.ts';
import type { CalendarReminder, CalendarSession } from '#model/calendar.ts';
import { NO_COLOUR, type Colours } from './colours.ts';
import { resourcesOf } from './dimensions.ts';
import type { CalendarAddress } from './use-calendar-address.ts';

/** Where a session is put: a local date, and minutes of the wall clock after its midnight. */
export interface Target {
  date: string;
  start: number;
}

/** What every part of the calendar may use. */
export interface Calendar {
  address: CalendarAddress;
  holidays: readonly Holiday[];
  /** Of the venues, instructors or trainings that give their colours. */
  colours: Colours;
  /** The reminders to come on a local date, where they are shown. */
  remindersOn: (date: string) => readonly CalendarReminder[];
  /** Shows all that is known of a session. */
  open: (session: CalendarSession) => void;
  openReminder: (reminder: CalendarReminder) => void;
  /** Asks when a session shall take place instead; begins with the target that it was dragged to. */
  move: (session: CalendarSession, to?: Target) => void;
}

export const CalendarContext = createContext<Calendar | undefined>(undefined);

export function useCalendarContext(): Calendar {
  const calendar = useContext(CalendarContext);
  if (!calendar) throw new Error('No calendar is shown here');
  return calendar;
}

/** The colour of a session: that of the first that it has of what gives the colours. */
export function colourOfSession({ colours, address }: Calendar, session: CalendarSession): string {
  return colours.get(resourcesOf(session, address.by)[0]?.key ?? '') ?? NO_COLOUR;
}
