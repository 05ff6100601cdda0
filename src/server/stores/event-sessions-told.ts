import { sql } from 'kysely';
import type { Scope } from '../context.ts';
import { columnByKind } from '../sql/columns.ts';

/** A session as messages tell of it. Instants are ISO 8601 in UTC. */
export interface ToldSession {
  key: string;
  title: string;
  startAt: string;
  endAt: string;
  status: 'Scheduled' | 'Cancelled';
  reason: string | null;
  /** `Room 1, Pune`; none where there is no room. */
  place: string | null;
  meetingUrl: string | null;
  /** Who teaches it. */
  instructorKeys: readonly string[];
}

/** The sessions of an event by their start, with where they take place. */
export async function sessionsToTell({ db, tenant }: Scope, eventKey: string): Promise<ToldSession[]> {
  const { rows } = await sql<ToldSession>`
    select session.key, session.title, session.status, session.reason,
      ${columnByKind.dateTime.toJson(sql.ref('session.startAt'))} as "startAt",
      ${columnByKind.dateTime.toJson(sql.ref('session.endAt'))} as "endAt",
      nullif(concat_ws(', ', venue.name, location.name), '') as place,
      coalesce(session.meeting ->> 'url', meeting."joinUrl") as "meetingUrl",
      array(select held."instructorKey" from "session-instructor" held
        where held.tenant = session.tenant and held."sessionKey" = session.key) as "instructorKeys"
    from session
    left join venue on venue.tenant = session.tenant and venue.key = session."venueKey"
    left join "venue-location" location
      on location.tenant = venue.tenant and location.key = venue."venueLocationKey"
    left join meeting on meeting.tenant = session.tenant and meeting."sessionKey" = session.key and meeting."isWanted"
    where session.tenant = ${tenant.id} and session."eventKey" = ${eventKey}
    order by session."startAt", session.key`.execute(db);
  return rows;
}
