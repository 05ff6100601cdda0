import { useCallback } from 'react';
import { formatInstant } from '#model/time/net-pattern.ts';
import { useSession } from '../../session/SessionContext.tsx';

/** Writes an instant by the clock of a zone, which it names. */
export function useZonedTime(): (at: string, zone: string) => string {
  const { user, culture } = useSession();
  return useCallback(
    (at, zone) => `${formatInstant(at, `ddd ${user.dateTimeFormat}`, zone, culture)} (${zone})`,
    [user, culture],
  );
}
