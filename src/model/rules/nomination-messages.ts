import type { Messages } from '../messages.ts';

/** What stands against nominations, and against what is done with them. */
export const nominationMessages: Messages = {
  'event.cancel.belowMinimum': 'Too few learners were confirmed: {{confirmed}}, and {{minimum}} are needed',
  'nomination.event.notLaunched': 'The event is not launched yet',
  'nomination.event.over': 'The event is over',
  'nomination.launch.inactive': 'The launch takes no nominations',
  'nomination.environment.inactive': 'The learning environment is inactive',
  'nomination.learner.unknown': 'This learner does not exist or is out of your reach',
  'nomination.learner.inactive': 'This learner is inactive',
  'nomination.learner.outsideAudience': 'This learner does not belong to the audience',
  'nomination.learner.nominated': 'This learner is nominated already',
  'nomination.learner.noManager':
    'This learner has no active manager with an e-mail address, who would have to approve',
  'nomination.learner.clash': 'This learner attends another event at that time',
  'nomination.full': 'All seats are taken, and there is no waiting list',
  'nomination.waitlistFull': 'All seats are taken, and so is every place on the waiting list',
  'nomination.noFreeSeat': 'No seat is free',
  'nomination.tooMany': 'These are too many learners for once: please narrow the search',
  'nomination.reason.required': 'Please enter a reason',
  'nomination.state.refused': 'The nomination is in a state in which this is not possible',
  'nomination.approve.own': 'Nobody decides about their own nomination',
  'nomination.approve.manager': "The learner's manager decides, or a super admin in their place",
  'nomination.selfNomination.closed': 'Learners can not nominate themselves for this event',
  'nomination.registration.over': 'The registration for this event has ended',
  'nomination.selfNomination.asked': 'This learner has been asked already',
  'nomination.offer.expired': 'The offer was not taken in time',
  'nomination.withdraw.begun': 'The event has begun',
  'nomination.withdraw.never': 'This event does not let learners withdraw',
  'nomination.withdraw.tooLate': 'It is too late to withdraw',
  'feedback.notYet': 'The event has not begun yet',
  'feedback.notAsked': 'No feedback is asked for now, or it is given already',
};
