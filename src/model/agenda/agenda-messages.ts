import type { Messages } from '../messages.ts';

/** What stands against agendas and against the actions on events. */
export const agendaMessages: Messages = {
  'agenda.overlap': 'This session overlaps with another one of the event',
  'agenda.begun': 'What has begun can not be changed any more',
  'agenda.eventOver': 'The sessions of a closed or cancelled event can not be changed',
  'agenda.taken': 'A venue or an instructor has just been taken. Please try again.',
  'agenda.zoneUnknown': 'The time zone of this event does not exist',
  'agenda.warning.capacity': 'This venue has fewer seats than the event',
  'agenda.warning.openingHours': 'This venue is closed at that time',
  'agenda.warning.holiday': 'This day is a holiday',
  'event.launch.noSessions': 'Plan at least one session first',
  'event.launch.past': 'A session lies in the past',
  'event.launch.venueMissing': 'A session in a room has no venue',
  'event.launch.meetingMissing': 'A virtual session has no link',
  'event.launch.instructorMissing': 'Nobody teaches it yet',
  'event.launch.seats': 'The minimum of attendees is more than the maximum',
  'event.unlaunch.nominations': 'Somebody is nominated already',
  'event.cancel.running': 'Only a super admin cancels an event that is running',
  'event.close.alreadyClosed': 'It is closed already',
  'event.close.notFinished': 'It is not finished',
  'event.close.attendanceNotMarked': 'Attendance is not marked for everybody',
  'event.close.sessionsNotCompleted': 'Not all sessions are completed',
};
