import { sql } from 'kysely';
import { entityNamed } from '#model/entities.ts';
import { seatHolding } from '#model/rules/nomination-states.ts';
import type { Scope } from '../context.ts';
import { columnByKind } from '../sql/columns.ts';
import { reachOf } from '../sql/reach.ts';
import type { DoubleBooking, Wanted } from './double-bookings.ts';

/** A learner who has a seat in an event, and one in another event at the time of a session. */
export type LearnerBooking = Omit<DoubleBooking, 'kind'>;

/** More than anybody looks at. */
const MOST = 50;

const event = entityNamed('event');

/** The learners of an event who would be in two places at once, by the places of its sessions; at most 50. */
export async function clashingLearners(scope: Scope, eventKey: string, wanted: readonly Wanted[]) {
  const isSeen = reachOf(scope, event) ?? sql`true`;
  const needs = wanted.map(({ path, startAt, endAt }) => ({ path, startAt, endAt }));
  const { rows } = await sql<LearnerBooking>`
    select need.path, learner.key as "resourceKey", learner.name as "resourceName",
      case when ${isSeen} then event.key end as "eventKey", case when ${isSeen} then event.name end as "eventName",
      ${columnByKind.dateTime.toJson(sql.ref('theirs.startAt'))} as "startAt",
      ${columnByKind.dateTime.toJson(sql.ref('theirs.endAt'))} as "endAt"
    from nomination own
    join nomination held on held.tenant = own.tenant and held."learnerKey" = own."learnerKey"
      and held."eventKey" <> own."eventKey" and held.state = any(${[...seatHolding]})
    join session theirs on theirs.tenant = held.tenant and theirs."eventKey" = held."eventKey" and theirs."isHeld"
    join jsonb_to_recordset(${JSON.stringify(needs)}::jsonb)
      as need (path text, "startAt" timestamptz, "endAt" timestamptz)
      on theirs."startAt" < need."endAt" and theirs."endAt" > need."startAt"
    join learner on learner.tenant = own.tenant and learner.key = own."learnerKey"
    join event on event.tenant = held.tenant and event.key = held."eventKey"
    where own.tenant = ${scope.tenant.id} and own."eventKey" = ${eventKey} and own.state = any(${[...seatHolding]})
    order by need.path, learner.name, learner.key limit ${MOST}`.execute(scope.db);
  return rows;
}
