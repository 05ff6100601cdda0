import type { Messages } from '../messages.ts';

/** What stands against reminding somebody, and against sending a reminder after all. */
export const reminderMessages: Messages = {
  'event.remindLearners.notOpen': 'Learners can be reminded while an event is launched or running',
  'event.remindInstructors.notClosed': 'Instructors can be reminded when the event is closed',
  'reminder.inactive': 'Is inactive',
  'reminder.notConfirmed': 'Has no seat',
  'reminder.noChannel': 'The event notifies by no channel',
  'reminder.noEmail': 'Has no e-mail address',
  'delivery.cancelled.begun': 'The event had begun before this could be sent',
  'delivery.cancelled.moved': 'The event has moved; it reminds again for its new date',
  'delivery.cancelled.movedAgain': 'The event has moved once more; that is told instead',
};
