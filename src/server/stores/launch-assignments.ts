import { sql } from 'kysely';
import { activeStates } from '#model/rules/nomination-states.ts';
import type { Scope } from '../context.ts';

const kind = 'launch.assigned';

/** Learners whom one statement looks at: what takes long is given up. */
const AT_ONCE = 10_000;

/**
 * Tells the active learners of active launches that those are assigned to them, each once, whoever else does the same; of a
 * launch that only nominees see, those who are nominated (DOMAIN.md, section 1). Who can not be told yet is told as soon as
 * they can. Throws the database's errors.
 */
export async function tellAssigned(scope: Scope): Promise<void> {
  for (let told = AT_ONCE; told === AT_ONCE;) told = await tellSome(scope);
}

/** Who was assigned once more before the first notice was sent may find it cancelled. */
async function tellSome({ db, tenant, now }: Scope): Promise<number> {
  const at = now.toISOString();
  const { rows } = await sql<{ count: number }>`
    with untold as (
      select assigned."launchKey", assigned."learnerKey" from "launch-learner" assigned
      join "program-launch" launch on launch.tenant = assigned.tenant and launch.key = assigned."launchKey"
        and launch.status = 'Active'
      join learner on learner.tenant = assigned.tenant and learner.key = assigned."learnerKey" and learner.status
      where assigned.tenant = ${tenant.id} and assigned."toldAt" is null
        and (launch."classifiedVisibility" <> 'NOMINEES_ONLY' or exists (
          select from nomination join event on event.tenant = nomination.tenant and event.key = nomination."eventKey"
          where nomination.tenant = assigned.tenant and nomination."learnerKey" = assigned."learnerKey"
            and event."launchKey" = assigned."launchKey" and nomination.state = any(${[...activeStates]})))
      order by assigned."launchKey", assigned."learnerKey" limit ${AT_ONCE} for update of assigned skip locked),
    told as (
      update "launch-learner" assigned set "toldAt" = ${at} from untold
      where assigned.tenant = ${tenant.id} and assigned."launchKey" = untold."launchKey"
        and assigned."learnerKey" = untold."learnerKey" returning assigned."launchKey", assigned."learnerKey"),
    written as (
      insert into outbox (tenant, key, "uniqueKey", kind, channel, "recipientEntity", "recipientKey", "launchKey", "sendAt",
        payload, "creationTime")
      select ${tenant.id}, replace(gen_random_uuid()::text, '-', ''),
        concat_ws('/', ${kind}::text, "launchKey", "learnerKey", 'EMAIL'), ${kind}, 'EMAIL', 'learner', "learnerKey",
        "launchKey", ${at}::timestamptz, '{}', ${at}::timestamptz from told
      on conflict (tenant, "uniqueKey") do update
        set state = 'Scheduled', "sendAt" = excluded."sendAt", "nextAttemptAt" = null, attempts = 0, error = null
        where outbox.state = 'Cancelled')
    select count(*)::integer as count from told`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Has those told after all who were not because their launch, which is active again, was not. */
export async function tellAfterAll({ db, tenant, now }: Scope, launchKey: string): Promise<void> {
  await sql`
    update outbox set state = 'Scheduled', "sendAt" = ${now.toISOString()}, "nextAttemptAt" = null, attempts = 0, error = null
    where tenant = ${tenant.id} and "launchKey" = ${launchKey} and kind = ${kind} and state = 'Cancelled'
      and error ->> 'message' = 'delivery.cancelled.launch'`.execute(db);
}
