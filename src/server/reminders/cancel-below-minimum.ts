import { entityNamed, wholeOf } from '#model/entities.ts';
import type { Event } from '#model/generated/types.ts';
import { code } from '../calls/event/cancel.ts';
import type { Scope } from '../context.ts';
import { pageTextsFor } from '../links/page-texts.ts';
import { act } from '../records/act.ts';
import { find, findForUpdate } from '../records/find.ts';
import { tellStaff, type Staff } from './tell-staff.ts';

const event = wholeOf(entityNamed('event'));

/**
 * Cancels an event for which too few are confirmed, as a person would (DOMAIN.md, section 3), and tells the trainers too.
 * The scope's `db` is a transaction.
 */
export async function cancelBelowMinimum(scope: Scope, eventKey: string, trainers: readonly Staff[]): Promise<void> {
  const action = event.actions.find(({ id }) => id === 'cancel');
  // Whoever takes a seat holds the event first: what is counted from here on holds.
  await findForUpdate(scope, event, eventKey);
  const { confirmed = 0, minAttendees = 0 } = (await find(scope, event, eventKey)) as unknown as Event;
  if (!action || confirmed >= minAttendees) return;
  const { translate } = await pageTextsFor(undefined, scope.site.culture);
  const counts = { confirmed: String(confirmed), minimum: String(minAttendees) };
  const reason = translate('event.cancel.belowMinimum', counts);
  await act(scope, event, { action, code }, { key: eventKey, reason });
  await tellStaff(scope, trainers, { kind: 'event.cancelled', eventKey, occasion: 'cancelled' });
}
