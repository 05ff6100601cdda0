import { sql } from 'kysely';
import type { Scope } from '../context.ts';

/** An event of which staff may have to be told. */
export interface NoticedEvent {
  key: string;
  code: string;
}

/** Events that go on, and that start or ended in a time; in the order of their keys. */
export async function eventsBetween(
  { db, tenant }: Scope,
  bound: 'startAt' | 'endAt',
  { after, until }: { after: Date; until: Date },
): Promise<NoticedEvent[]> {
  const { rows } = await sql<NoticedEvent>`
    select key, code from event
    where tenant = ${tenant.id} and "launchedAt" is not null and "cancelledAt" is null and "closedAt" is null
      and ${sql.ref(bound)} > ${after.toISOString()} and ${sql.ref(bound)} <= ${until.toISOString()}
    order by key`.execute(db);
  return rows;
}

/** Who runs an event: the active trainers of its launch's learning environment. */
export async function trainersOf({ db, tenant }: Scope, launchKey: string | null | undefined): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select trainer.key from "program-launch" launch
    join "learning-environment-trainer" mapped on mapped.tenant = launch.tenant
      and mapped."learningEnvironmentKey" = launch."learningEnvironmentKey"
    join trainer on trainer.tenant = mapped.tenant and trainer.key = mapped."trainerKey"
    where launch.tenant = ${tenant.id} and launch.key = ${launchKey ?? null} and trainer.status
    order by trainer.key`.execute(db);
  return rows.map(({ key }) => key);
}
