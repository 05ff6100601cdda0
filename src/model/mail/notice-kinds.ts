/** What a notice tells of: it decides which placeholders its template may use. */
export type Subject =
  | 'anybody'
  | 'learner'
  | 'event'
  | 'session'
  | 'teaching'
  | 'reason'
  | 'offer'
  | 'attendees'
  | 'launch'
  | 'bestPractices'
  | 'credits'
  | 'text'
  | 'link';

const ofEvent = ['anybody', 'learner', 'event', 'link'] as const;
const ofStaff = ['anybody', 'event', 'link'] as const;
const ofLaunch = ['anybody', 'learner', 'launch', 'link'] as const;

/**
 * Every kind of notice that somebody is sent, with what it tells of; in the order in which they are offered. The mail of
 * the day is the frame of others.
 */
export const noticeKinds = {
  'nomination.pendingApproval': ofEvent,
  'nomination.approvalAsked': ofEvent,
  'nomination.waitlisted': ofEvent,
  'nomination.offered': [...ofEvent, 'offer'],
  'nomination.confirmed': ofEvent,
  'nomination.rejected': [...ofEvent, 'reason'],
  'nomination.withdrawn': [...ofEvent, 'reason'],
  'nomination.removed': [...ofEvent, 'reason'],
  'nomination.expired': ofEvent,
  'nomination.eventCancelled': [...ofEvent, 'reason'],
  'selfNomination.asked': ofEvent,
  'event.moved': ofEvent,
  'event.cancelled': [...ofStaff, 'reason'],
  'session.cancelled': [...ofEvent, 'session', 'reason'],
  'teaching.booked': [...ofStaff, 'teaching'],
  'teaching.ended': ofStaff,
  'event.belowMinimum': [...ofStaff, 'attendees'],
  'event.reminder': ofEvent,
  'event.mailOfTheDay': ['anybody', 'event'],
  'reminder.adHoc': [...ofEvent, 'text'],
  'attendance.missing': ofStaff,
  'launch.assigned': ofLaunch,
  'launch.startReminder': ofLaunch,
  'launch.completionReminder': ofLaunch,
  'feedback.asked': ofEvent,
  'feedback.managerAsked': ofEvent,
  'event.bestPractices': ['anybody', 'event', 'bestPractices'],
  'certificate.issued': ofEvent,
  'certificate.revoked': [...ofEvent, 'reason'],
  'credits.issued': [...ofEvent, 'credits'],
} as const satisfies Record<string, readonly Subject[]>;

export type NoticeKind = keyof typeof noticeKinds;

export function isNoticeKind(kind: string): kind is NoticeKind {
  return Object.hasOwn(noticeKinds, kind);
}

export function subjectsOf(kind: NoticeKind): readonly Subject[] {
  return noticeKinds[kind];
}
