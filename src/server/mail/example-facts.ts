import type { ToldSession } from '../stores/event-sessions-told.ts';
import type { Facts } from './facts.ts';

/** What a preview tells somebody of: something of everything, in 2027. `url` is where the application is. */
export function exampleFacts(url: string, recipientName = 'Asha Rao'): Facts {
  return {
    now: new Date('2027-02-01T08:00:00Z'),
    recipientName,
    learnerName: 'Asha Rao',
    event: {
      key: 'e'.repeat(32),
      name: 'Fire safety',
      code: 'FIRE-12',
      mode: 'HYBRID',
      timeZone: 'Asia/Kolkata',
      startAt: '2027-02-08T04:30:00Z',
      endAt: '2027-02-09T11:30:00Z',
      confirmed: 4,
      minAttendees: 8,
      attachConversation: true,
      bestPracticesShared: 'Send the reading a week before.',
    },
    sessions: [firstDay, secondDay],
    session: secondDay,
    taught: [firstDay, secondDay],
    nomination: { creditHours: 12.5 },
    launch: { launchName: 'Safety 2027', programName: 'Safety at work' },
    reason: 'The room has to be repaired',
    offerExpiresAt: '2027-02-03T08:00:00Z',
    text: 'Please bring your helmet.',
    checkIn: `${url}/link/example`,
    link: `${url}/link/example`,
  };
}

const firstDay: ToldSession = {
  key: '1'.repeat(32),
  title: 'Theory',
  startAt: '2027-02-08T04:30:00Z',
  endAt: '2027-02-08T11:30:00Z',
  status: 'Scheduled',
  reason: null,
  place: 'Room 1, Pune',
  meetingUrl: 'https://meet.example.com/fire-safety',
  instructorKeys: [],
};

const secondDay: ToldSession = {
  ...firstDay,
  key: '2'.repeat(32),
  title: 'Practice',
  startAt: '2027-02-09T04:30:00Z',
  endAt: '2027-02-09T11:30:00Z',
  place: 'Yard, Pune',
};
