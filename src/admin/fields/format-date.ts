import { useMemo } from 'react';
import { clockPatternOf, formatInstant, formatLocalDate } from '#model/time/net-pattern.ts';
import { useSession } from '../session/SessionContext.tsx';

/** Dates, wall-clock times and instants as the signed-in person reads them. */
export function useFormatDate() {
  const { user, culture } = useSession();
  return useMemo(
    () => ({
      dateOf: (date: string) => formatLocalDate(date, user.dateFormat, culture),
      timeOf: (time: string) =>
        formatInstant(`2000-01-01T${time}:00Z`, clockPatternOf(user.dateTimeFormat), 'UTC', culture),
      instantOf: (instant: string) => formatInstant(instant, user.dateTimeFormat, user.zone.iana, culture),
    }),
    [user, culture],
  );
}
