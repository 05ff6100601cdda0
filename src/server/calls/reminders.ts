import type { FastifyInstance } from 'fastify';
import { reminderCalls, type Call } from '#model/calls.ts';
import { entityNamed, wholeOf } from '#model/entities.ts';
import type { Event, ProgramLaunch } from '#model/generated/types.ts';
import type { ReminderPlan } from '#model/reminders.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { find } from '../records/find.ts';
import { remindersOf as remindersOfEvent } from '../reminders/reminders-of-event.ts';
import { remindersOf as remindersOfLaunch } from '../reminders/reminders-of-launch.ts';
import { cancelReminder } from './event/cancel-reminder.ts';
import { remindInstructors } from './event/remind-instructors.ts';
import { remindLearners } from './event/remind-learners.ts';
import { reminderRecipients } from './reminder-recipients.ts';
import { reminderPlanShape } from './reminder-plan-shape.ts';
import { serveEntity } from './serve.ts';
import { keyQuery, type KeyQuery } from './shapes.ts';

/** The calls on reminders: those that somebody sends, and those to come. */
export function reminders(app: FastifyInstance): void {
  remindLearners(app);
  remindInstructors(app);
  cancelReminder(app);
  reminderRecipients(app);
  // Records come from the tables that their schema has made.
  servePlan(app, 'event', {
    call: reminderCalls.ofEvent,
    summary: 'When an event is going to remind its learners, and how many',
    planOf: (scope, event) => remindersOfEvent(scope, event as unknown as Event),
  });
  servePlan(app, 'program-launch', {
    call: reminderCalls.ofLaunch,
    summary: 'When a launch is going to remind its learners, and how many',
    planOf: (scope, launch) => remindersOfLaunch(scope, launch as unknown as ProgramLaunch),
  });
}

interface Planned {
  call: Call;
  summary: string;
  planOf: (scope: Scope, record: Values) => Promise<ReminderPlan>;
}

/** GET /{entity}/reminders?key: what is going to be sent, also before the record is launched or active. */
function servePlan(app: FastifyInstance, name: string, { call, summary, planOf }: Planned): void {
  const entity = entityNamed(name);
  const served = {
    entity,
    summary,
    tag: name,
    roles: entity.access.show,
    query: keyQuery,
    answer: reminderPlanShape,
  };
  serveEntity<KeyQuery>(app, call, served, async ({ scope, query }) =>
    planOf(scope, await find(scope, wholeOf(entity), query.key)),
  );
}
