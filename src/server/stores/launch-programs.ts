import { sql } from 'kysely';
import type { Scope } from '../context.ts';

/** The credit hours of a program, for whoever reaches one of its launches; null where it says none. */
export async function creditHoursOf({ tenant, db }: Scope, programKey: string): Promise<number | null> {
  const { rows } = await sql<{ creditHours: number | null }>`
    select "creditHours" from program where tenant = ${tenant.id} and key = ${programKey}`.execute(db);
  return rows[0]?.creditHours ?? null;
}

/** Whether the program launch of an event is active; one of a training alone has none that could be inactive. */
export async function isOfActiveLaunch({ tenant, db }: Scope, eventKey: string): Promise<boolean> {
  const { rows } = await sql<{ status: string }>`
    select launch.status from event
    join "program-launch" launch on launch.tenant = event.tenant and launch.key = event."launchKey"
    where event.tenant = ${tenant.id} and event.key = ${eventKey}`.execute(db);
  return rows.every(({ status }) => status === 'Active');
}
