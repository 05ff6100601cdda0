import { sql } from 'kysely';
import type { Booking } from '#model/booking.ts';
import type { Scope } from '../context.ts';
import { columnByKind } from '../sql/columns.ts';
import type { Condition } from '../sql/criteria.ts';

/** Requests that are listed at once. */
const MOST_REQUESTS = 100;

/** The bookings of an event that need approval, by their start. */
export async function bookingsOf(scope: Scope, eventKey: string): Promise<Booking[]> {
  return bookingsWhere(scope, sql`event.key = ${eventKey}`);
}

/** The bookings of all events that wait for a decision and have not begun. */
export async function requestedBookings(scope: Scope): Promise<Booking[]> {
  return bookingsWhere(
    scope,
    sql`decision.state is null and session."startAt" > ${scope.now.toISOString()}::timestamptz`,
    MOST_REQUESTS,
  );
}

/** The booking of a session as it stands; undefined where it needs no approval, or is of another venue or time. */
export async function bookingOf(
  scope: Scope,
  { sessionKey, venueKey, startAt }: Pick<Booking, 'sessionKey' | 'venueKey' | 'startAt'>,
) {
  const [booking] = await bookingsWhere(
    scope,
    sql`session.key = ${sessionKey} and session."venueKey" = ${venueKey} and session."startAt" = ${startAt}::timestamptz`,
  );
  return booking;
}

/** Keeps what was decided of a booking as it was read; an earlier decision is replaced. */
export async function keepDecision(
  scope: Scope,
  { sessionKey, venueKey, startAt, endAt }: Booking,
  state: Booking['state'],
  reason: string | null,
) {
  await sql`
    insert into "booking-decision"
      (tenant, "sessionKey", "venueKey", "startAt", "endAt", state, reason, "decidedBy", "decidedAt")
    values (${scope.tenant.id}, ${sessionKey}, ${venueKey}, ${startAt}, ${endAt}, ${state}, ${reason},
      ${scope.caller.name}, ${scope.now.toISOString()})
    on conflict (tenant, "sessionKey") do update set "venueKey" = excluded."venueKey", "startAt" = excluded."startAt",
      "endAt" = excluded."endAt", state = excluded.state, reason = excluded.reason, "decidedBy" = excluded."decidedBy",
      "decidedAt" = excluded."decidedAt"`.execute(scope.db);
}

async function bookingsWhere({ tenant, db }: Scope, condition: Condition, most?: number): Promise<Booking[]> {
  const instant = (column: string) => columnByKind.dateTime.toJson(sql.ref(column));
  const { rows } = await sql<Booking>`
    select session.key as "sessionKey", session.title, ${instant('session.startAt')} as "startAt",
      ${instant('session.endAt')} as "endAt", session."timeZone", event.key as "eventKey", event.name as "eventName",
      event."launchKey", event."trainingKey", venue.key as "venueKey", venue.name as "venueName",
      coalesce(decision.state, 'Requested') as state, decision.reason, decision."decidedBy",
      ${instant('decision.decidedAt')} as "decidedAt"
    from session
    join event on event.tenant = session.tenant and event.key = session."eventKey"
    join venue on venue.tenant = session.tenant and venue.key = session."venueKey"
    left join "booking-decision" decision on decision.tenant = session.tenant and decision."sessionKey" = session.key
      and decision."venueKey" = session."venueKey" and decision."startAt" = session."startAt"
      and decision."endAt" = session."endAt"
    where session.tenant = ${tenant.id} and session.status = 'Scheduled' and event."cancelledAt" is null
      and (venue."requiresApproval" or event."bookingApproval") and ${condition}
    order by session."startAt", session.key ${most === undefined ? sql`` : sql`limit ${most}`}`.execute(db);
  return rows;
}
