import type { FastifyInstance } from 'fastify';
import { reminderCalls } from '#model/calls.ts';
import { entityNamed, wholeOf } from '#model/entities.ts';
import type { Event } from '#model/generated/types.ts';
import { find } from '../../records/find.ts';
import { remindersOf } from '../../reminders/reminders-of-event.ts';
import { reminderPlanShape } from '../reminder-plan-shape.ts';
import { serveEntity } from '../serve.ts';
import { keyQuery, type KeyQuery } from '../shapes.ts';

const event = entityNamed('event');

/** GET /event/reminders?key: what is going to be sent, also before the event is launched. */
export function remindersOfEvent(app: FastifyInstance): void {
  const served = {
    entity: event,
    summary: 'When an event is going to remind its learners, and how many',
    tag: 'event',
    roles: event.access.show,
    query: keyQuery,
    answer: reminderPlanShape,
  };
  serveEntity<KeyQuery>(app, reminderCalls.ofEvent, served, async ({ scope, query }) =>
    // Records come from the tables that their schema has made.
    remindersOf(scope, (await find(scope, wholeOf(event), query.key)) as unknown as Event),
  );
}
