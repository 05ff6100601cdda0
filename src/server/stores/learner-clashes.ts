import { sql } from 'kysely';
import { entityNamed } from '#model/entities.ts';
import { seatHolding } from '#model/rules/nomination-states.ts';
import type { Scope } from '../context.ts';
import { columnByKind } from '../sql/columns.ts';
import { reachOf } from '../sql/reach.ts';

/** A session of another event at the same time, in which a learner holds a seat. */
export interface LearnerClash {
  learnerKey: string;
  /** Null where the caller may not see the event. */
  eventKey: string | null;
  eventName: string | null;
  startAt: string;
  endAt: string;
}

const event = entityNamed('event');

/** The first clash of each of these learners with the sessions of an event, by learner. */
export async function clashesOf(scope: Scope, eventKey: string, learnerKeys: readonly string[]) {
  if (learnerKeys.length === 0) return new Map<string, LearnerClash>();
  const isSeen = reachOf(scope, event) ?? sql`true`;
  const { rows } = await sql<LearnerClash>`
    select distinct on (held."learnerKey") held."learnerKey",
      case when ${isSeen} then event.key end as "eventKey", case when ${isSeen} then event.name end as "eventName",
      ${columnByKind.dateTime.toJson(sql.ref('theirs.startAt'))} as "startAt",
      ${columnByKind.dateTime.toJson(sql.ref('theirs.endAt'))} as "endAt"
    from nomination held
    join session theirs on theirs.tenant = held.tenant and theirs."eventKey" = held."eventKey" and theirs."isHeld"
    join session ours on ours.tenant = held.tenant and ours."eventKey" = ${eventKey} and ours."isHeld"
      and ours."startAt" < theirs."endAt" and theirs."startAt" < ours."endAt"
    join event on event.tenant = held.tenant and event.key = held."eventKey"
    where held.tenant = ${scope.tenant.id} and held."learnerKey" = any(${[...learnerKeys]})
      and held."eventKey" <> ${eventKey} and held.state = any(${[...seatHolding]})
    order by held."learnerKey", theirs."startAt"`.execute(scope.db);
  return new Map(rows.map((clash) => [clash.learnerKey, clash]));
}
