import type { CalendarAnswer, CalendarSession } from '#model/calendar.ts';

const keyOf = (digit: string): string => digit.repeat(32);

export const rooms = {
  harbour: { key: keyOf('1'), name: 'Harbour' },
  lotus: { key: keyOf('2'), name: 'Lotus' },
};
export const people = {
  priya: { key: keyOf('3'), name: 'Priya Shah' },
  amit: { key: keyOf('4'), name: 'Amit Rao' },
};

/** A session of a launched event in Kolkata as a calendar answers it. */
export function aCalendarSession(overrides: Partial<CalendarSession> = {}): CalendarSession {
  return {
    key: keyOf('5'),
    title: 'Start',
    date: '2026-12-01',
    startTime: '10:00',
    endTime: '12:00',
    endsNextDay: false,
    timeZone: 'Asia/Kolkata',
    startAt: '2026-12-01T04:30:00.000Z',
    endAt: '2026-12-01T06:30:00.000Z',
    mode: 'CLT',
    status: 'Scheduled',
    reason: null,
    eventKey: keyOf('e'),
    eventName: 'Safety, group 1',
    eventCode: 'SAFE-1',
    eventStatus: 'Launched',
    version: 3,
    modificationTime: '2026-11-20T10:00:00.000Z',
    isDraft: false,
    isMovable: true,
    launchKey: keyOf('a'),
    training: null,
    venue: rooms.harbour,
    location: 'Pune',
    instructors: [people.priya],
    topics: ['Coaching'],
    meetingUrl: null,
    seats: 12,
    ...overrides,
  };
}

/** A part of a calendar, with what it can be filtered by. */
export function aCalendar(items: CalendarSession[], overrides: Partial<CalendarAnswer> = {}): CalendarAnswer {
  const choices = { venues: Object.values(rooms), instructors: Object.values(people), trainings: [] };
  return { items, totalItems: items.length, choices, holidays: [], ...overrides };
}
