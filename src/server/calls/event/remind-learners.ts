import type { FastifyInstance } from 'fastify';
import type { EventStatus } from '#model/rules/event-status.ts';
import { whyLearnersNotReminded } from '#model/rules/why-not-reminded.ts';
import type { ActionCode } from '../../records/act.ts';
import { keysShape } from '../shapes.ts';
import { serveRemind } from './serve-remind.ts';

/** Learners are reminded of what they can still come to. */
export const code: ActionCode = {
  whyNot: async (_scope, { status }) => whyLearnersNotReminded(status as EventStatus),
};

/** POST /event/remind-learners?key&preview: everybody with a seat, or those who are chosen. */
export function remindLearners(app: FastifyInstance): void {
  serveRemind(app, 'learners', {
    summary: 'Reminds the confirmed learners of an event, or those who are chosen, now or later',
    asked: { nominationKeys: keysShape },
  });
}
