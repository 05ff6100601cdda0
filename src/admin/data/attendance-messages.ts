import type { Messages } from '#model/messages.ts';
import { attendanceMessages as ruleMessages } from '#model/rules/attendance-messages.ts';

/** What the page of an event's attendance says. */
export const attendanceMessages: Messages = {
  ...ruleMessages,
};
