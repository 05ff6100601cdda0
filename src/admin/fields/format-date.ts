import { useMemo } from 'react';
import { formatInstant, formatLocalDate } from '#model/time/net-pattern.ts';
import { useSession } from '../session/SessionContext.tsx';

/** Dates and instants as the signed-in person reads them. */
export function useFormatDate() {
  const { user, culture } = useSession();
  return useMemo(
    () => ({
      dateOf: (date: string) => formatLocalDate(date, user.dateFormat, culture),
      instantOf: (instant: string) => formatInstant(instant, user.dateTimeFormat, user.zone.iana, culture),
    }),
    [user, culture],
  );
}
