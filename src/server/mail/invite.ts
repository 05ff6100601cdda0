import type { Scope } from '../context.ts';
import type { ToldSession } from '../stores/event-sessions-told.ts';
import { bringInvitations, hasSeat, type InvitedTo } from '../stores/invitations.ts';
import type { Facts } from './facts.ts';
import type { NoticeToSend, Recipient } from './notice-to-send.ts';
import { writeInvitation, type CalendarPart } from './write-invitation.ts';

/**
 * What the own calendar of a learner or an instructor has to hear with a mail about an event: a message for each session
 * that is new, moved or gone since it last heard, for a calendar program takes one at a time. Nothing where there is
 * nothing new.
 */
export async function invite(
  scope: Scope,
  notice: NoticeToSend,
  { facts, recipient }: { facts: Facts; recipient: Recipient },
): Promise<CalendarPart[]> {
  const { event, now } = facts;
  const { email, name } = recipient;
  const expects = expecting[notice.recipientEntity];
  if (!event || !email || notice.channel !== 'EMAIL' || !expects) return [];
  const personKey = notice.recipientKey;
  const takesPlace = event.launchedAt && !event.cancelledAt;
  const sessions = takesPlace ? await expects(scope, facts, personKey) : [];
  const invitations = await bringInvitations(scope, {
    eventKey: event.key,
    personKey,
    noticeKey: notice.uniqueKey,
    sessions: sessions.filter((session) => isToCome(session, now)).map((session) => invitedTo(session, event.name)),
  });
  return invitations.map((invitation) =>
    writeInvitation(invitation, {
      uid: `${invitation.sessionKey}-${personKey}@${scope.tenant.hostname}`,
      organizer: scope.site.sender,
      attendee: { name, email },
      code: event.code,
      now: scope.now,
    }),
  );
}

type Expects = (scope: Scope, facts: Facts, personKey: string) => Promise<readonly ToldSession[]>;

/** At which sessions of an event somebody is expected; who is neither of these has no calendar here. */
const expecting: Record<string, Expects | undefined> = {
  learner: async (scope, { event, sessions }, key) => (event && (await hasSeat(scope, event.key, key)) ? sessions : []),
  instructor: async (_scope, { taught }) => taught,
};

function isToCome({ status, endAt }: ToldSession, now: Date): boolean {
  return status === 'Scheduled' && new Date(endAt) > now;
}

function invitedTo({ key, title, startAt, endAt, place, meetingUrl }: ToldSession, eventName: string): InvitedTo {
  return { sessionKey: key, summary: `${eventName}: ${title}`, details: { startAt, endAt, place, meetingUrl } };
}
