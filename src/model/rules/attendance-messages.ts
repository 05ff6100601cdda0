import type { Messages } from '../messages.ts';

/** What stands against marking attendance. */
export const attendanceMessages: Messages = {
  'attendance.draft': 'The event is not launched yet',
  'attendance.launched': 'The event has not begun yet',
  'attendance.closed': 'The event is closed: its attendance can not be changed any more',
  'attendance.cancelled': 'The event is cancelled',
  'attendance.sessionsNotCompleted': 'Not all sessions are completed',
  'attendance.sessionLevel': 'Attendance of this event is marked per session',
  'attendance.eventLevel': 'Attendance of this event is marked for the event as a whole',
  'attendance.notManual': 'Attendance of this event is not marked by hand',
  'attendance.sessionCancelled': 'This session is cancelled',
  'attendance.notOpen': 'A session can be marked from 15 minutes before it starts',
  'attendance.notConfirmed': 'This learner has no seat in this event any more',
  'attendance.sessionUnknown': 'This session does not exist any more',
  'attendance.repeated': 'This was marked twice at once',
  'attendance.minutes.required': 'Please enter the minutes attended',
  'attendance.minutes.range': 'Please enter at least one minute, and no more than were scheduled',
  'attendance.note.maxLength': 'A note has at most 500 characters',
  'checkIn.notWanted': 'Learners do not check in themselves to this event',
  'checkIn.over': 'This session is over',
  'checkIn.noneOpen':
    'No session is open now. Learners can check in from 15 minutes before a session starts until it ends.',
  'attendance.file.mark':
    'Please write Present, Late, Partial with minutes, Excused or Absent, or leave the cell empty',
};
