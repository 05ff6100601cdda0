import type { Scope } from '../context.ts';
import { linkMakerOf } from '../links/make-links.ts';
import { nominationLinkOf } from '../links/nomination-links.ts';
import { managersOf } from '../stores/managers.ts';
import type { LockedEvent } from '../stores/nominations.ts';
import { writeNotices } from '../stores/outbox.ts';
import { isManagerAsked, noticesOf, type LinkTo, type Told } from './notices-of.ts';

/** Writes the notices of nominations of a locked event that have just come into their states, with their links. */
export async function tell(scope: Scope, event: LockedEvent, nominations: readonly Told[]): Promise<void> {
  if (nominations.length === 0 || !event.channels?.length) return;
  const asked = nominations.filter((one) => isManagerAsked(event, one)).map(({ learnerKey }) => learnerKey);
  const managers = await managersOf(scope, asked);
  const make = await linkMakerOf(scope);
  const linkTo: LinkTo = (purpose, one) => {
    const link = nominationLinkOf(event, one, { purpose, managers });
    return link && make(link);
  };
  await writeNotices(
    scope,
    nominations.flatMap((one) => noticesOf(event, one, linkTo)),
  );
}
