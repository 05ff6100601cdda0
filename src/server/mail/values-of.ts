import type { PlaceholderName } from '#model/mail/placeholders.ts';
import { clockIn } from '../clock-in.ts';
import type { ToldSession } from '../stores/event-sessions-told.ts';
import type { Facts, ToldEvent } from './facts.ts';
import type { Values } from './fill-template.ts';
import type { MailCulture } from './mail-culture.ts';
import { wordsFor } from './built-in/templates.ts';

/** What each placeholder yields of some facts; instants by the clock of the event, whose zone is named. */
export function valuesOf(facts: Facts, written: MailCulture): Values {
  const entries = Object.entries(yields).map(([name, valueIn]) => [name, valueIn(facts, written)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value)) as Values;
}

type Yield = (facts: Facts, written: MailCulture) => string | null | undefined;

const yields: Record<PlaceholderName, Yield> = {
  'recipient.name': ({ recipientName }) => recipientName,
  'learner.name': ({ learnerName }) => learnerName,
  'event.name': ({ event }) => event?.name,
  'event.code': ({ event }) => event?.code,
  'event.dates': ({ event }, written) => event && rangeOf(event, event.timeZone, written),
  'event.sessions': allSessions,
  'teaching.sessions': ({ event, taught }, written) => event && linesOf(taught, event, written),
  venue: placesOf,
  meeting: meetingOf,
  conversation: (facts) => (facts.event?.attachConversation ? meetingOf(facts) : undefined),
  'session.title': ({ session }) => session?.title,
  'session.dates': ({ event, session }, written) => session && event && rangeOf(session, event.timeZone, written),
  reason: ({ reason }) => reason,
  'offer.until': ({ event, offerExpiresAt }, { culture }) =>
    event && offerExpiresAt ? clockIn(event.timeZone, culture).format(new Date(offerExpiresAt)) : undefined,
  'attendees.confirmed': ({ event }, { culture }) => numberOf(event?.confirmed ?? 0, culture),
  'attendees.minimum': ({ event }, { culture }) => numberOf(event?.minAttendees ?? 0, culture),
  'launch.name': ({ launch }) => launch?.launchName,
  'program.name': ({ launch }) => launch?.programName,
  'event.bestPractices': ({ event }) => event?.bestPracticesShared,
  'credits.hours': ({ nomination }, { culture }) => numberOf(nomination?.creditHours ?? 0, culture),
  checkIn: ({ checkIn }) => checkIn,
  text: ({ text }) => text,
  link: ({ link }) => link,
};

function rangeOf({ startAt, endAt }: Pick<ToldEvent, 'startAt' | 'endAt'>, zone: string, { culture }: MailCulture) {
  return startAt && endAt ? clockIn(zone, culture).formatRange(new Date(startAt), new Date(endAt)) : undefined;
}

/** Where there are several. */
function allSessions({ event, sessions }: Facts, written: MailCulture): string | undefined {
  const scheduled = takingPlace(sessions);
  return event && scheduled.length > 1 ? linesOf(scheduled, event, written) : undefined;
}

function linesOf(sessions: readonly ToldSession[], { timeZone }: ToldEvent, written: MailCulture): string {
  const lineOf = (session: ToldSession): string =>
    [`${session.title}: ${rangeOf(session, timeZone, written)}`, session.place].filter(Boolean).join(', ');
  return sessions.map((session) => lineOf(session)).join('\n');
}

function placesOf({ event, sessions }: Facts, { language }: MailCulture): string | undefined {
  const places = [...new Set(takingPlace(sessions).flatMap(({ place }) => place ?? []))];
  if (places.length > 0) return places.join('; ');
  return event && event.mode !== 'CLT' ? wordsFor(language).online : undefined;
}

/** Of the next session that has one. */
function meetingOf({ sessions, now }: Facts): string | undefined {
  const coming = takingPlace(sessions).filter(({ endAt }) => new Date(endAt) > now);
  return coming.find(({ meetingUrl }) => meetingUrl !== null)?.meetingUrl ?? undefined;
}

function takingPlace(sessions: readonly ToldSession[]): ToldSession[] {
  return sessions.filter(({ status }) => status === 'Scheduled');
}

function numberOf(value: number, culture: string): string {
  return new Intl.NumberFormat(culture).format(value);
}
