import { expect, test } from 'vitest';
import { whyNoticeCancelled, type NoticeStanding } from './why-notice-cancelled.ts';

const standing: NoticeStanding = {
  kind: 'nomination.confirmed',
  channel: 'EMAIL',
  recipientEntity: 'learner',
  eventStatus: 'Launched',
  hasBegunMeanwhile: false,
  isReminding: true,
  nominationState: 'Confirmed',
  recipient: { isActive: true, email: 'asha@example.test', phone: null },
};

const launch = { isActive: true, isAssigned: true, isReminding: true, isDone: false };
const ofLaunch = { kind: 'launch.startReminder', eventStatus: undefined, nominationState: undefined };
const missing = { kind: 'attendance.missing', recipientEntity: 'instructor', nominationState: undefined } as const;

/** By mail or by phone. */
const nobody = { isActive: true, email: null, phone: null };

test.each<[string, Partial<NoticeStanding>, string | undefined]>([
  ['a seat that is still held is told of', {}, undefined],
  ['a seat that is given up is not', { nominationState: 'Withdrawn' }, 'delivery.cancelled.nomination'],
  ['a cancelled event is told of', { kind: 'nomination.eventCancelled', nominationState: 'EventCancelled' }, undefined],
  [
    'a manager is asked while approval is pending',
    { kind: 'nomination.approvalAsked', nominationState: 'PendingApproval' },
    undefined,
  ],
  ['and not once it was given', { kind: 'nomination.approvalAsked' }, 'delivery.cancelled.nomination'],
  [
    'nobody is reminded of a cancelled event',
    { kind: 'event.reminder', eventStatus: 'Cancelled' },
    'delivery.cancelled.event',
  ],
  ['nor of one that reminds no more', { kind: 'event.reminder', isReminding: false }, 'delivery.cancelled.reminders'],
  [
    'nor of one that they have left',
    { kind: 'event.reminder', nominationState: 'Removed' },
    'delivery.cancelled.nomination',
  ],
  [
    'nobody is reminded of what has begun before the mail could be sent',
    { kind: 'event.reminder', hasBegunMeanwhile: true },
    'delivery.cancelled.begun',
  ],
  [
    'nor by hand of one at which they only wait',
    { kind: 'reminder.adHoc', nominationState: 'Waitlisted' },
    'delivery.cancelled.nomination',
  ],
  [
    'nor of what is over when the time of a reminder has come',
    { kind: 'reminder.adHoc', eventStatus: 'Finished' },
    'event.remindLearners.notOpen',
  ],
  ['who is to come is reminded by hand while it runs', { kind: 'reminder.adHoc', eventStatus: 'Running' }, undefined],
  [
    'instructors are not reminded of what was opened again',
    { kind: 'reminder.adHoc', recipientEntity: 'instructor', nominationState: undefined, eventStatus: 'Finished' },
    'event.remindInstructors.notClosed',
  ],
  ['who has a seat is told so, however late', { hasBegunMeanwhile: true }, undefined],
  ['who teaches is reminded without a nomination', { kind: 'event.reminder', nominationState: undefined }, undefined],
  ['an instructor who is booked is told so', { kind: 'teaching.booked', isTeaching: true }, undefined],
  ['and not who is booked no more', { kind: 'teaching.booked' }, 'delivery.cancelled.notTeaching'],
  ['nor that it has ended, who is again', { kind: 'teaching.ended', isTeaching: true }, 'delivery.cancelled.teaching'],
  ['who is released hears it', { kind: 'teaching.ended' }, undefined],
  ['a launch reminds who has still to start', { ...ofLaunch, launch }, undefined],
  [
    'but not while it is inactive',
    { ...ofLaunch, launch: { ...launch, isActive: false } },
    'delivery.cancelled.launch',
  ],
  ['nor paused', { ...ofLaunch, launch: { ...launch, isReminding: false } }, 'delivery.cancelled.launch'],
  [
    'nor who was taken off it',
    { ...ofLaunch, launch: { ...launch, isAssigned: false } },
    'delivery.cancelled.notAssigned',
  ],
  ['nor who has done it', { ...ofLaunch, launch: { ...launch, isDone: true } }, 'delivery.cancelled.done'],
  [
    'who is assigned hears so although it does not remind',
    { ...ofLaunch, kind: 'launch.assigned', launch: { ...launch, isReminding: null, isDone: true } },
    undefined,
  ],
  ['missing marks are asked for', { ...missing, isTeaching: true }, undefined],
  [
    'and not once they are made',
    { ...missing, isTeaching: true, isAttendanceMarked: true },
    'delivery.cancelled.marked',
  ],
  ['nor of who teaches no more', missing, 'delivery.cancelled.notTeaching'],
  ['credit hours are told of', { kind: 'credits.issued', eventStatus: 'Closed', isCredited: true }, undefined],
  ['and not when they are others by now', { kind: 'credits.issued' }, 'delivery.cancelled.credits'],
  ['a certificate outlives its event', { kind: 'certificate.issued', eventStatus: 'Cancelled' }, undefined],
  ['a manager who is gone gets nothing', { recipient: undefined }, 'delivery.cancelled.nobody'],
  [
    'nor does who is inactive',
    { recipient: { isActive: false, email: 'asha@example.test', phone: null } },
    'delivery.cancelled.inactive',
  ],
  ['a mail needs an address', { recipient: nobody }, 'delivery.cancelled.noAddress'],
  ['a text message needs a phone number', { channel: 'SMS' }, 'delivery.cancelled.noPhone'],
  ['and no address', { channel: 'SMS', recipient: { ...nobody, phone: '+91 20 1234' } }, undefined],
  ['a push message needs neither', { channel: 'PUSH', recipient: nobody }, undefined],
])('%s', (_what, changes, reason) => {
  expect(whyNoticeCancelled({ ...standing, ...changes })).toBe(reason);
});
