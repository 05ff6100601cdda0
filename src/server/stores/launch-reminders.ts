import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '../context.ts';
import type { Condition } from '../sql/criteria.ts';

type LaunchReminderKind = 'launch.startReminder' | 'launch.completionReminder';

/** A reminder of a launch. */
export interface LaunchReminder {
  launchKey: string;
  launchCode: string;
  kind: LaunchReminderKind;
  /** From which day it counts. */
  type: 'ASSIGNED_DATE' | 'ACCESS_DATE';
  /** RFC 5545 text. */
  rule: string;
  /** Who comes late gets the last reminder that there was. */
  remindsLate: boolean;
}

/** The reminders of the active launches that do not pause them, or of certain launches whatever their state. */
export async function launchReminders({ db, tenant }: Scope, keys?: readonly string[]): Promise<LaunchReminder[]> {
  const { rows } = await sql<LaunchReminder>`
    select launch.key as "launchKey", launch."launchCode", reminder.kind, reminder.type, reminder.rule, launch."remindsLate"
    from "program-launch" launch cross join lateral ${remindersOfLaunch}
    where launch.tenant = ${tenant.id} and reminder."isWanted" and reminder.rule is not null
      and ${keys ? sql`launch.key = any(${[...keys]})` : sql`launch.status = 'Active' and not launch."remindersPaused"`}
    order by launch.key, reminder.kind desc`.execute(db);
  return rows;
}

const remindersOfLaunch = sql`(values
  ('launch.startReminder', launch."startReminder", launch."startReminderType", launch."startReminderRecurrence"),
  ('launch.completionReminder', launch."completionReminder", launch."completionReminderType",
    launch."completionReminderRecurrence")) as reminder (kind, "isWanted", type, rule)`;

/** The local dates, in a zone, from which a reminder counts for its learners; `since`: for those whom it concerns lately. */
export async function basesOf({ db, tenant }: Scope, reminder: LaunchReminder, zone: string, since?: Date) {
  const { rows } = await sql<{ date: string }>`
    select distinct ${basisDate(reminder, zone)}::text as date from "launch-learner" assigned
    where assigned.tenant = ${tenant.id} and assigned."launchKey" = ${reminder.launchKey}
      and ${basis(reminder)} is not null and ${since ? knownSince(reminder, since) : sql`true`}`.execute(db);
  return rows.map(({ date }) => date);
}

/** How many active learners have still to do what a reminder is about, by the local date from which it counts for them. */
export async function countsByBasis({ db, tenant }: Scope, reminder: LaunchReminder, zone: string) {
  const { rows } = await sql<{ date: string | null; count: number }>`
    select ${basisDate(reminder, zone)}::text as date, count(*)::integer as count
    from "launch-learner" assigned
    join learner on learner.tenant = assigned.tenant and learner.key = assigned."learnerKey" and learner.status
    where assigned.tenant = ${tenant.id} and assigned."launchKey" = ${reminder.launchKey} and not ${isDone(reminder)}
    group by 1 order by 1`.execute(db);
  return rows;
}

/** A time at which a launch reminds those whom it concerns from a local date on; where it is late, the newest of them alone. */
export interface DueLaunchReminder {
  basis: string;
  /** Instant, ISO 8601. */
  at: string;
  isLate: boolean;
}

/** Learners whom one statement looks at: what takes long is given up. */
const AT_ONCE = 10_000;

interface Due {
  zone: string;
  times: readonly DueLaunchReminder[];
  since: Date;
}

/**
 * Writes what is due of a reminder to the outbox, once for each learner and time: those who have done what it reminds of
 * are left alone, and whom it concerns only after a time gets it where the launch lets late ones have it.
 */
export async function writeLaunchReminders(scope: Scope, reminder: LaunchReminder, due: Due): Promise<void> {
  if (due.times.length === 0) return;
  for (let last: string | null = ''; last !== null;) last = await writeSome(scope, reminder, due, last);
}

