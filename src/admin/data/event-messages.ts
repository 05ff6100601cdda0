import { agendaMessages } from '#model/agenda/agenda-messages.ts';
import { agendaFields } from '#model/agenda/agenda.ts';
import type { Messages } from '#model/messages.ts';

/** What the pages of launches, trainings and events say of events and their sessions. */
export const eventMessages: Messages = {
  ...agendaMessages,
  'event.noneAdded': 'No event added',
  'event.step.basicInfo': 'Basic info',
  'event.step.sessions': 'Session details',
  'event.step.settings': 'Settings',

  'agenda.title': 'Sessions',
  'agenda.readFailed': 'The sessions could not be loaded.',
  'agenda.zone': 'Times in {{zone}}',
  'agenda.relative': 'Day 1 is the first day of each event',
  'agenda.dayInvalid': 'Please enter valid day',
  'agenda.resize': 'Drag to change the end',
  'agenda.keys':
    'Arrows move a session, with Shift they change its end. Enter edits it, S splits it, Delete removes it, Ctrl-C and Ctrl-V copy it, Ctrl-Z undoes.',
  'agenda.undo': 'Undo',
  'agenda.redo': 'Redo',
  'agenda.save': 'Save sessions',
  'agenda.saved': 'The sessions are saved',
  'agenda.unsaved': 'Not saved yet',
  'agenda.empty': 'No session yet. Add a day, then its sessions.',
  'agenda.addDay': 'Add day',
  'agenda.addDay.add': 'Add',
  'agenda.copyDay': 'Copy day',
  'agenda.copyDay.of': 'Copy {{day}}',
  'agenda.removeDay': 'Remove day',
  'agenda.day': 'Day {{number}}',
  'agenda.dayActions': 'Actions for {{day}}',
  'agenda.addSession.on': 'Add a session on {{day}}',
  'agenda.newTitle': 'Session {{number}}',
  'agenda.split': 'Split',
  'agenda.copySession': 'Copy',
  'agenda.removeSession': 'Remove',
  'agenda.inspector': 'Marked session',
  'agenda.locked': 'It has begun and can not be changed any more.',
  'agenda.cancelled': 'Cancelled: {{reason}}',
  'agenda.sessionAt': '{{title}}, {{day}}, {{start}} to {{end}}',
  'agenda.problems_one': '{{count}} thing to look at',
  'agenda.problems_other': '{{count}} things to look at',
  'agenda.roleOf': 'Role of {{name}}',
  'agenda.conflict.instructor': '{{name}} teaches in {{event}} from {{start}} to {{end}}.',
  'agenda.conflict.venue': '{{name}} is taken by {{event}} from {{start}} to {{end}}.',
  'agenda.conflict.capacity': '{{name}} has fewer seats than the event.',
  'agenda.conflict.openingHours': '{{name}} is closed at that time.',
  'agenda.conflict.holiday': 'This day is a holiday: {{name}}.',
  'agenda.conflict.otherEvent': 'another event',
  'agenda.stale.title': 'Somebody else has changed these sessions',
  'agenda.stale.text': 'Load theirs and lose your changes, or keep yours and save them over theirs.',
  'agenda.stale.theirs': 'Load theirs',
  'agenda.stale.mine': 'Keep mine',
};

/** With the fields that sessions have. */
export const eventTexts = { messages: eventMessages, fields: agendaFields };
