import ical, { ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
import type { CalendarSession } from '#model/calendar.ts';

interface About {
  /** What the identifiers of its sessions end with. */
  hostname: string;
  /** The address of a session's page. */
  addressOf: (session: CalendarSession) => string;
}

/** Seconds after which calendar programs look again. */
const REFRESH_SECONDS = 3600;

/**
 * Sessions as an iCalendar (RFC 5545): instants in UTC, so that no program needs to know a zone. A session keeps its UID
 * for life, and its SEQUENCE grows with each change of the event; drafts are tentative.
 */
export function writeFeed(sessions: readonly CalendarSession[], about: About): string {
  const calendar = ical({
    name: 'Rostrum',
    prodId: { company: 'Rostrum', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const session of sessions) calendar.createEvent(entryOf(session, about));
  return calendar.toString();
}

function entryOf(session: CalendarSession, { hostname, addressOf }: About): ICalEventData {
  const { key, version, startAt, endAt, modificationTime, eventName, title, venue, location, meetingUrl } = session;
  const place = [venue?.name, location].filter(Boolean).join(', ') || meetingUrl;
  return {
    id: `${key}@${hostname}`,
    sequence: version,
    start: new Date(startAt),
    end: new Date(endAt),
    stamp: new Date(modificationTime),
    lastModified: new Date(modificationTime),
    summary: `${eventName}: ${title}`,
    description: descriptionOf(session),
    ...(place ? { location: place } : {}),
    url: addressOf(session),
    status: statusOf(session),
  };
}

function statusOf({ status, isDraft }: CalendarSession): ICalEventStatus {
  if (status === 'Cancelled') return ICalEventStatus.CANCELLED;
  return isDraft ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** What speaks for itself, for calendar programs know no culture: code, people, topics, meeting, reason. */
function descriptionOf({ eventCode, instructors, topics, meetingUrl, reason }: CalendarSession): string {
  const lines = [eventCode, instructors.map(({ name }) => name).join(', '), topics.join(', '), meetingUrl, reason];
  return lines.filter(Boolean).join('\n');
}
