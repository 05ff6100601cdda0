import { agendaMessages } from '#model/agenda/agenda-messages.ts';
import type { Messages } from '#model/messages.ts';

/** What the pages of launches, trainings and events say of events and their sessions. */
export const eventMessages: Messages = {
  ...agendaMessages,
  'event.noneAdded': 'No event added',
  'event.step.basicInfo': 'Basic info',
  'event.step.sessions': 'Session details',
  'event.step.settings': 'Settings',
};

export const eventTexts = { messages: eventMessages, fields: [] };
