import { useTranslate } from 'react-admin';

/** What the tab of reminders is called. */
export function RemindersName() {
  return useTranslate()('reminder.tab');
}
