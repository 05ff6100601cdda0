import { sql } from 'kysely';
import type { Scope } from '../context.ts';

/**
 * Until when the reminders of the tenant are planned; from its first time on, what was before is not made up for. Holds
 * it for the transaction; undefined while another server does.
 */
export async function takePlan({ db, tenant, now }: Scope): Promise<Date | undefined> {
  // The database gives up first: a statement that its caller gives up breaks the connection, and all of the plan with it.
  await sql`set local statement_timeout = '4s'`.execute(db);
  await sql`insert into "reminder-plan" (tenant, "plannedUntil") values (${tenant.id}, ${now.toISOString()})
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ plannedUntil: string }>`
    select "plannedUntil" from "reminder-plan" where tenant = ${tenant.id} for update skip locked`.execute(db);
  return rows[0] && new Date(rows[0].plannedUntil);
}

/** Says that everything up to now is planned. */
export async function finishPlan({ db, tenant, now }: Scope): Promise<void> {
  await sql`update "reminder-plan" set "plannedUntil" = ${now.toISOString()} where tenant = ${tenant.id}`.execute(db);
}
