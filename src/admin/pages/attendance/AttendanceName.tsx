import { useTranslate } from 'react-admin';

/** What the tab of attendance is called. */
export function AttendanceName() {
  return useTranslate()('attendance.tab');
}
