import { sql } from 'kysely';
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
 * what has changed now, or had changed when somebody tried to send it before. What is over is not taken back.
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
        set summary = excluded.summary, details = excluded.details, sequence = invitation.sequence + 1,
          "isCancelled" = false, "noticeKey" = excluded."noticeKey"
        where invitation.details <> excluded.details or invitation."isCancelled"
      returning ${columns}),
    taken as (
      update invitation set sequence = sequence + 1, "isCancelled" = true, "noticeKey" = ${noticeKey}
      where ${ofPerson} and not "isCancelled" and (details ->> 'endAt')::timestamptz > ${now.toISOString()}
        and "sessionKey" not in (select "sessionKey" from wanted)
      returning ${columns}),
    changed as (select * from brought union all select * from taken)
    select * from changed
    union all
    select ${columns} from invitation
    where ${ofPerson} and "noticeKey" = ${noticeKey} and "sessionKey" not in (select "sessionKey" from changed)
    order by "isCancelled", "sessionKey"`.execute(db);
  return rows;
}

/** Whether a learner has a seat in an event. */
export async function hasSeat({ tenant, db }: Scope, eventKey: string, learnerKey: string): Promise<boolean> {
  const { rows } = await sql`
    select from nomination where tenant = ${tenant.id} and "eventKey" = ${eventKey} and "learnerKey" = ${learnerKey}
      and state = 'Confirmed'`.execute(db);
  return rows.length > 0;
}
