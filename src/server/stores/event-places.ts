import { sql } from 'kysely';
import type { Scope } from '../context.ts';

/** Where an event takes place, in the order of its sessions: `Room 1, Pune`. Nothing for an event without rooms. */
export async function placesOf({ db, tenant }: Scope, eventKey: string): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select concat_ws(', ', venue.name, location.name) as place
    from session join venue on venue.tenant = session.tenant and venue.key = session."venueKey"
    left join "venue-location" location
      on location.tenant = venue.tenant and location.key = venue."venueLocationKey"
    where session.tenant = ${tenant.id} and session."eventKey" = ${eventKey} and session.status <> 'Cancelled'
    group by place order by min(session."startAt")`.execute(db);
  return rows.map(({ place }) => place);
}
