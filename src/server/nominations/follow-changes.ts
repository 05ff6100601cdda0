import { entityNamed, wholeOf } from '#model/entities.ts';
import type { Values } from '#model/values.ts';
import { tellBestPractices } from '../attendance/tell-best-practices.ts';
import type { RecordChange, Scope } from '../context.ts';
import { findForUpdate } from '../records/find.ts';
import { eventsWithSeatOf, type LockedEvent } from '../stores/nominations.ts';
import { settleSeats } from './settle-seats.ts';

const event = wholeOf(entityNamed('event'));

/**
 * More seats, or another way to give them, may let those who wait have some; best practices that a closed event shares
 * now are told.
 */
export async function followEvents(scope: Scope, changes: readonly RecordChange[]): Promise<void> {
  for (const { before, after } of changes) {
    const isRaised = Number(after['maxAttendees']) > Number(before['maxAttendees']);
    if (isRaised || after['promotion'] !== before['promotion']) await settleSeats(scope, asEvent(after));
    const isShared = after['bestPracticesShared'] !== before['bestPracticesShared'];
    if (after['closedAt'] && isShared) await tellBestPractices(scope, asEvent(after));
  }
}

/** A learner who left frees the seats of events that have not begun. The events are locked in one order, always. */
export async function followLearners(scope: Scope, changes: readonly RecordChange[]): Promise<void> {
  const left = changes.filter(({ before, after }) => before['status'] === true && after['status'] === false);
  if (left.length === 0) return;
  const keys = await eventsWithSeatOf(
    scope,
    left.map(({ before }) => String(before['key'])),
  );
  for (const key of keys) await settleSeats(scope, asEvent(await findForUpdate(scope, event, key)));
}

function asEvent(values: Values): LockedEvent {
  return values as unknown as LockedEvent;
}
