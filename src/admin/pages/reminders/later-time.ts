import { localDateOf } from '#model/time/day.ts';

/** When something is sent, as it is typed: a date and a time of day, or texts that are none yet. */
export interface LaterTime {
  date: string | null;
  time: string | null;
}

const DAY_MS = 86_400_000;

/** The next morning in a zone. `now` is in milliseconds. */
export function nextMorning(now: number, zone: string): LaterTime {
  return { date: localDateOf(now + DAY_MS, zone), time: '09:00' };
}

/** What the server is told of it, also where it is no time, for the server says so. */
export function textOfLater({ date, time }: LaterTime): string {
  return `${date ?? ''}T${time ?? ''}`;
}
