import type { RaRecord } from 'react-admin';
import type { EventStatus } from '#model/rules/event-status.ts';

/** A state of an event's life, and since when or from when. */
export interface LifeStep {
  status: EventStatus;
  /** ISO 8601; absent while nobody knows. */
  at: string | undefined;
  isReached: boolean;
}

type Facts = Partial<Record<string, string | null>>;

/** An event's life from the first state to the last; a cancelled one ends with that. */
export function lifeOf(event: RaRecord): LifeStep[] {
  const { creationTime, launchedAt, startAt, endAt, closedAt, cancelledAt } = event as Facts;
  const whole: [EventStatus, string | null | undefined][] = [
    ['Initial', creationTime],
    ['Launched', launchedAt],
    ['Running', startAt],
    ['Finished', endAt],
    ['Closed', closedAt],
  ];
  const steps = whole.map(([status, at]): [EventStatus, string | undefined] => [status, at ?? undefined]);
  if (cancelledAt) {
    const before = steps.filter(([, at]) => at !== undefined && at < cancelledAt);
    const lived = launchedAt ? before : before.slice(0, 1);
    return [...lived, ['Cancelled', cancelledAt] as const].map(([status, at]) => ({ status, at, isReached: true }));
  }
  const now = steps.findIndex(([status]) => status === event['status']);
  return steps.map(([status, at], index) => ({ status, at, isReached: index <= now }));
}
