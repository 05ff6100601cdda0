import { sql, type RawBuilder } from 'kysely';
import type { Tenant } from '../config.ts';
import type { Scope } from '../context.ts';

/** What somebody's calendar shows of a session. Instants are ISO 8601 in UTC. */
export interface InvitedTo {
  sessionKey: string;
  summary: string;
  /** What is compared to tell whether it has changed. */
  details: { startAt: string; endAt: string; place: string | null; meetingUrl: string | null };
}

/** That a session stands in somebody's calendar, or stands there no longer. */
export interface Invitation extends InvitedTo {
  sequence: number;
  isCancelled: boolean;
}

interface Wanted {
  eventKey: string;
  /** Of a learner or an instructor. */
  personKey: string;
  /** Names the notice that tells of what changes. */
  noticeKey: string;
  sessions: readonly InvitedTo[];
}

/**
 * Brings the sessions of an event in somebody's calendar to those that are wanted. Answers what the notice has to tell:
 * what the calendar is not known to have heard, for a notice that was tried may never have arrived, and what this one has
 * told when it was sent before. What is over is not taken back, nor what can not have arrived.
 */
export async function bringInvitations(scope: Scope, { eventKey, personKey, noticeKey, sessions }: Wanted) {
  const { tenant, now, db } = scope;
  const ofPerson = sql`invitation.tenant = ${tenant.id} and invitation."eventKey" = ${eventKey}
    and invitation."personKey" = ${personKey}`;
  const columns = sql`invitation."sessionKey", invitation.summary, invitation.details, invitation.sequence,
    invitation."isCancelled"`;
  const { rows } = await sql<Invitation>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb)
        as (summary text, details jsonb, "sessionKey" text)),
    brought as (
      insert into invitation (tenant, "sessionKey", "personKey", "eventKey", summary, details, "noticeKey")
      select ${tenant.id}, "sessionKey", ${personKey}, ${eventKey}, summary, details, ${noticeKey} from wanted
      on conflict (tenant, "sessionKey", "personKey") do update
        set summary = excluded.summary, details = excluded.details, "isCancelled" = false,
          sequence = invitation.sequence + (case when ${isOther} then 1 else 0 end),
          "noticeKey" = excluded."noticeKey", "hasArrived" = null, "wasHeld" = ${mayBeHeld}
        where ${isOther} or invitation."hasArrived" is not true
      returning ${columns}),
    taken as (
      update invitation set sequence = sequence + (case when "isCancelled" then 0 else 1 end), "isCancelled" = true,
        "noticeKey" = ${noticeKey}, "hasArrived" = null, "wasHeld" = true
      where ${ofPerson} and ${mayBeHeld} and (details ->> 'endAt')::timestamptz > ${now.toISOString()}
        and "sessionKey" not in (select "sessionKey" from wanted)
      returning ${columns}),
    changed as (select * from brought union all select * from taken)
    select * from changed
    union all
    select ${columns} from invitation
    where ${ofPerson} and "noticeKey" = ${noticeKey} and "hasArrived"
      and "sessionKey" not in (select "sessionKey" from changed)
    order by "isCancelled", "sessionKey"`.execute(db);
  return rows;
}

/** Whether what is wanted differs from what was told last. */
const isOther = sql`(invitation.details <> excluded.details or invitation."isCancelled")`;

/** Whether a session may stand in the calendar, whatever became of what was told last. */
const mayBeHeld = sql`(invitation."hasArrived" is not false and not invitation."isCancelled"
  or invitation."hasArrived" is not true and invitation."wasHeld")`;

/**
 * The statement that writes whether what notices have told has arrived, which is null where nobody knows; `settled` names
 * their rows of the outbox.
 */
export function noteArrival({ id }: Tenant, settled: string, hasArrived: boolean | null): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${settled}.${column}`);
  return sql`update invitation set "hasArrived" = ${hasArrived}::boolean from ${sql.table(settled)}
    where invitation.tenant = ${id} and invitation."eventKey" = ${of('eventKey')}
      and invitation."personKey" = ${of('recipientKey')} and invitation."noticeKey" = ${of('uniqueKey')}
      and invitation."hasArrived" is null`;
}

/** Whether a learner has a seat in an event. */
export async function hasSeat({ tenant, db }: Scope, eventKey: string, learnerKey: string): Promise<boolean> {
  const { rows } = await sql`
    select from nomination where tenant = ${tenant.id} and "eventKey" = ${eventKey} and "learnerKey" = ${learnerKey}
      and state = 'Confirmed'`.execute(db);
  return rows.length > 0;
}
