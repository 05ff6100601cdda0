import type { FastifyBaseLogger } from 'fastify';
import { jobNames } from '#model/jobs.ts';
import type { Context } from '../context.ts';
import { allJobs } from './all-jobs.ts';
import type { Job } from './job.ts';
import { repeat } from './repeat.ts';
import { runAlone, sharedRun } from './run-job.ts';
import { timetable } from './timetable.ts';

/** Does all that repeats itself, again and again; answers what ends that, after what is under way. */
export function workOnJobs(context: Context, log: FastifyBaseLogger): () => Promise<void> {
  const ending = new AbortController();
  const { runs, close } = allJobs(context, log, ending.signal);
  const ends = jobNames.map((name) => repeatJob(context, log, { name, ...timetable[name], run: runs[name] }));
  return async () => {
    ending.abort();
    await Promise.all(ends.map((end) => end()));
    close();
  };
}

/** How soon it is noticed that somebody wants a job to run. */
const LOOK_EVERY_MS = 5000;

function repeatJob(context: Context, log: FastifyBaseLogger, job: Job): () => Promise<void> {
  const onError = (err: unknown): void => log.error({ err, job: job.name }, 'a job failed');
  const work = { context, onError };
  const runIn = job.isShared ? sharedRun(work, job) : runAlone.bind(undefined, work, job);
  const inEveryTenant = async (): Promise<void> => {
    for (const tenant of context.config.tenants) await runIn(tenant);
  };
  return repeat(inEveryTenant, { everyMs: Math.min(job.everyMs, LOOK_EVERY_MS), onError });
}
