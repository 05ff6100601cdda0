import type { Random } from './random.ts';

/** How the seats of events are given, so that nominations in every state come about. */
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
};
