import type { FastifyInstance } from 'fastify';
import { remindInstructors } from './event/remind-instructors.ts';
import { remindLearners } from './event/remind-learners.ts';
import { remindersOfEvent } from './event/reminders.ts';
import { remindersOfLaunch } from './program-launch/reminders.ts';

/** The calls on reminders: those that are sent now, and those to come. */
export function reminders(app: FastifyInstance): void {
  remindLearners(app);
  remindInstructors(app);
  remindersOfEvent(app);
  remindersOfLaunch(app);
}
