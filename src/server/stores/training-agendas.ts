import { sql } from 'kysely';
import type { AgendaDay } from '#model/agenda/agenda.ts';
import type { Scope } from '../context.ts';

/** The agenda of a training: days by their number; none where nobody has planned any. */
export async function agendaOfTraining(scope: Scope, trainingKey: string): Promise<AgendaDay[]> {
  const { rows } = await sql<{ days: AgendaDay[] }>`
    select days from "training-agenda"
    where tenant = ${scope.tenant.id} and "trainingKey" = ${trainingKey}`.execute(scope.db);
  return rows[0]?.days ?? [];
}

export async function saveAgendaOfTraining(scope: Scope, trainingKey: string, days: readonly AgendaDay[]) {
  await sql`
    insert into "training-agenda" values (${scope.tenant.id}, ${trainingKey}, ${JSON.stringify(days)}::jsonb)
    on conflict (tenant, "trainingKey") do update set days = excluded.days`.execute(scope.db);
}