/** Writes those of the next learners after a key; answers the last of their keys, null after all of them. */
async function writeSome(
  { db, tenant, now }: Scope,
  reminder: LaunchReminder,
  { zone, times, since }: Due,
  after: string,
): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    with assigned as materialized (
      select * from "launch-learner"
      where tenant = ${tenant.id} and "launchKey" = ${reminder.launchKey} and "learnerKey" > ${after}
      order by "learnerKey" limit ${AT_ONCE}),
    written as (insert into outbox (tenant, key, "uniqueKey", kind, channel, "recipientEntity", "recipientKey", "launchKey",
      "sendAt", payload, "creationTime")
    select assigned.tenant, replace(gen_random_uuid()::text, '-', ''),
      concat_ws('/', ${reminder.kind}::text, assigned."launchKey", due.at, assigned."learnerKey", 'EMAIL'),
      ${reminder.kind}, 'EMAIL', 'learner', assigned."learnerKey", assigned."launchKey", due.at::timestamptz, '{}',
      ${now.toISOString()}
    from assigned
    join jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as due (basis date, at text, "isLate" boolean)
      on due.basis = ${basisDate(reminder, zone)}
    join learner on learner.tenant = assigned.tenant and learner.key = assigned."learnerKey" and learner.status
    where not ${isDone(reminder)} and case when due."isLate" then ${knownSince(reminder, since)}
        else ${reminder.remindsLate} or ${basis(reminder)} <= due.at::timestamptz end
    on conflict (tenant, "uniqueKey") do nothing)
    select max("learnerKey") as last from assigned`.execute(db);
  return rows[0]?.last ?? null;
}

/** The instant from which a reminder counts for a learner. */
function basis({ type }: LaunchReminder): Condition {
  return type === 'ASSIGNED_DATE' ? sql`assigned."assignedAt"` : sql`assigned."accessedAt"`;
}

/** The local date, in a zone, from which a reminder counts for a learner. */
export function basisDate(reminder: LaunchReminder, zone: string): Condition {
  return sql`(${basis(reminder)} at time zone ${zone})::date`;
}

/** An access may be reported long after it was. */
function knownSince({ type }: LaunchReminder, since: Date): Condition {
  const known = type === 'ASSIGNED_DATE' ? sql`assigned."assignedAt"` : sql`assigned."accessReportedAt"`;
  return sql`${known} > ${since.toISOString()}`;
}

interface Reminded {
  kind: string | RawBuilder<unknown>;
  type: string | RawBuilder<unknown>;
}

/** Who has completed an event of the launch is done; who has opened it has started. */
export function isDone({ kind, type }: Reminded): Condition {
  return sql`(${kind} = 'launch.startReminder' and ${type} = 'ASSIGNED_DATE' and assigned."accessedAt" is not null
    or exists (select from nomination
      join event on event.tenant = nomination.tenant and event.key = nomination."eventKey"
      where nomination.tenant = assigned.tenant and nomination."learnerKey" = assigned."learnerKey"
        and event."launchKey" = assigned."launchKey" and nomination.outcome = 'Full'))`;
}

/** How things stand for a notice of `outbox` about a launch, as JSON (`LaunchStanding`); null where it is about none. */
export const launchStanding = sql`(
  select jsonb_build_object('isActive', launch.status = 'Active', 'isAssigned', assigned."learnerKey" is not null,
    'isReminding', reminder."isWanted" and reminder.rule is not null and not launch."remindersPaused",
    'isDone', ${isDone({ kind: sql`reminder.kind`, type: sql`reminder.type` })})
  from "program-launch" launch
  left join lateral ${remindersOfLaunch} on reminder.kind = outbox.kind
  left join "launch-learner" assigned on assigned.tenant = launch.tenant and assigned."launchKey" = launch.key
    and assigned."learnerKey" = outbox."recipientKey"
  where launch.tenant = outbox.tenant and launch.key = outbox."launchKey")`;
