import { sql } from 'kysely';
import type { Scope } from '../context.ts';

/** The credit hours of a program, for whoever reaches one of its launches; null where it says none. */
export async function creditHoursOf({ tenant, db }: Scope, programKey: string): Promise<number | null> {
  const { rows } = await sql<{ creditHours: number | null }>`
    select "creditHours" from program where tenant = ${tenant.id} and key = ${programKey}`.execute(db);
  return rows[0]?.creditHours ?? null;
}
