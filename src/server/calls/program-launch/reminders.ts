import type { FastifyInstance } from 'fastify';
import { reminderCalls } from '#model/calls.ts';
import { entityNamed, wholeOf } from '#model/entities.ts';
import type { ProgramLaunch } from '#model/generated/types.ts';
import { find } from '../../records/find.ts';
import { remindersOf } from '../../reminders/reminders-of-launch.ts';
import { reminderPlanShape } from '../reminder-plan-shape.ts';
import { serveEntity } from '../serve.ts';
import { keyQuery, type KeyQuery } from '../shapes.ts';

const launch = entityNamed('program-launch');

/** GET /program-launch/reminders?key: what is going to be sent, also before the launch is active. */
export function remindersOfLaunch(app: FastifyInstance): void {
  const served = {
    entity: launch,
    summary: 'When a launch is going to remind its learners, and how many',
    tag: 'program-launch',
    roles: launch.access.show,
    query: keyQuery,
    answer: reminderPlanShape,
  };
  serveEntity<KeyQuery>(app, reminderCalls.ofLaunch, served, async ({ scope, query }) =>
    // Records come from the tables that their schema has made.
    remindersOf(scope, (await find(scope, wholeOf(launch), query.key)) as unknown as ProgramLaunch),
  );
}
