import type { Messages } from '#model/messages.ts';

/** What the page of an event's administration says of its state, its seats and its people. */
export const administrationMessages: Messages = {
  'administration.edit': 'Edit event',
  'administration.noSessions': 'No sessions yet',
  'administration.life': 'Life of the event',
  'administration.cancelled': 'Cancelled: {{reason}}',
  'administration.seats': 'Seats',
  'administration.seats.confirmed_one': '{{count}} confirmed',
  'administration.seats.confirmed_other': '{{count}} confirmed',
  'administration.seats.offered_one': '{{count}} offered',
  'administration.seats.offered_other': '{{count}} offered',
  'administration.seats.free_one': '{{count}} free',
  'administration.seats.free_other': '{{count}} free',
  'administration.seats.over_one': 'over by {{count}}',
  'administration.seats.over_other': 'over by {{count}}',
  'administration.seats.waitlisted_one': '{{count}} on the waiting list',
  'administration.seats.waitlisted_other': '{{count}} on the waiting list',
  'administration.seats.pendingApproval_one': '{{count}} waits for approval',
  'administration.seats.pendingApproval_other': '{{count}} wait for approval',
  'administration.minimum.reached': 'The minimum of {{min}} is reached',
  'administration.minimum.missing_one': '{{count}} more is needed for the minimum of {{min}}',
  'administration.minimum.missing_other': '{{count}} more are needed for the minimum of {{min}}',
};
