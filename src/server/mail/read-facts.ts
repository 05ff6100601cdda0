import { entityNamed, wholeOf } from '#model/entities.ts';
import type { Event, ProgramLaunch } from '#model/generated/types.ts';
import { passOf } from '../checkin/check-in-pass.ts';
import type { Scope } from '../context.ts';
import { linkMakerOf } from '../links/make-links.ts';
import { find } from '../records/find.ts';
import { sessionsToTell } from '../stores/event-sessions-told.ts';
import { nominationsNamed, type StoredNomination } from '../stores/nominations.ts';
import type { Facts } from './facts.ts';
import { inOneMoment } from './in-one-moment.ts';
import type { NoticeToSend, Recipient } from './notice-to-send.ts';

const event = wholeOf(entityNamed('event'));
const learner = wholeOf(entityNamed('learner'));
const launch = wholeOf(entityNamed('program-launch'));

/** Everything that a notice tells of, as it is now. Throws 404 where some of that is gone. */
export async function readFacts(scope: Scope, notice: NoticeToSend, recipient: Recipient): Promise<Facts> {
  const { payload, recipientEntity, eventKey, launchKey } = notice;
  const ofEvent = eventKey ? await factsOfEvent(scope, notice, eventKey) : nothing;
  return {
    now: scope.now,
    recipientName: recipient.name,
    ...ofEvent,
    ...(isAboutLearner(recipientEntity) && { learnerName: await learnerNamed(scope, notice.recipientKey) }),
    ...(launchKey && { launch: await launchNamed(scope, launchKey) }),
    offerExpiresAt: textIn(payload, 'offerExpiresAt'),
    text: textIn(payload, 'text'),
    link: linkFor(scope, notice, ofEvent.event),
  };
}

/** Learners, and managers who are asked about one: then the learner stands as recipient. */
function isAboutLearner(recipientEntity: string): boolean {
  return recipientEntity === 'learner' || recipientEntity === 'manager';
}

/** That of the notice, or else where its recipient finds what it tells of. */
function linkFor({ site }: Scope, notice: NoticeToSend, found: Event | undefined): string | undefined {
  const { kind, payload, recipientEntity } = notice;
  const path = textIn(payload, 'link') ?? (isStaff(recipientEntity) ? pathOf(found) : undefined);
  if (path !== undefined) return site.url + path;
  return recipientEntity === 'learner' && !isOfNomination(kind) ? site.learningUrl : undefined;
}

/** Such a notice has a link only while the nomination can be acted on by it, and its words promise that. */
function isOfNomination(kind: string): boolean {
  return kind.startsWith('nomination.');
}

function isStaff(recipientEntity: string): boolean {
  return recipientEntity === 'trainer' || recipientEntity === 'instructor';
}

/** Where staff find an event. */
function pathOf(found: Partial<Event> | undefined): string | undefined {
  return found && `/program/${found.launchKey ?? found.trainingKey}/event/${found.key}/administrator`;
}

const nothing = { event: undefined, sessions: [], taught: [] };

async function factsOfEvent(scope: Scope, notice: NoticeToSend, eventKey: string) {
  const { kind, payload, nominationKey, recipientEntity, recipientKey } = notice;
  const { found, sessions } = await eventNamed(scope, eventKey);
  const [nomination] = nominationKey ? await nominationsNamed(scope, eventKey, [nominationKey]) : [];
  const session = sessions.find(({ key }) => key === textIn(payload, 'sessionKey'));
  // That of opening it again is nobody else's.
  const ofEvent = found.cancelledAt || kind === 'certificate.revoked' ? found.reason : undefined;
  const reason = session ? session.reason : ofEvent;
  return {
    event: found,
    sessions,
    taught: sessions.filter(
      ({ status, instructorKeys }) => status === 'Scheduled' && instructorKeys.includes(recipientKey),
    ),
    session,
    reason: textIn(payload, 'reason') ?? reason,
    nomination: nomination && { creditHours: nomination.creditHours ?? 0 },
    checkIn: nomination && recipientEntity === 'learner' ? await passTo(scope, found, nomination) : undefined,
  };
}

/** Where learners check in themselves, the address by which the phone of who has a seat knows them until the event is over. */
async function passTo(scope: Scope, found: Event, nomination: StoredNomination): Promise<string | undefined> {
  const pass = found.selfCheckIn && nomination.state === 'Confirmed' ? passOf(found, nomination) : undefined;
  if (!pass || new Date(pass.expiresAt) <= scope.now) return undefined;
  return scope.site.url + (await linkMakerOf(scope))(pass);
}

const eventNamed = inOneMoment(async (scope, key) => {
  // Records come from the tables that their schema has made.
  const found = (await find(scope, event, key)) as unknown as Event;
  return { found, sessions: await sessionsToTell(scope, key) };
});

const learnerNamed = inOneMoment(async (scope, key) => String((await find(scope, learner, key))['name']));

const launchNamed = inOneMoment(async (scope, key) => (await find(scope, launch, key)) as unknown as ProgramLaunch);

function textIn(payload: object, name: string): string | undefined {
  const value: unknown = Object.entries(payload).find(([key]) => key === name)?.[1];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
