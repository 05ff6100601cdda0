import type { Random } from './random.ts';

/** How the seats of events are given, and what comes of it, so that there are nominations in every state and closed events. */
export const seatPools: Record<string, (random: Random, index: number) => unknown> = {
  'event.minAttendees': () => 4,
  'event.maxAttendees': (_random, index) => [12, 8, 16, 20, 24, 12][index % 6],
  'training.minAttendees': () => 4,
  'training.maxAttendees': (random) => 8 + 4 * random.below(6),
  'event.waitingList': (_random, index) => index % 11 !== 10,
  'event.waitlistLimit': () => null,
  'event.approval': (_random, index) => ['NONE', 'NONE', 'NONE', 'TRAINER'][Math.floor(index / 2) % 4],
  'event.promotion': (_random, index) => ['AUTO', 'OFFER', 'AUTO', 'MANUAL'][index % 4],
  'event.channels': () => ['EMAIL'],
  'program-launch.certificate': () => true,
  'event.requiredRate': () => 80,
  // Of the finished and the closed events there is one of each.
  'event.attendanceLevel': (_random, index) => (index % 12 < 9 ? 'SESSION' : 'EVENT'),
  'event.creditHours': (_random, index) => [6, 12, 4.5][index % 3],
  'event.bestPracticesShared': (_random, index) => advice[index % advice.length],
};

const advice = [
  'Send the reading a week before: those who had read it asked better questions.',
  'Leave half an hour for practice after lunch, and pair people who do not work together.',
  null,
  'Two instructors for more than twelve people. The room needs a second projector.',
];
