import { sql } from 'kysely';
import type { Holiday } from '#model/agenda/holidays.ts';
import type { Scope } from '../context.ts';

/** The active holidays that touch a range of local dates. */
export async function holidaysBetween(scope: Scope, from: string, to: string): Promise<Holiday[]> {
  const { rows } = await sql<Holiday>`
    select name, "startDate", "endDate" from holiday
    where tenant = ${scope.tenant.id} and status and "startDate" <= ${to}::date and "endDate" >= ${from}::date
    order by "startDate", key`.execute(scope.db);
  return rows;
}
