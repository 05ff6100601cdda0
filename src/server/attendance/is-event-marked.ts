import { entityNamed, wholeOf } from '#model/entities.ts';
import { eventFactsOf } from '../agenda/event-facts.ts';
import type { Scope } from '../context.ts';
import { find } from '../records/find.ts';

const event = wholeOf(entityNamed('event'));

/** Whether no mark of an event is missing. Throws 404 where there is none of that key. */
export async function isEventMarked(scope: Scope, eventKey: string): Promise<boolean> {
  const { closing } = await eventFactsOf(scope, await find(scope, event, eventKey));
  return closing.isAttendanceMarked;
}
