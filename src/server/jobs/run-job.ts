import type { Tenant } from '../config.ts';
import type { Context } from '../context.ts';
import { settleJob, takeJob } from '../stores/jobs.ts';
import type { Job } from './job.ts';

export interface JobWork {
  context: Pick<Context, 'database' | 'clock'>;
  /** Hears of what a job throws. */
  onError: (error: unknown) => void;
}

/** Runs a job in a tenant if its time has come and no other server does, and notes how it went. Throws the database's errors. */
export async function runAlone(work: JobWork, job: Job, tenant: Tenant): Promise<void> {
  const { database, clock } = work.context;
  const db = database.forTenant(tenant.id);
  const run = { tenant: tenant.id, name: job.name, startedAt: clock() };
  if (!(await takeJob(db, run, new Date(run.startedAt.getTime() + LEASE_MS)))) return;
  const error = await errorOf(work, job, tenant);
  await settleJob(db, run, { endedAt: clock(), nextRunAt: new Date(run.startedAt.getTime() + job.everyMs), error });
}

/** What is still leased then has lost its server; no job is harmed when another one does the same. */
const LEASE_MS = 5 * 60_000;

/** Runs a job that servers share. It runs all the time, so it is noted once a minute, and when it goes otherwise than before. */
export function sharedRun(work: JobWork, job: Job): (tenant: Tenant) => Promise<void> {
  const noted = new Map<string, { at: number; error: string | undefined }>();
  return async (tenant) => {
    const { database, clock } = work.context;
    const startedAt = clock();
    const error = await errorOf(work, job, tenant);
    const before = noted.get(tenant.id);
    if (before && before.error === error && startedAt.getTime() - before.at < NOTE_EVERY_MS) return;
    const run = { tenant: tenant.id, name: job.name, startedAt };
    const nextRunAt = new Date(startedAt.getTime() + job.everyMs);
    await settleJob(database.forTenant(tenant.id), run, { endedAt: clock(), nextRunAt, error });
    noted.set(tenant.id, { at: startedAt.getTime(), error });
  };
}

const NOTE_EVERY_MS = 60_000;

/** Runs the job; answers what went wrong, in words. */
async function errorOf({ onError }: JobWork, job: Job, tenant: Tenant): Promise<string | undefined> {
  try {
    await job.run(tenant);
    return undefined;
  } catch (error) {
    onError(error);
    return (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR);
  }
}

const MAX_ERROR = 500;
