import { entityNamed, wholeOf } from '#model/entities.ts';
import type { Event } from '#model/generated/types.ts';
import type { Scope } from '../context.ts';
import { clockIn } from '../clock-in.ts';
import { find } from '../records/find.ts';
import { placesOf } from '../stores/event-places.ts';
import { nominationsNamed } from '../stores/nominations.ts';
import type { Link } from './link.ts';
import type { About } from './link-page.ts';
import type { PageTexts } from './page-texts.ts';

const event = wholeOf(entityNamed('event'));
const learner = wholeOf(entityNamed('learner'));

/** What a link is about, in the words of a page. Throws 404 when that is gone. */
export async function aboutLink(scope: Scope, link: Link, texts: PageTexts): Promise<About> {
  const { eventKey, learnerKey, actorKey, nominationKey } = link;
  const found = (await find(scope, event, eventKey)) as unknown as Event;
  const isOther = learnerKey !== actorKey;
  const other = isOther ? await find(scope, learner, learnerKey) : undefined;
  const [nomination] = nominationKey === undefined ? [] : await nominationsNamed(scope, eventKey, [nominationKey]);
  const places = await placesOf(scope, eventKey);
  const until = nomination?.state === 'Offered' ? nomination.offerExpiresAt : null;
  return {
    actor: scope.caller.name,
    learner: other && `${String(other['name'])} (${String(other['employeeCode'])})`,
    event: `${found.name} (${found.code})`,
    when: whenOf(found, texts),
    where: places.join('; ') || (found.mode === 'CLT' ? undefined : texts.translate('link.online')),
    state: nomination && `nomination.state.${nomination.state}`,
    until: until === null ? undefined : clockOf(found, texts).format(new Date(until)),
  };
}

/** From when to when, by the clock of the event. */
function whenOf(found: Event, texts: PageTexts): string | undefined {
  const { startAt, endAt } = found;
  return startAt && endAt ? clockOf(found, texts).formatRange(new Date(startAt), new Date(endAt)) : undefined;
}

function clockOf({ timeZone }: Event, { culture }: PageTexts): Intl.DateTimeFormat {
  return clockIn(timeZone, culture);
}
