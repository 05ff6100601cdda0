import { sql } from 'kysely';
import { entityNamed } from '#model/entities.ts';
import type { Scope } from '../context.ts';
import { columnByKind } from '../sql/columns.ts';
import { reachOf } from '../sql/reach.ts';

/** A session that is to take place, at its place in a body. */
export interface Wanted {
  path: string;
  startAt: string;
  endAt: string;
  venueKey?: string | undefined;
  instructorKeys?: string[] | undefined;
}

/** A venue or an instructor that another event holds at that time. */
export interface DoubleBooking {
  path: string;
  kind: 'instructor' | 'venue';
  resourceKey: string;
  resourceName: string;
  /** Null where the caller may not see the event. */
  eventKey: string | null;
  eventName: string | null;
  startAt: string;
  endAt: string;
}

const event = entityNamed('event');

/** What other events hold of that which the sessions of one need, by the places of these. */
export async function doubleBookingsOf(scope: Scope, eventKey: string, wanted: readonly Wanted[]) {
  const instructors = wanted.flatMap(({ path, startAt, endAt, instructorKeys = [] }) =>
    instructorKeys.map((resourceKey) => ({ path, startAt, endAt, resourceKey })),
  );
  const venues = wanted.flatMap(({ path, startAt, endAt, venueKey }) =>
    venueKey === undefined ? [] : { path, startAt, endAt, resourceKey: venueKey },
  );
  return [
    ...(await heldElsewhere(scope, eventKey, instructorSource, instructors)),
    ...(await heldElsewhere(scope, eventKey, venueSource, venues)),
  ];
}

interface Source {
  kind: DoubleBooking['kind'];
  table: string;
  column: string;
  nameColumn: string;
}

const instructorSource: Source = {
  kind: 'instructor',
  table: 'session-instructor',
  column: 'instructorKey',
  nameColumn: 'userName',
};
const venueSource: Source = { kind: 'venue', table: 'session', column: 'venueKey', nameColumn: 'name' };

type Need = Pick<DoubleBooking, 'path' | 'startAt' | 'endAt' | 'resourceKey'>;

async function heldElsewhere(scope: Scope, eventKey: string, source: Source, needs: Need[]): Promise<DoubleBooking[]> {
  if (needs.length === 0) return [];
  const isSeen = reachOf(scope, event) ?? sql`true`;
  // The index by start finds the few that can overlap. The earliest start comes as a value: computed by the statement it
  // would be no part of the index's condition, for row-level security lets no other function see rows before its own.
  const asked = needs.map((need) => ({ ...need, earliest: longBefore(need.startAt) }));
  const { rows } = await sql<DoubleBooking>`
    select need.path, ${source.kind} as kind, need."resourceKey", resource.${sql.ref(source.nameColumn)} as "resourceName",
      case when ${isSeen} then event.key end as "eventKey", case when ${isSeen} then event.name end as "eventName",
      ${columnByKind.dateTime.toJson(sql.ref('held.startAt'))} as "startAt",
      ${columnByKind.dateTime.toJson(sql.ref('held.endAt'))} as "endAt"
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as need (path text, "startAt" timestamptz, "endAt" timestamptz, "resourceKey" text, earliest timestamptz)
    join ${sql.table(source.table)} held on held.tenant = ${scope.tenant.id}
      and held.${sql.ref(source.column)} = need."resourceKey" and held."isHeld" and held."eventKey" <> ${eventKey}
      and held."startAt" < need."endAt" and held."startAt" > need.earliest
      and held."endAt" > need."startAt"
    join ${sql.table(source.kind)} resource on resource.tenant = held.tenant and resource.key = need."resourceKey"
    join event on event.tenant = held.tenant and event.key = held."eventKey"
    order by need.path, held."startAt"`.execute(scope.db);
  return rows;
}

/** No session is longer than a day, or than that and a clock change. */
const LONGEST_MS = 26 * 3_600_000;

function longBefore(instant: string): string {
  return new Date(Date.parse(instant) - LONGEST_MS).toISOString();
}

const EXCLUSION_VIOLATION = '23P01';

/** Whether the database refused a row because a venue or an instructor is held by another event at that time. */
export function isTakenElsewhere(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === EXCLUSION_VIOLATION;
}
