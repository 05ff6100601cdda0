import { sql, type RawBuilder } from 'kysely';
import { activeStates, seatHolding, type NominationState } from '#model/rules/nomination-states.ts';

/** What must be true of the rows of a tenant at any time, whoever wrote them. */
export interface Invariant {
  name: string;
  /** The rows that break it: the key of each, and what is wrong with it. */
  violations: RawBuilder<{ key: string; says: string }>;
}

/** States as literals. */
function oneOf(states: readonly NominationState[]): RawBuilder<unknown> {
  return sql`(${sql.join(states.map((state) => sql.lit(state)))})`;
}

const holding = oneOf(seatHolding);
const active = oneOf(activeStates);

/** Requests are timed when they begin, and may have waited for each other. */
const WAITED = sql`interval '1 minute'`;

/**
 * Lowering the maximum takes nobody's seat away: what counts is the most that it has been since the last seat was taken.
 */
const overbooking: Invariant = {
  name: 'overbooking',
  violations: sql`
    select event.key, seats.held || ' seats are held, and there were never more than ' || most.seats as says
    from event
    join lateral (
      select count(*) as held, max("stateAt") as "lastAt" from nomination
      where nomination.tenant = event.tenant and nomination."eventKey" = event.key and state in ${holding}
    ) seats on true
    join lateral (
      select greatest(event."maxAttendees", max(said::integer)) as seats
      from audit cross join jsonb_array_elements(changes) change
        cross join jsonb_each_text(change) sides(side, said)
      where audit.tenant = event.tenant and entity = 'event' and audit.key = event.key
        and at >= seats."lastAt" - ${WAITED} and change ->> 'field' = 'maxAttendees' and side in ('from', 'to')
    ) most on true
    where seats.held > most.seats`,
};

const duplicates: Invariant = {
  name: 'duplicates',
  violations: sql`
    select min(key) as key, count(*) || ' active nominations of learner ' || "learnerKey" || ' for event ' || "eventKey" as says
    from nomination where state in ${active} group by "eventKey", "learnerKey" having count(*) > 1`,
};

const queuePlaces: Invariant = {
  name: 'queue order',
  violations: sql`
    select key, 'waits without a place' as says from nomination
    where state = 'Waitlisted' and ("waitlistedAt" is null or sequence is null)
    union all
    select min(key), count(*) || ' have number ' || sequence || ' of event ' || "eventKey" from nomination
    where sequence is not null group by "eventKey", sequence having count(*) > 1`,
};

/** Somebody who came later and was not chosen by hand has a seat, and nobody has said why the one before has not. */
const overtaking: Invariant = {
  name: 'queue order',
  violations: sql`
    select seated.key, 'has a seat before ' || waiting.key || ', who came first' as says
    from nomination seated join nomination waiting
      on waiting.tenant = seated.tenant and waiting."eventKey" = seated."eventKey" and waiting.state = 'Waitlisted'
      and waiting.sequence < seated.sequence
    where seated.state in ${holding} and (seated."waitlistedAt" is null or (
      waiting.skipped is null
      and (-waiting.priority, waiting."waitlistedAt") <= (-seated.priority, seated."waitlistedAt")
      and not exists (select from audit where audit.tenant = seated.tenant and entity = 'nomination'
        and (audit.key = seated.key and action = 'promote-by-hand'
          or audit.key in (seated.key, waiting.key) and action = 'prioritise'))))`,
};

const emptySeats: Invariant = {
  name: 'empty seats',
  violations: sql`
    select event.key, 'has free seats that nobody gives to ' || count(*) || ' who wait' as says
    from event join nomination waiting
      on waiting.tenant = event.tenant and waiting."eventKey" = event.key and waiting.state = 'Waitlisted'
      and waiting.skipped is null
    where event."launchedAt" is not null and event."cancelledAt" is null and event."closedAt" is null
      and event.promotion <> 'MANUAL' and event."startAt" > now() and event."maxAttendees" > (
        select count(*) from nomination held
        where held.tenant = event.tenant and held."eventKey" = event.key and held.state in ${holding})
    group by event.key`,
};

const orphans: Invariant = {
  name: 'orphans',
  violations: sql`
    select nomination.key, case when event.key is null then 'its event does not exist'
        when learner.key is null then 'its learner does not exist'
        else 'is active, and its event is not' end as says
    from nomination
    left join event on event.tenant = nomination.tenant and event.key = nomination."eventKey"
    left join learner on learner.tenant = nomination.tenant and learner.key = nomination."learnerKey"
    where event.key is null or learner.key is null
      or (nomination.state in ${active} and (event."cancelledAt" is not null or event."launchedAt" is null))
    union all
    select outbox.key, 'tells of a nomination that does not exist' from outbox
    where "nominationKey" is not null and not exists (
      select from nomination where nomination.tenant = outbox.tenant and nomination.key = outbox."nominationKey")`,
};

/** Of every state its learner is told, on each channel; who changed the channels since then is not held to it. */
const lostNotices: Invariant = {
  name: 'lost notices',
  violations: sql`
    select nomination.key, 'nobody is told by ' || channel || ' that it is ' || nomination.state as says
    from nomination
    join event on event.tenant = nomination.tenant and event.key = nomination."eventKey"
      and event."modificationTime" <= nomination."stateAt"
    cross join unnest(event.channels) channel
    where not exists (select from outbox where outbox.tenant = nomination.tenant
      and outbox."nominationKey" = nomination.key and outbox.channel = channel
      and lower(outbox.kind) = 'nomination.' || lower(nomination.state)
      and outbox."creationTime" = nomination."stateAt")`,
};

/** What ended says how; what was tried is tried again within an hour, unless no server is left that could. */
const stuckNotices: Invariant = {
  name: 'stuck notices',
  violations: sql`
    select key, kind || ' is ' || state || ', and nobody knows ' || case state when 'Sent' then 'when' else 'why' end as says
    from outbox
    where (state = 'Sent' and ("sentAt" is null or "messageId" is null))
      or (state in ('Failed', 'Cancelled') and error is null)
    union all
    select key, kind || ' was tried, and not again when it was time at ' || "dueAt"
    from outbox
    where state = 'Scheduled' and attempts > 0 and greatest("dueAt", "leasedUntil") < now() - interval '2 hours'`,
};

const lostHistory: Invariant = {
  name: 'lost history',
  violations: sql`
    select nomination.key, 'its history does not know how it became ' || nomination.state as says
    from nomination
    where not exists (
      select from audit cross join jsonb_array_elements(changes) change
      where audit.tenant = nomination.tenant and entity = 'nomination' and audit.key = nomination.key
        and at = nomination."stateAt" and change ->> 'field' = 'state' and change ->> 'to' = nomination.state)`,
};

export const invariants: readonly Invariant[] = [
  overbooking,
  duplicates,
  queuePlaces,
  overtaking,
  emptySeats,
  orphans,
  lostNotices,
  stuckNotices,
  lostHistory,
];
