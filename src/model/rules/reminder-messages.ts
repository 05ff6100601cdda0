import type { Messages } from '../messages.ts';

/** What stands against reminding somebody, and against sending a reminder after all. */
export const reminderMessages: Messages = {
  'event.remindLearners.notOpen': 'Learners can be reminded while an event is launched or running',
  'event.remindInstructors.notClosed': 'Instructors can be reminded when the event is closed',
  'reminder.inactive': 'Is inactive',
  'reminder.notConfirmed': 'Has no seat',
  'reminder.noChannel': 'The event notifies by no channel',
  'reminder.noEmail': 'Has no e-mail address',
  'reminder.noPhone': 'Has no phone number',
  'reminder.later.format': 'Please enter a date and a time',
  'reminder.later.skipped': 'The clocks skip this time on that day. Please choose another one',
  'reminder.later.past': 'This time is over. Please choose one that is still to come',
  'reminder.later.over': 'The event is over by then. Please choose an earlier time',
  'reminder.later.tooFar': 'Please choose a time within the next year',
  'reminder.gone': 'This reminder is sent or cancelled already',
  'delivery.cancelled.begun': 'The event had begun before this could be sent',
  'delivery.cancelled.launch': 'The launch is not active, or does not remind any more',
  'delivery.cancelled.notAssigned': 'The learner was taken off the launch',
  'delivery.cancelled.done': 'The learner has done by now what this reminds of',
  'delivery.cancelled.credits': 'The credit hours stand otherwise by now',
  'delivery.cancelled.marked': 'No mark is missing any more',
  'delivery.cancelled.moved': 'The event has moved; it reminds again for its new date',
  'delivery.cancelled.movedAgain': 'The event has moved once more; that is told instead',
};
