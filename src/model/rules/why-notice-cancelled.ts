import type { Channel } from '../delivery.ts';
import type { EventStatus } from './event-status.ts';
import { activeStates, type NominationState } from './nomination-states.ts';
import { whyInstructorsNotReminded, whyLearnersNotReminded } from './why-not-reminded.ts';

/** What a notice tells of and whom, as both are when it is about to be sent. */
export interface NoticeStanding {
  kind: string;
  channel: Channel;
  recipientEntity: 'learner' | 'instructor' | 'trainer' | 'manager';
  /** Of the event that it is about, if it is about one. */
  eventStatus?: EventStatus | undefined;
  /** Whether the event that it is about still reminds by itself. */
  isReminding?: boolean | undefined;
  /** The notice was due before what it tells of began, and that has begun by now. */
  hasBegunMeanwhile: boolean;
  /** Whether an instructor who gets it teaches a session of its event that is launched. */
  isTeaching?: boolean | undefined;
  /** Of the launch that it is about, if it is about one. */
  launch?: LaunchStanding | undefined;
  /** Whether the learner has the credit hours of which it tells; asked for a notice of some. */
  isCredited?: boolean | undefined;
  /** Whether no mark is missing of its event; asked for a notice that some are. */
  isAttendanceMarked?: boolean | undefined;
  /** Of the nomination that it is about, if it is about one. */
  nominationState?: NominationState | undefined;
  recipient?: { isActive: boolean; email: string | null; phone: string | null } | undefined;
}

/** A launch, and what it has to do with the learner whom a notice of it is for. */
export interface LaunchStanding {
  isActive: boolean;
  isAssigned: boolean;
  /** Whether it still wants reminders of this kind. */
  isReminding: boolean | null;
  /** Whether the learner has done what such a reminder is about. */
  isDone: boolean | null;
}

/** Why a notice is not sent after all, as a message key: what it says is no longer so, or nobody is there to get it. */
export function whyNoticeCancelled(notice: NoticeStanding): string | undefined {
  const { recipient } = notice;
  const reason = whyUntrue(notice);
  if (reason) return reason;
  if (!recipient) return 'delivery.cancelled.nobody';
  if (!recipient.isActive) return 'delivery.cancelled.inactive';
  return whyUnreachable[notice.channel](recipient);
}

type Addresses = Pick<NonNullable<NoticeStanding['recipient']>, 'email' | 'phone'>;

/** What each channel needs to know of somebody; push messages go by the employee code, which everybody has. */
const whyUnreachable: Record<Channel, (recipient: Addresses) => string | undefined> = {
  EMAIL: ({ email }) => (email === null ? 'delivery.cancelled.noAddress' : undefined),
  SMS: ({ phone }) => (phone === null ? 'delivery.cancelled.noPhone' : undefined),
  PUSH: () => undefined,
};

function whyUntrue(notice: NoticeStanding): string | undefined {
  const told = stateTold(notice.kind);
  if (told) return notice.nominationState === told ? undefined : 'delivery.cancelled.nomination';
  return (
    whyNotOfLaunch(notice) ??
    whyNotOfTeacher(notice) ??
    whyOtherwise(notice) ??
    (aboutWhatTakesPlace.has(notice.kind) ? whyVoid(notice) : undefined)
  );
}

function whyNotOfLaunch({ kind, launch }: NoticeStanding): string | undefined {
  if (!launch) return undefined;
  if (!launch.isActive) return 'delivery.cancelled.launch';
  if (!launch.isAssigned) return 'delivery.cancelled.notAssigned';
  if (!launchReminders.has(kind)) return undefined;
  if (!launch.isReminding) return 'delivery.cancelled.launch';
  return launch.isDone ? 'delivery.cancelled.done' : undefined;
}

const launchReminders = new Set(['launch.startReminder', 'launch.completionReminder']);

function whyNotOfTeacher({ kind, isTeaching = false }: NoticeStanding): string | undefined {
  if (toWhoTeaches.has(kind) && !isTeaching) return 'delivery.cancelled.notTeaching';
  return kind === 'teaching.ended' && isTeaching ? 'delivery.cancelled.teaching' : undefined;
}

function whyOtherwise({ kind, isCredited = false, isAttendanceMarked = false }: NoticeStanding): string | undefined {
  if (kind === 'credits.issued' && !isCredited) return 'delivery.cancelled.credits';
  return kind === 'attendance.missing' && isAttendanceMarked ? 'delivery.cancelled.marked' : undefined;
}

function whyVoid(notice: NoticeStanding): string | undefined {
  const { kind, eventStatus, hasBegunMeanwhile, nominationState } = notice;
  if (eventStatus === 'Cancelled') return 'delivery.cancelled.event';
  if (kind === 'event.reminder' && !notice.isReminding) return 'delivery.cancelled.reminders';
  if (hasBegunMeanwhile && aboutWhatIsAhead.has(kind)) return 'delivery.cancelled.begun';
  if (nominationState && !statesTold(kind).includes(nominationState)) return 'delivery.cancelled.nomination';
  return kind === 'reminder.adHoc' ? whyNotByHand(notice) : undefined;
}

/** In which states of their nomination people are still told. */
function statesTold(kind: string): readonly NominationState[] {
  return forWhoHasASeat.has(kind) ? ['Confirmed'] : activeStates;
}

/** What could be reminded of when somebody planned it may be over, or open again, when its time has come. */
function whyNotByHand({ recipientEntity, eventStatus }: NoticeStanding): string | undefined {
  if (!eventStatus) return undefined;
  const whyNot = recipientEntity === 'instructor' ? whyInstructorsNotReminded : whyLearnersNotReminded;
  return whyNot(eventStatus)[0];
}

/** The state that a notice tells of. */
function stateTold(kind: string): NominationState | undefined {
  const [subject, told = ''] = kind.split('.');
  if (subject !== 'nomination') return undefined;
  return told === 'approvalAsked'
    ? 'PendingApproval'
    : ((told.slice(0, 1).toUpperCase() + told.slice(1)) as NominationState);
}

/** What is void as soon as an event is cancelled. */
const aboutWhatTakesPlace = new Set([
  'selfNomination.asked',
  'event.moved',
  'teaching.booked',
  'event.belowMinimum',
  'event.reminder',
  'reminder.adHoc',
  'session.cancelled',
  'attendance.missing',
  'feedback.asked',
  'feedback.managerAsked',
]);

const toWhoTeaches = new Set(['teaching.booked', 'attendance.missing']);

/** What nobody needs to read any more once what it tells of has begun. */
const aboutWhatIsAhead = new Set(['selfNomination.asked', 'event.moved', 'event.belowMinimum', 'event.reminder']);

/** What is of use to those alone who are to come. */
const forWhoHasASeat = new Set(['event.reminder', 'reminder.adHoc']);
