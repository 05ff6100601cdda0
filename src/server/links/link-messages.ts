import type { Messages } from '#model/messages.ts';
import { checkInMessages } from './check-in-messages.ts';
import { feedbackMessages } from './feedback-messages.ts';

/** What the pages of signed links say. */
export const linkMessages: Messages = {
  ...feedbackMessages,
  ...checkInMessages,

  'link.offer.title': 'A seat is offered to you',
  'link.offer.accept': 'Take the seat',
  'link.offer.decline': 'Decline the seat',
  'link.offer.until': 'Answer until',
  'link.withdrawal.title': 'Withdraw your nomination',
  'link.withdrawal.withdraw': 'Withdraw',
  'link.approval.title': 'A nomination waits for your approval',
  'link.approval.approve': 'Approve',
  'link.approval.reject': 'Reject',
  'link.selfNomination.title': 'Nominate yourself',
  'link.selfNomination.nominate': 'Nominate me',

  'link.registrationUntil': 'Registration until',

  'link.greeting': 'Hello {{name}},',
  'link.event': 'Event',
  'link.session': 'Session',
  'link.learner': 'Learner',
  'link.when': 'When',
  'link.where': 'Where',
  'link.online': 'Online',
  'link.state': 'Nomination',
  'link.reason': 'Reason',
  'link.reason.help': 'Needed when you reject. The learner reads it.',

  'link.done': 'Thank you, that is done',
  'link.done.Confirmed': 'The seat is confirmed.',
  'link.done.Waitlisted': 'All seats are taken. The place on the waiting list is kept.',
  'link.done.PendingApproval': 'The nomination waits for approval.',
  'link.done.Withdrawn': 'The nomination is withdrawn.',
  'link.done.Rejected': 'The nomination is rejected.',

  'link.refused': 'This is not possible any more',
  'link.used': 'This link has been used already',
  'link.expired': 'This link is not valid any more',
  'link.unknown': 'This link is not valid',
  'link.unknown.help': 'Please open it again from your message, and check that it is complete.',
  'link.help': 'If this is a surprise to you, please ask whoever organises the event. They can send you a new link.',
  'link.manager.changed': 'Somebody else is the manager of this learner now',
  'link.approval.notAsked': 'The event does not ask managers for approval any more',
};
