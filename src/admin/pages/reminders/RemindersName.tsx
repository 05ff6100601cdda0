import { useTranslate } from 'react-admin';

/** What the tab of all about reminders is called. */
export function RemindersName() {
  return useTranslate()('reminder.tab');
}

/** What the tab of reminders to come is called, beside the one in which they are set. */
export function PlannedName() {
  return useTranslate()('reminder.planned');
}
