import { Gauge, type Registry } from 'prom-client';
import type { DeliveryState } from '#model/delivery.ts';
import type { Context } from '../context.ts';
import { scopeOf, system } from '../scope-of.ts';
import { countsByChannel } from '../stores/deliveries.ts';
import { storedJobs } from '../stores/jobs.ts';

/** What waits, what has failed, and how jobs went: read when somebody asks, so every server tells the same. */
export function registerJobMetrics(registry: Registry, context: Context): void {
  const registers = [registry];
  const notices = new Gauge({
    name: 'rostrum_notices',
    help: 'Notices that wait or have failed',
    labelNames: ['tenant', 'channel', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'rostrum_notices_oldest_due_seconds',
    help: 'For how long the first notice waits whose time has come',
    labelNames: ['tenant', 'channel'],
    registers,
  });
  const durations = new Gauge({
    name: 'rostrum_job_last_duration_seconds',
    help: 'How long the last run of a job took',
    labelNames: ['tenant', 'job'],
    registers,
  });
  const failures = new Gauge({
    name: 'rostrum_job_failed',
    help: 'Whether the last run of a job failed',
    labelNames: ['tenant', 'job'],
    registers,
    async collect() {
      for (const gauge of [notices, oldest, durations, failures]) gauge.reset();
      for (const tenant of context.config.tenants) {
        const scope = scopeOf(context, tenant, system);
        const since = (instant: string): number => (scope.now.getTime() - Date.parse(instant)) / 1000;
        for (const { channel, state, count, oldestDueAt } of await countsByChannel(scope, COUNTED)) {
          notices.set({ tenant: tenant.id, channel, state }, count);
          if (oldestDueAt) oldest.set({ tenant: tenant.id, channel }, since(oldestDueAt));
        }
        for (const { name: job, startedAt, endedAt, error } of await storedJobs(scope)) {
          const labels = { tenant: tenant.id, job };
          failures.set(labels, error === undefined ? 0 : 1);
          if (endedAt) durations.set(labels, Math.max(0, since(startedAt) - since(endedAt)));
        }
      }
    },
  });
}

/** Those that were sent are many. */
const COUNTED: readonly DeliveryState[] = ['Scheduled', 'Failed'];
