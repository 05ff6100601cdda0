import { sql } from 'kysely';
import type { JobName } from '#model/jobs.ts';
import type { Scope } from '../context.ts';
import { columnByKind } from '../sql/columns.ts';
import type { Db } from '../sql/database.ts';

interface Run {
  tenant: string;
  name: JobName;
  startedAt: Date;
}

/** Takes a job whose time has come, if nobody else has it; answers whether it is taken. */
export async function takeJob(db: Db, { tenant, name, startedAt }: Run, until: Date): Promise<boolean> {
  const at = startedAt.toISOString();
  const { rows } = await sql`
    insert into job (tenant, name, "startedAt", "leasedUntil") values (${tenant}, ${name}, ${at}, ${until.toISOString()})
    on conflict (tenant, name) do update set "startedAt" = ${at}, "leasedUntil" = excluded."leasedUntil"
    where ((job."nextRunAt" is null or job."nextRunAt" <= ${at}::timestamptz)
        and (job."leasedUntil" is null or job."leasedUntil" <= ${at}::timestamptz))
      -- The clock was set back.
      or job."startedAt" > ${at}::timestamptz
    returning name`.execute(db);
  return rows.length > 0;
}

interface Ending {
  endedAt: Date;
  nextRunAt: Date;
  error: string | undefined;
}

/** Writes how a run ended, whether it was taken or not. */
export async function settleJob(db: Db, run: Run, { endedAt, nextRunAt, error }: Ending): Promise<void> {
  const [startedAt, ended] = [run.startedAt.toISOString(), endedAt.toISOString()];
  const failedAt = error === undefined ? null : ended;
  await sql`
    insert into job (tenant, name, "startedAt", "endedAt", "nextRunAt", error, "failedAt")
    values (${run.tenant}, ${run.name}, ${startedAt}, ${ended}, ${nextRunAt.toISOString()}, ${error ?? null}, ${failedAt})
    on conflict (tenant, name) do update set "startedAt" = excluded."startedAt", "endedAt" = excluded."endedAt",
      "nextRunAt" = excluded."nextRunAt", error = excluded.error,
      "failedAt" = coalesce(excluded."failedAt", job."failedAt"), "leasedUntil" = null`.execute(db);
}

export interface StoredJob {
  name: JobName;
  startedAt: string;
  endedAt?: string;
  nextRunAt?: string;
  error?: string;
  failedAt?: string;
  isRunning: boolean;
}

/** How the jobs of a tenant went last. */
export async function storedJobs({ db, tenant, now }: Scope): Promise<StoredJob[]> {
  const instant = (name: string) => sql`${columnByKind.dateTime.toJson(sql.ref(name))} as ${sql.ref(name)}`;
  const { rows } = await sql<{ record: StoredJob }>`
    select json_strip_nulls(row_to_json(item)) as record from (
      select name, ${instant('startedAt')}, ${instant('endedAt')}, ${instant('nextRunAt')}, error, ${instant('failedAt')},
        coalesce("leasedUntil" > ${now.toISOString()}::timestamptz, false) as "isRunning"
      from job where tenant = ${tenant.id}
    ) item`.execute(db);
  return rows.map(({ record }) => record);
}

/** Has a job run at the next look; one that runs now is not run again for it. */
export async function runJobSoon({ db, tenant }: Scope, name: JobName): Promise<void> {
  await sql`update job set "nextRunAt" = null where tenant = ${tenant.id} and name = ${name}`.execute(db);
}
