import type { Messages } from '#model/messages.ts';

/** What is said of bookings of venues that ask for approval. */
export const bookingMessages: Messages = {
  'booking.title': 'Bookings that need approval',
  'booking.explain':
    'Venues that ask for approval, of all events, by their start. An event is launched when all of its bookings are approved.',
  'booking.none': 'No booking waits for approval',
  'booking.failed': 'The bookings could not be loaded.',
  'booking.state.Requested': 'Requested',
  'booking.state.Approved': 'Approved',
  'booking.state.Declined': 'Declined',
  'booking.approve': 'Approve',
  'booking.approve.of': 'Approve {{venue}} for {{title}}',
  'booking.approved': 'The booking is approved',
  'booking.decline': 'Decline',
  'booking.decline.of': 'Decline {{venue}} for {{title}}',
  'booking.declined': 'The booking is declined',
  'booking.reason': 'Reason',
  'booking.reason.length': 'Please enter a reason of 10 to 255 characters',
  'booking.changed': 'This booking has changed meanwhile. Please look at it again.',
};
