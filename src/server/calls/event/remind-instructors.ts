import type { FastifyInstance } from 'fastify';
import type { EventStatus } from '#model/rules/event-status.ts';
import { whyInstructorsNotReminded } from '#model/rules/why-not-reminded.ts';
import type { ActionCode } from '../../records/act.ts';
import { serveRemind } from './serve-remind.ts';

/** Instructors are reminded of an event that is closed alone: specification, section 4. */
export const code: ActionCode = {
  whyNot: async (_scope, { status }) => whyInstructorsNotReminded(status as EventStatus),
};

/** POST /event/remind-instructors?key&preview. */
export function remindInstructors(app: FastifyInstance): void {
  serveRemind(app, 'instructors', { summary: 'Reminds the instructors of a closed event, now or later', asked: {} });
}
