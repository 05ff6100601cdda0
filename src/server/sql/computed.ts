import { sql, type RawBuilder } from 'kysely';
import type { Entity, Field } from '#model/entity.ts';
import { seatHolding, type NominationState } from '#model/rules/nomination-states.ts';

type Expression = (from: string) => RawBuilder<unknown>;

/** What a schema marks as computed, by `entity.field`; rules of the domain that need other rows or the time. */
const expressions: Record<string, Expression> = {
  'event.status': eventStatus,
  'event.nextSessionAt': nextSession,
  'event.confirmed': (from) => nominationsIn(from, ['Confirmed']),
  'event.offered': (from) => nominationsIn(from, ['Offered']),
  'event.waitlisted': (from) => nominationsIn(from, ['Waitlisted']),
  'event.pendingApproval': (from) => nominationsIn(from, ['PendingApproval']),
  'event.freeSeats': (from) => sql`greatest(${seatsOf(from)} - ${nominationsIn(from, seatHolding)}, 0)`,
  'event.overBy': (from) => sql`greatest(${nominationsIn(from, seatHolding)} - ${seatsOf(from)}, 0)`,
  'nomination.position': position,
  'nomination.certificate': certificate,
  'training.status': trainingStatus,
  'training.eventsCount': (from) => sql`(select count(*)::integer from event where ${belongsTo(from, 'trainingKey')})`,
  'program-launch.eventStart': (from) => sql`(
    select coalesce(min(event."startAt") filter (where event."startAt" >= ${NOW}), max(event."startAt"))
    from event where ${belongsTo(from, 'launchKey')} and event."cancelledAt" is null)`,
};

/** The expression of a computed field; undefined for one that is stored. Throws when nobody has written it. */
export function computedValueOf(entity: Entity, field: Field, from: string): RawBuilder<unknown> | undefined {
  if (!field.hints.computed) return undefined;
  const expression = expressions[`${entity.name}.${field.name}`];
  if (!expression) throw new Error(`${entity.name}.${field.name} is computed, but sql/computed.ts does not say how`);
  return expression(from);
}

/** The moment that states are computed for; the clock of the database, unless it was opened with another. */
const NOW = sql`coalesce(nullif(current_setting('rostrum.now', true), '')::timestamptz, now())`;

/**
 * Facts are stored, the state follows from them as `model/rules/event-status.ts` says: an event starts with the first and
 * ends with the last of its sessions that take place.
 */
function eventStatus(from: string): RawBuilder<unknown> {
  const fact = (name: string): RawBuilder<unknown> => sql.ref(`${from}.${name}`);
  return sql`(case
    when ${fact('cancelledAt')} is not null then 'Cancelled'
    when ${fact('closedAt')} is not null then 'Closed'
    when ${fact('launchedAt')} is null then 'Initial'
    when ${fact('endAt')} <= ${NOW} then 'Finished'
    when ${fact('startAt')} <= ${NOW} then 'Running'
    else 'Launched' end)`;
}

function seatsOf(from: string): RawBuilder<unknown> {
  return sql.ref(`${from}.maxAttendees`);
}

/** How many nominations of an event are in one of the states. */
function nominationsIn(from: string, states: readonly NominationState[]): RawBuilder<unknown> {
  return sql`(select count(*)::integer from nomination
    where nomination.tenant = ${sql.ref(`${from}.tenant`)} and nomination."eventKey" = ${sql.ref(`${from}.key`)}
      and nomination.state in (${sql.join(states.map((state) => sql.lit(state)))}))`;
}

/** A place on the waiting list, in the order of `model/rules/waitlist.ts`. */
function position(from: string): RawBuilder<unknown> {
  const own = (name: string): RawBuilder<unknown> => sql.ref(`${from}.${name}`);
  return sql`(case when ${own('state')} = 'Waitlisted' then (
    select count(*)::integer + 1 from nomination ahead
    where ahead.tenant = ${own('tenant')} and ahead."eventKey" = ${own('eventKey')} and ahead.state = 'Waitlisted'
      and (-ahead.priority, ahead."waitlistedAt", ahead.sequence)
        < (-${own('priority')}, ${own('waitlistedAt')}, ${own('sequence')})) end)`;
}

/** The number of the certificate that holds. */
function certificate(from: string): RawBuilder<unknown> {
  return sql`(select issued.serial from "issued-certificate" issued
    where issued.tenant = ${sql.ref(`${from}.tenant`)} and issued."nominationKey" = ${sql.ref(`${from}.key`)}
      and issued."revokedAt" is null)`;
}

/** The start of the session of an event that comes next; null when none does, as of one that is cancelled. */
function nextSession(from: string): RawBuilder<unknown> {
  return sql`(select min(session."startAt") from session
    where session.tenant = ${sql.ref(`${from}.tenant`)} and session."eventKey" = ${sql.ref(`${from}.key`)}
      and ${sql.ref(`${from}.cancelledAt`)} is null and session.status = 'Scheduled' and session."startAt" > ${NOW})`;
}

/** A training rolls up its events: the liveliest state wins, and nothing at all is Initial. */
function trainingStatus(from: string): RawBuilder<unknown> {
  const has = (state: string): RawBuilder<unknown> => sql`bool_or(state.value = ${sql.lit(state)})`;
  return sql`(select case
      when ${has('Running')} then 'Running'
      when ${has('Launched')} then 'Launched'
      when ${has('Finished')} then 'Finished'
      when bool_and(state.value in ('Closed', 'Cancelled')) and ${has('Closed')} then 'Closed'
      when bool_and(state.value = 'Cancelled') then 'Cancelled'
      else 'Initial' end
    from (select ${eventStatus('event')} as value from event where ${belongsTo(from, 'trainingKey')}) state)`;
}

function belongsTo(from: string, reference: string): RawBuilder<boolean> {
  return sql`event.tenant = ${sql.ref(`${from}.tenant`)} and event.${sql.ref(reference)} = ${sql.ref(`${from}.key`)}`;
}
