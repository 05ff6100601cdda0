import { entityNamed, wholeOf } from '#model/entities.ts';
import type { Event } from '#model/generated/types.ts';
import type { Scope } from '../context.ts';
import { clockIn } from '../clock-in.ts';
import { find } from '../records/find.ts';
import { placesOf } from '../stores/event-places.ts';
import { nominationsNamed, type StoredNomination } from '../stores/nominations.ts';
import { sessionsOf, type StoredSession } from '../stores/sessions.ts';
import type { Link } from './link.ts';
import type { About } from './link-page.ts';
import type { PageTexts } from './page-texts.ts';

const event = wholeOf(entityNamed('event'));
const learner = wholeOf(entityNamed('learner'));

/** What a page is about: an event or one of its sessions, a seat in it, and whose that is. */
interface Topic {
  purpose?: Link['purpose'];
  eventKey: string;
  sessionKey?: string | null;
  actorKey: string;
  /** Absent where it is the actor. */
  learnerKey?: string;
  nominationKey?: string;
}

/** What a link is about, in the words of a page. Throws 404 when that is gone. */
export async function aboutLink(scope: Scope, topic: Topic, texts: PageTexts): Promise<About> {
  const { eventKey, sessionKey, learnerKey = topic.actorKey, actorKey, nominationKey, purpose } = topic;
  const found = (await find(scope, event, eventKey)) as unknown as Event;
  const session = sessionKey ? await sessionIn(scope, eventKey, sessionKey) : undefined;
  const other = learnerKey === actorKey ? undefined : await find(scope, learner, learnerKey);
  const [nomination] = nominationKey === undefined ? [] : await nominationsNamed(scope, eventKey, [nominationKey]);
  const places = await placesOf(scope, eventKey);
  return {
    actor: scope.caller.name,
    learner: other && `${String(other['name'])} (${String(other['employeeCode'])})`,
    event: `${found.name} (${found.code})`,
    session: session?.title,
    when: whenOf(session ?? found, texts),
    where: places.join('; ') || placeless(found, texts),
    registrationUntil: purpose === 'selfNomination' ? registrationOf(found, texts) : undefined,
    ...seatOf(nomination, clockOf(found, texts)),
  };
}

async function sessionIn(scope: Scope, eventKey: string, sessionKey: string): Promise<StoredSession | undefined> {
  return (await sessionsOf(scope, eventKey)).find(({ key }) => key === sessionKey);
}

/** Where a nomination stands, and until when an offer is held. */
function seatOf(nomination: StoredNomination | undefined, clock: Intl.DateTimeFormat): Pick<About, 'state' | 'until'> {
  if (!nomination) return { state: undefined, until: undefined };
  const { state, offerExpiresAt } = nomination;
  const isHeld = state === 'Offered' && offerExpiresAt !== null;
  return { state: `nomination.state.${state}`, until: isHeld ? clock.format(new Date(offerExpiresAt)) : undefined };
}

/** Where an event without rooms takes place. */
function placeless({ mode }: Event, { translate }: PageTexts): string | undefined {
  return mode === 'CLT' ? undefined : translate('link.online');
}

function registrationOf(found: Event, texts: PageTexts): string | undefined {
  const { registrationEndsAt } = found;
  return registrationEndsAt ? clockOf(found, texts).format(new Date(registrationEndsAt)) : undefined;
}

type Timed = Pick<Event, 'startAt' | 'endAt' | 'timeZone'>;

/** From when to when, by the clock of the event. */
function whenOf(timed: Timed, texts: PageTexts): string | undefined {
  const { startAt, endAt } = timed;
  return startAt && endAt ? clockOf(timed, texts).formatRange(new Date(startAt), new Date(endAt)) : undefined;
}

function clockOf({ timeZone }: Timed, { culture }: PageTexts): Intl.DateTimeFormat {
  return clockIn(timeZone, culture);
}
