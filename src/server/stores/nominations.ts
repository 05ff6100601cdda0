import { sql } from 'kysely';
import { entityNamed, wholeOf } from '#model/entities.ts';
import type { Event, Nomination } from '#model/generated/types.ts';
import { activeStates, seatHolding, waitingStates, type NominationState } from '#model/rules/nomination-states.ts';
import type { Seats } from '#model/rules/seats.ts';
import type { Scope } from '../context.ts';
import { columnsOf } from '../records/list.ts';
import { isKey } from '../records/new-key.ts';
import type { Condition } from '../sql/criteria.ts';

export const nomination = wholeOf(entityNamed('nomination'));

/** A nomination as it is stored: what has no value is null. */
export type StoredNomination = {
  [Name in keyof Nomination]-?: undefined extends Nomination[Name]
    ? NonNullable<Nomination[Name]> | null
    : Nomination[Name];
};

/** An event whose row is locked; what is computed of it may be older than the lock. */
export type LockedEvent = Event & Record<string, unknown>;

/** How the seats of a locked event are taken now, and the last number that was given. */
export async function seatsOf(scope: Scope, { key, maxAttendees }: LockedEvent): Promise<Seats & { last: number }> {
  const { rows } = await sql<Omit<Seats, 'max'> & { last: number }>`
    select count(*) filter (where state = any(${[...seatHolding]}))::integer as held,
      count(*) filter (where state = 'Waitlisted')::integer as waitlisted,
      coalesce(max(sequence), 0) as last
    from nomination where ${ofEvent(scope, key)}`.execute(scope.db);
  return { max: maxAttendees ?? 0, ...(rows[0] ?? { held: 0, waitlisted: 0, last: 0 }) };
}

/** The nominations of an event that are in one of the states. */
export async function nominationsIn(scope: Scope, eventKey: string, states: readonly NominationState[]) {
  return read(scope, sql`${ofEvent(scope, eventKey)} and nomination.state = any(${[...states]})`);
}

/** The nominations of an event that have these keys, in their order. */
export async function nominationsNamed(scope: Scope, eventKey: string, keys: readonly string[]) {
  const found = await read(
    scope,
    sql`${ofEvent(scope, eventKey)} and nomination.key = any(${keys.filter((key) => isKey(key))})`,
  );
  const byKey = new Map(found.map((one) => [one.key, one]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/** The seats of an event that are held in vain: by an offer whose time is over, or for a learner who is not active. */
export async function idleSeatsOf(scope: Scope, eventKey: string): Promise<StoredNomination[]> {
  return read(scope, sql`${ofEvent(scope, eventKey)} and ${isIdle(scope)}`);
}

function isIdle({ tenant, now }: Scope): Condition {
  return sql`nomination.state = any(${[...seatHolding]}) and (nomination."offerExpiresAt" <= ${now.toISOString()}
    or exists (select from learner where learner.tenant = ${tenant.id} and learner.key = nomination."learnerKey"
      and not learner.status))`;
}

/**
 * The events whose seats want settling: some are held in vain, or free while somebody waits, or somebody waits for what
 * is over. More may be answered than need it.
 */
export async function eventsToSettle(scope: Scope): Promise<string[]> {
  const now = scope.now.toISOString();
  const { rows } = await sql<{ key: string }>`
    select event.key from event
    where event.tenant = ${scope.tenant.id} and event."launchedAt" is not null and event."cancelledAt" is null
      and event."closedAt" is null and exists (
        select from nomination where nomination.tenant = event.tenant and nomination."eventKey" = event.key
          and (${isIdle(scope)} or (nomination.state = any(${[...waitingStates]}) and event."endAt" <= ${now})
            or (nomination.state = 'Waitlisted' and event.promotion <> 'MANUAL'
            and event."startAt" > ${now} and event."maxAttendees" > (
              select count(*) from nomination held where held.tenant = event.tenant and held."eventKey" = event.key
                and held.state = any(${[...seatHolding]})))))
    order by event.key`.execute(scope.db);
  return rows.map(({ key }) => key);
}

/** How many nominations of an event are in each state; those that none is in are left out. */
export async function stateCountsOf(scope: Scope, eventKey: string): Promise<Partial<Record<NominationState, number>>> {
  const { rows } = await sql<{ state: NominationState; count: number }>`
    select state, count(*)::integer as count from nomination
    where ${ofEvent(scope, eventKey)} group by state order by state`.execute(scope.db);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** How many nominations of an event are active. */
export async function activeCountOf(scope: Scope, eventKey: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from nomination
    where ${ofEvent(scope, eventKey)} and state = any(${[...activeStates]})`.execute(scope.db);
  return rows[0]?.count ?? 0;
}

/** The events in which any of the learners holds a seat, in the order in which they are to be locked. */
export async function eventsWithSeatOf(scope: Scope, learnerKeys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct "eventKey" as key from nomination
    where tenant = ${scope.tenant.id} and "learnerKey" = any(${[...learnerKeys]}) and state = any(${[...seatHolding]})
    order by 1`.execute(scope.db);
  return rows.map(({ key }) => key);
}

/** The condition that nominations are an event's, or of those the ones that wait; and a text that tells it from others. */
export function nominationsWithin(scope: Scope, eventKey: string, isWaiting: boolean) {
  const own = ofEvent(scope, eventKey);
  const condition: Condition = isWaiting ? sql`${own} and nomination.state = 'Waitlisted'` : own;
  return { id: `${isWaiting ? 'waiting for' : 'nominated for'} ${eventKey}`, condition };
}

function ofEvent({ tenant }: Scope, eventKey: string): Condition {
  return sql`nomination.tenant = ${tenant.id} and nomination."eventKey" = ${eventKey}`;
}

async function read(scope: Scope, condition: Condition): Promise<StoredNomination[]> {
  const { rows } = await sql<{ record: StoredNomination }>`
    select row_to_json(item) as record from (
      select ${columnsOf(nomination)} from nomination where ${condition} order by nomination.key
    ) item`.execute(scope.db);
  return rows.map(({ record }) => record);
}
