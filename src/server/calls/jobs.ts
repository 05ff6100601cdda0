import type { FastifyInstance } from 'fastify';
import { jobCalls } from '#model/calls.ts';
import { channels, deliveryStates, type Channel } from '#model/delivery.ts';
import { jobNames, type JobName } from '#model/jobs.ts';
import type { Role } from '#model/roles.ts';
import type { JsonSchema } from '#model/variants.ts';
import type { Context } from '../context.ts';
import { jobsReport } from '../jobs/jobs-report.ts';
import { resendFailed } from '../stores/deliveries.ts';
import { runJobSoon } from '../stores/jobs.ts';
import { fullObject } from './selection.ts';
import { serve } from './serve.ts';

/** GET /jobs tells what repeats itself and how notices stand; POST /jobs/run and /jobs/resend-failed have it done again. */
export function jobs(app: FastifyInstance, { config }: Pick<Context, 'config'>): void {
  const common = { tag: 'jobs', roles, answer: reportShape };
  const read = { ...common, summary: 'What repeats itself, how it went last, and how notices stand' };
  serve(app, jobCalls.report, read, ({ scope }) => jobsReport(scope, config.delivery));
  const run = { ...common, summary: 'Has a job run within seconds', body: runShape };
  serve<unknown, { name: JobName }>(app, jobCalls.run, run, async ({ scope, body }) => {
    await runJobSoon(scope, body.name);
    return jobsReport(scope, config.delivery);
  });
  const again = { ...common, summary: 'Has all notices of a channel sent again that failed', body: channelShape };
  serve<unknown, { channel: Channel }>(app, jobCalls.resendFailed, again, async ({ scope, body }) => {
    await resendFailed(scope, body.channel);
    return jobsReport(scope, config.delivery);
  });
}

const roles: readonly Role[] = ['superAdmin'];

const runShape = fullObject({ name: { enum: [...jobNames] } });

const channelShape = fullObject({ channel: { enum: [...channels] } });

const instant = { type: 'string', format: 'date-time' };

const reportShape: JsonSchema = {
  type: 'object',
  properties: {
    jobs: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          name: { enum: [...jobNames] },
          everySeconds: { type: 'number' },
          canRun: { type: 'boolean', description: 'Whether it can be asked to run at once; else it runs all the time' },
          isRunning: { type: 'boolean' },
          startedAt: instant,
          endedAt: instant,
          nextRunAt: instant,
          error: { type: 'string', description: 'Of the last run' },
          failedAt: instant,
        },
      },
    },
    channels: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          channel: { enum: [...channels] },
          isConfigured: { type: 'boolean', description: 'Whether there is a server to send by' },
          due: { type: 'integer', description: 'Notices whose time has come' },
          oldestDueAt: instant,
          tooOld: { type: 'integer', description: 'Of those that were cancelled: they had waited too long' },
          ...Object.fromEntries(deliveryStates.map((state) => [state, { type: 'integer' }])),
        },
      },
    },
  },
};
