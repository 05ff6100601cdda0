import { sql } from 'kysely';
import type { Span } from '#model/agenda/session-times.ts';
import type { Scope } from '../context.ts';

interface Asked {
  eventKey: string;
  /** Whether the event's own sessions count. */
  isOwnBusy: boolean;
  instructorKeys: readonly string[];
  venueKeys: readonly string[];
  /** Instants in milliseconds. */
  range: Span;
}

/** When any of the instructors or venues is held, or the event itself takes place; instants in milliseconds. */
export async function busyTimes(scope: Scope, { eventKey, isOwnBusy, ...asked }: Asked): Promise<Span[]> {
  const { instructorKeys, venueKeys, range } = asked;
  const from = new Date(range.start).toISOString();
  const to = new Date(range.end).toISOString();
  const within = sql`tenant = ${scope.tenant.id} and "isHeld" and "endAt" > ${from}::timestamptz
    and "startAt" < ${to}::timestamptz and "startAt" > ${from}::timestamptz - interval '26 hours'
    ${isOwnBusy ? sql`` : sql`and "eventKey" <> ${eventKey}`}`;
  const { rows } = await sql<{ startAt: string; endAt: string }>`
    select "startAt", "endAt" from "session-instructor" where ${within} and "instructorKey" = any(${[...instructorKeys]})
    union select "startAt", "endAt" from session
      where ${within} and ("venueKey" = any(${[...venueKeys]}) or "eventKey" = ${eventKey})`.execute(scope.db);
  return rows.map(({ startAt, endAt }) => ({ start: Date.parse(startAt), end: Date.parse(endAt) }));
}
