import { entityNamed, wholeOf } from '#model/entities.ts';
import type { Scope } from '../context.ts';
import { findForUpdate } from '../records/find.ts';
import { inTransaction } from '../records/in-transaction.ts';
import type { LockedEvent } from '../stores/nominations.ts';

const event = wholeOf(entityNamed('event'));

interface Asked {
  /** Of the event. */
  key: string;
  isDryRun?: boolean | undefined;
}

/**
 * Does some work in a transaction that first locks an event: whoever takes or frees one of its seats waits here for the
 * others. Throws 404 where the caller may not change the event.
 */
export function withLockedEvent<Done>(
  scope: Scope,
  { key, isDryRun }: Asked,
  work: (within: Scope, event: LockedEvent) => Promise<Done>,
): Promise<Done> {
  return inTransaction(scope, { isDryRun }, async (within) => {
    const locked = await findForUpdate(within, event, key);
    return work({ ...within, now: scope.clock() }, locked as unknown as LockedEvent);
  });
}
