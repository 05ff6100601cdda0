import type { FastifyInstance } from 'fastify';
import { sessionCalls } from '#model/calls.ts';
import { entityNamed } from '#model/entities.ts';
import type { Values } from '#model/values.ts';
import { conflictsOf } from '../../agenda/conflicts-of.ts';
import { planEvent } from '../../agenda/plan-event.ts';
import { eventAsked } from '../../agenda/event-asked.ts';
import { sessionsOf } from '../../stores/sessions.ts';
import { conflictsShape, zonedAgendaShape } from '../agenda-shapes.ts';
import { recordBody } from '../record-body.ts';
import { serveEntity } from '../serve.ts';
import { keyQuery } from '../shapes.ts';

/**
 * POST /event/check-conflicts?key: what would stand against an agenda; nothing is written. Without a key it is that of an
 * event which is being added, whose fields are in the body.
 */
export function checkConflicts(app: FastifyInstance): void {
  const entity = entityNamed('event');
  const served = {
    entity,
    summary: 'What stands against an agenda',
    tag: 'event',
    roles: entity.access.edit,
    query: { ...keyQuery, required: [] },
    body: shape,
    answer: conflictsShape,
    isCheckedByHandler: true,
  };
  serveEntity<Values>(app, sessionCalls.checkConflicts, served, async ({ scope, query, body }) => {
    const { version: _version, event: typed, timeZone: zone, ...agenda } = recordBody(body);
    const stored = await eventAsked(scope, query, typed, asked);
    const event = { ...stored, timeZone: zone ?? stored['timeZone'] };
    const before = await sessionsOf(scope, String(stored['key']));
    const planned = await planEvent(scope, event, agenda, before);
    return { conflicts: await conflictsOf(scope, event, planned) };
  });
}

/** What conflicts depend on beside the sessions. */
const asked = ['mode', 'timeZone', 'holidayMarking', 'maxAttendees'];

const shape = {
  ...zonedAgendaShape,
  properties: {
    ...(zonedAgendaShape['properties'] as object),
    event: { type: 'object', description: `Of an event without a key: ${asked.join(', ')}` },
  },
};
