import type { Scope } from '../context.ts';
import { bringInvitations, hasSeat, type InvitedTo } from '../stores/invitations.ts';
import type { Facts } from './facts.ts';
import type { NoticeToSend, Recipient } from './notice-to-send.ts';
import { writeInvitation, type CalendarPart } from './write-invitation.ts';

/**
 * What a learner's own calendar has to hear with a mail about an event: a message for each session that is new, moved or
 * gone since it last heard, for a calendar program takes one at a time. Nothing where there is nothing new.
 */
export async function invite(
  scope: Scope,
  notice: NoticeToSend,
  { facts, recipient }: { facts: Facts; recipient: Recipient },
): Promise<CalendarPart[]> {
  const { event } = facts;
  const { email, name } = recipient;
  if (!event || !email || notice.channel !== 'EMAIL' || notice.recipientEntity !== 'learner') return [];
  const learnerKey = notice.recipientKey;
  const isExpected = !event.cancelledAt && (await hasSeat(scope, event.key, learnerKey));
  const invitations = await bringInvitations(scope, {
    eventKey: event.key,
    learnerKey,
    noticeKey: notice.uniqueKey,
    sessions: isExpected ? sessionsToCome(facts, event.name) : [],
  });
  return invitations.map((invitation) =>
    writeInvitation(invitation, {
      uid: `${invitation.sessionKey}-${learnerKey}@${scope.tenant.hostname}`,
      organizer: scope.site.sender,
      attendee: { name, email },
      code: event.code,
      now: scope.now,
    }),
  );
}

function sessionsToCome({ sessions, now }: Facts, eventName: string): InvitedTo[] {
  const coming = sessions.filter(({ status, endAt }) => status === 'Scheduled' && new Date(endAt) > now);
  return coming.map(({ key, title, startAt, endAt, place, meetingUrl }) => ({
    sessionKey: key,
    summary: `${eventName}: ${title}`,
    details: { startAt, endAt, place, meetingUrl },
  }));
}
