import { sql } from 'kysely';
import type { RemindingEvent } from '#model/reminder-times.ts';
import type { Scope } from '../context.ts';
import type { Condition } from '../sql/criteria.ts';

/** An event that reminds its learners. */
export interface StoredReminders extends RemindingEvent {
  key: string;
  code: string;
  startAt: string;
  /** Who is confirmed late gets the last reminder that there was. */
  remindsLate: boolean;
  /** Whether somebody was confirmed lately. */
  hasNew: boolean;
}

/** Joins `held.sessions` to `event`: those that take place, by their start; null where there are none. */
export const sessionsHeld = sql`cross join lateral (
  select json_agg(json_build_object('startAt', session."startAt", 'endAt', session."endAt")
    order by session."startAt") as sessions
  from session where session.tenant = event.tenant and session."eventKey" = event.key
    and session.status = 'Scheduled') held`;

/**
 * Whether an event may still remind after an instant: what is counted after a session goes beyond the end for as long as
 * is looked back. Two days are more than by what times of its last day differ between clocks.
 */
export function mayStillRemind(after: Date): Condition {
  const from = (days: number) => sql`${after.toISOString()}::timestamptz - ${`${days} days`}::interval`;
  return sql`(event."endAt" > ${from(2)} or event."reminderDate" > (${from(2)})::date
    or event."endAt" > ${from(400)} and event."reminderRecurrence" like '%X-RELATIVE;%:P%')`;
}

/** Whether an event reminds by itself. */
export const doesRemind: Condition = sql`not event."remindersPaused"
  and (event."reminderDate" is not null or event."reminderRecurrence" is not null)`;

/** The launched events that remind somebody and may do so after `since`, which is also what lately means. */
export async function eventsThatRemind({ db, tenant }: Scope, since: Date): Promise<StoredReminders[]> {
  const { rows } = await sql<StoredReminders>`
    select event.key, event.code, event."timeZone", event."startAt", event."reminderDate", event."reminderTime",
      event."reminderRecurrence", event."registrationEndsAt", event."remindsLate", held.sessions,
      exists (select from nomination where nomination.tenant = event.tenant and nomination."eventKey" = event.key
        and nomination.state = 'Confirmed' and nomination."confirmedAt" > ${since.toISOString()}) as "hasNew"
    from event ${sessionsHeld}
    where event.tenant = ${tenant.id} and event."launchedAt" is not null and event."cancelledAt" is null
      and ${doesRemind}
      and held.sessions is not null and ${mayStillRemind(since)}`.execute(db);
  return rows;
}

/** A time at which an event reminds; where it is late, those alone who were confirmed lately. */
export interface DueEventReminder {
  eventKey: string;
  /** Instant, ISO 8601. */
  at: string;
  isLate: boolean;
}

/**
 * Writes what is due to the outbox: once for each learner who has a seat, time and channel of the event. Who was confirmed
 * after a time gets it where the event lets late ones have it.
 */
export async function writeEventReminders({ db, tenant, now }: Scope, due: readonly DueEventReminder[], since: Date) {
  if (due.length === 0) return;
  await sql`
    insert into outbox (tenant, key, "uniqueKey", kind, channel, "recipientEntity", "recipientKey", "nominationKey",
      "eventKey", "sendAt", payload, "creationTime")
    select event.tenant, replace(gen_random_uuid()::text, '-', ''),
      concat_ws('/', 'event.reminder', event.key, due.at, nomination."learnerKey", channel),
      'event.reminder', channel, 'learner', nomination."learnerKey", nomination.key, event.key,
      due.at::timestamptz, '{}', ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as due ("eventKey" text, at text, "isLate" boolean)
    join event on event.tenant = ${tenant.id} and event.key = due."eventKey"
    join nomination on nomination.tenant = event.tenant and nomination."eventKey" = event.key
    cross join unnest(event.channels) as channel
    where nomination.state = 'Confirmed' and case when due."isLate"
      then nomination."confirmedAt" > ${since.toISOString()}
      else event."remindsLate" or nomination."confirmedAt" <= due.at::timestamptz end
    on conflict (tenant, "uniqueKey") do nothing`.execute(db);
}

/** The times of reminders of events that are written and not sent yet. */
export async function unsentEventReminders({ db, tenant }: Scope) {
  const { rows } = await sql<{ eventKey: string; sendAt: string }>`
    select distinct "eventKey", "sendAt" from outbox
    where tenant = ${tenant.id} and kind = 'event.reminder' and state = 'Scheduled'`.execute(db);
  return rows;
}
