import type { Random } from './random.ts';

/** So many days before the first session at nine, and again on the day before. */
const before = (days: number): string =>
  `DTSTART;TZID=Asia/Kolkata:20260105T090000\nRRULE:FREQ=DAILY;INTERVAL=${days - 1};COUNT=2\nX-RELATIVE;RELATED=FIRST_SESSION:-P${days}D`;

/** When demo events and launches remind their learners. */
export const reminderPools: Record<string, (random: Random, index: number) => unknown> = {
  'event.reminderRecurrence': (_random, index) => [before(7), before(3), null][index % 3],
  'training.reminderRecurrence': () => before(7),
  'event.reminderDate': () => null,
  'event.reminderTime': () => '09:00',
  // Those that have sessions get one by their first.
  'event.registrationEndsAt': () => null,
  'event.remindersPaused': () => false,
  // Whoever tries it out sees a mail when it is due.
  'event.oneMailADay': () => false,
  'training.oneMailADay': () => false,
  'program-launch.remindersPaused': () => false,
};
