import type { Messages } from '#model/messages.ts';

/** What the page of an event says of the virtual meetings of its sessions. */
export const meetingMessages: Messages = {
  'meeting.title': 'Meetings',
  'meeting.readFailed': 'The meetings could not be loaded.',
  'meeting.none': 'No meeting yet',
  'meeting.none.why': 'Virtual sessions get theirs when the event is launched. One with a link of its own keeps that.',
  'meeting.missing_one': '{{count}} virtual session has no link and no tool that makes one: {{titles}}',
  'meeting.missing_other': '{{count}} virtual sessions have no link and no tool that makes one: {{titles}}',
  'meeting.planned': 'Being prepared',
  'meeting.ready': 'Ready',
  'meeting.failed': 'Failed',
  'meeting.withdrawing': 'Being withdrawn',
  'meeting.withdrawn': 'Withdrawn',
  'meeting.notWithdrawn': 'Not withdrawn yet',
  'meeting.attempts_one': '{{count}} try',
  'meeting.attempts_other': '{{count}} tries',
  'meeting.nextTry': 'Next try at {{at}}',
  'meeting.noNextTry': 'Not tried again by itself',
  'meeting.join': 'Join',
  'meeting.host': 'Join as host',
  'meeting.copy': 'Copy link',
  'meeting.copied': 'The link is copied',
  'meeting.notCopied': 'The link could not be copied: {{link}}',
  'meeting.retry': 'Try again now',
  'event.action.retry-meeting': 'Meeting tried again',
};
