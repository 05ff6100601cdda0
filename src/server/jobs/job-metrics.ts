import { Gauge, type Registry } from 'prom-client';
import type { DeliveryState } from '#model/delivery.ts';
import type { Context, Scope } from '../context.ts';
import { scopeOf, system } from '../scope-of.ts';
import { countsByChannel } from '../stores/deliveries.ts';
import { storedJobs } from '../stores/jobs.ts';

interface Measure {
  name: string;
  help: string;
  /** Beside the tenant. */
  labels: readonly string[];
  read: (scope: Scope) => Promise<{ labels: Record<string, string>; value: number }[]>;
}

/** What waits, what has failed, and how jobs went: read when somebody asks, so every server tells the same. */
export function registerJobMetrics(registry: Registry, context: Context): void {
  for (const { name, help, labels, read } of measures) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['tenant', ...labels],
      registers: [],
      async collect() {
        this.reset();
        for (const tenant of context.config.tenants) {
          for (const one of await read(scopeOf(context, tenant, system))) {
            this.set({ tenant: tenant.id, ...one.labels }, one.value);
          }
        }
      },
    });
    registry.registerMetric(gauge);
  }
}

/** Those that were sent are many. */
const COUNTED: readonly DeliveryState[] = ['Scheduled', 'Failed'];

const measures: readonly Measure[] = [
  {
    name: 'rostrum_notices',
    help: 'Notices that wait or have failed',
    labels: ['channel', 'state'],
    read: async (scope) =>
      (await countsByChannel(scope, COUNTED)).map(({ channel, state, count }) => ({
        labels: { channel, state },
        value: count,
      })),
  },
  {
    name: 'rostrum_notices_oldest_due_seconds',
    help: 'For how long the first notice waits whose time has come',
    labels: ['channel'],
    read: async (scope) =>
      (await countsByChannel(scope, ['Scheduled'])).flatMap(({ channel, oldestDueAt }) =>
        oldestDueAt ? [{ labels: { channel }, value: secondsBetween(oldestDueAt, scope.now.toISOString()) }] : [],
      ),
  },
  {
    name: 'rostrum_job_last_duration_seconds',
    help: 'How long the last run of a job took',
    labels: ['job'],
    read: async (scope) =>
      (await storedJobs(scope)).flatMap(({ name, startedAt, endedAt, isRunning }) =>
        endedAt && !isRunning ? [{ labels: { job: name }, value: secondsBetween(startedAt, endedAt) }] : [],
      ),
  },
  {
    name: 'rostrum_job_failed',
    help: 'Whether the last run of a job failed',
    labels: ['job'],
    read: async (scope) =>
      (await storedJobs(scope)).map(({ name, error }) => ({
        labels: { job: name },
        value: error === undefined ? 0 : 1,
      })),
  },
];

function secondsBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 1000;
}
