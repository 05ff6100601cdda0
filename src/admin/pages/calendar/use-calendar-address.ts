import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CalendarQuestion } from '#model/calendar.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { firstDayOf } from './dates.ts';
import { dimensions, type DimensionName } from './dimensions.ts';
import { useToday } from './use-today.ts';
import { rangeOfView, views, type DateRange, type View } from './views.ts';
import { isCalendarDate } from '#model/time/time-texts.ts';

/** What the address says of the calendar, and how it is changed. */
export interface CalendarAddress {
  view: View;
  /** The day that is looked at. */
  date: string;
  today: string;
  range: DateRange;
  /** The number of the day that weeks begin with. */
  firstDay: number;
  filters: Partial<Record<DimensionName, string>>;
  showsReminders: boolean;
  /** What colours and columns are made of. */
  by: DimensionName;
  /** Goes on to another address; an undefined part is taken from it. Small steps leave no trace in the history. */
  go: (changes: Changes, isSmallStep?: boolean) => void;
}

type Changes = Partial<Record<'view' | 'date' | 'by' | 'reminders' | DimensionName, string | undefined>>;

/** View, date and filters stand in the address, so that a calendar can be kept and passed on. */
export function useCalendarAddress(): CalendarAddress {
  const [params, setParams] = useSearchParams();
  const { user, culture } = useSession();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const today = useToday(user.zone.iana);
  return useMemo(() => {
    const view = views.find((name) => name === params.get('view')) ?? (isPhone ? 'agenda' : 'month');
    const date = dateIn(params.get('date')) ?? today;
    const firstDay = firstDayOf(culture);
    const chosen = dimensions.flatMap((name) => {
      const key = params.get(name);
      return key ? [[name, key] as const] : [];
    });
    return {
      view,
      date,
      today,
      firstDay,
      range: rangeOfView(view, date, firstDay),
      filters: Object.fromEntries(chosen),
      showsReminders: params.get('reminders') === SHOWN,
      by: dimensions.find((name) => name === params.get('by')) ?? 'venue',
      go: (changes, isSmallStep = false) =>
        setParams((before) => changed(before, changes), { replace: isSmallStep, preventScrollReset: true }),
    };
  }, [params, setParams, culture, isPhone, today]);
}

/** What the address says of reminders where they are shown. */
export const SHOWN = 'shown';

/** What the address asks the server for. */
export function questionOf({ range: { from, to }, filters: { venue, instructor, training } }: CalendarAddress) {
  return {
    from,
    to,
    ...(venue && { venueKey: venue }),
    ...(instructor && { instructorKey: instructor }),
    ...(training && { trainingKey: training }),
  } satisfies CalendarQuestion;
}

/** A date far from where the calendars of computers end. */
function dateIn(text: string | null): string | undefined {
  return isCalendarDate(text) && text >= '1971-01-01' && text < '8999-01-01' ? text : undefined;
}

function changed(before: URLSearchParams, changes: Changes): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params;
}
