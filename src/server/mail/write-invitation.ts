import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { Invitation } from '../stores/invitations.ts';

/** An iCalendar message, as nodemailer takes it. */
export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

interface About {
  /** The same for a session and a person, always. */
  uid: string;
  organizer: Person;
  attendee: Person;
  /** Of the event. */
  code: string;
  now: Date;
}

interface Person {
  name: string;
  email: string;
}

/**
 * A session as a message from calendar to calendar (RFC 5546): instants in UTC, so that no program needs to know a zone.
 * Who is invited has the seat already, so nobody is asked for an answer.
 */
export function writeInvitation(invitation: Invitation, about: About): CalendarPart {
  const { sequence, isCancelled, summary, details } = invitation;
  const { uid, organizer, attendee, code, now } = about;
  const { startAt, endAt, place, meetingUrl } = details;
  const calendar = ical({
    prodId: { company: 'Rostrum', product: 'Calendar', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: uid,
    sequence,
    stamp: now,
    start: new Date(startAt),
    end: new Date(endAt),
    summary: inOneLine(summary),
    description: [code, meetingUrl].filter(Boolean).join('\n'),
    ...((place ?? meetingUrl) && { location: place ?? meetingUrl }),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: inParameter(organizer.name), email: organizer.email },
    attendees: [
      {
        name: inParameter(attendee.name),
        email: attendee.email,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        type: ICalAttendeeType.INDIVIDUAL,
        rsvp: false,
      },
    ],
  });
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', content: calendar.toString() };
}

function inOneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ');
}

/** No quotes are possible in a parameter. */
function inParameter(name: string): string {
  return inOneLine(name).replaceAll('"', '’');
}
