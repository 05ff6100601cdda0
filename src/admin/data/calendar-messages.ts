import type { Messages } from '#model/messages.ts';

/** What the calendar says; of the sessions and the events in it the pages of events do. */
export const calendarMessages: Messages = {
  'calendar.range.order': 'The last day comes before the first',
  'calendar.range.tooLong': 'Please choose at most 100 days',
};
