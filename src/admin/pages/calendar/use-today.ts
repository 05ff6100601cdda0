import { useSyncExternalStore } from 'react';
import { localDateOf } from '#model/time/day.ts';

const MINUTE_MS = 60_000;

/** The local date in an IANA zone, also when midnight passes. */
export function useToday(zone: string): string {
  return useSyncExternalStore(everyMinute, () => localDateOf(Date.now(), zone));
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}
