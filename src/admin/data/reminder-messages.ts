import type { Messages } from '#model/messages.ts';
import { reminderMessages as ruleMessages } from '#model/rules/reminder-messages.ts';

/** What the pages of reminders say. */
export const reminderMessages: Messages = {
  ...ruleMessages,
  'reminder.tab': 'Reminders',
  'reminder.now': 'Remind now',
  'reminder.note': 'Your own note',
  'reminder.note.help': 'It stands in the reminder as you write it. You may leave it empty.',
  'reminder.preview': 'Who gets it',
  'reminder.previewFailed': 'Who would get it could not be loaded.',
  'reminder.reaches_one': '{{count}} person gets it',
  'reminder.reaches_other': '{{count}} people get it',
  'reminder.reaches.not_one': '{{count}} does not',
  'reminder.reaches.not_other': '{{count}} do not',
  'reminder.reachesNobody': 'Nobody gets it',
  'reminder.shown': 'The first {{shown}} of {{total, grouped}} are shown.',
  'reminder.send': 'Remind',
  'reminder.sent_one': 'The reminder for {{count}} person is on its way',
  'reminder.sent_other': 'The reminders for {{count}} people are on their way',
  'reminder.channel.EMAIL': 'E-mail',
  'reminder.channel.SMS': 'SMS',
  'reminder.channel.PUSH': 'Push',
};
