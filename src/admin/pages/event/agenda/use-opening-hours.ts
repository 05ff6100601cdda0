import { minutesOf } from '#model/agenda/session-times.ts';
import { useAnswer } from '../../../data/useAnswer.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';
import { readOpeningHours } from './agenda-calls.ts';
import type { Ruler } from './ruler.ts';

/** Times of the wall clock; null where a venue is always open. */
export interface OpeningHours {
  opensAt: string | null;
  closesAt: string | null;
}

/** When a venue is open. */
export function useOpeningHours(venueKey: string | undefined) {
  const data = useRostrumData();
  const { value, error, retry } = useAnswer(venueKey, async (key, signal) => ({
    key,
    ...(await readOpeningHours(data, key, signal)),
  }));
  return { hours: value?.key === venueKey ? value : undefined, error: venueKey && error, retry };
}

/** What of a ruler a venue is closed. */
export function closedSpans({ from, to }: Ruler, hours: OpeningHours | undefined): Ruler[] {
  if (!hours?.opensAt || !hours.closesAt) return [];
  const open = minutesOf({ startTime: hours.opensAt, endTime: hours.closesAt });
  return [
    { from, to: Math.min(open.start, to) },
    { from: Math.max(open.end, from), to },
  ].filter((span) => span.from < span.to);
}
