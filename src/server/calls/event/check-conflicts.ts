import type { FastifyInstance } from 'fastify';
import { sessionCalls } from '#model/calls.ts';
import { entityNamed, wholeOf } from '#model/entities.ts';
import type { Values } from '#model/values.ts';
import { conflictsOf } from '../../agenda/conflicts-of.ts';
import { planEvent } from '../../agenda/plan-event.ts';
import { find } from '../../records/find.ts';
import { sessionsOf } from '../../stores/sessions.ts';
import { conflictsShape, zonedAgendaShape } from '../agenda-shapes.ts';
import { keyIn, recordBody } from '../record-body.ts';
import { serveEntity } from '../serve.ts';
import { keyQuery } from '../shapes.ts';

/** POST /event/check-conflicts?key: what would stand against an agenda; nothing is written. */
export function checkConflicts(app: FastifyInstance): void {
  const entity = entityNamed('event');
  const served = {
    entity,
    summary: 'What stands against an agenda',
    tag: 'event',
    roles: entity.access.edit,
    query: keyQuery,
    body: zonedAgendaShape,
    answer: conflictsShape,
    isCheckedByHandler: true,
  };
  serveEntity<Values>(app, sessionCalls.checkConflicts, served, async ({ scope, query, body }) => {
    const stored = await find(scope, wholeOf(entity), keyIn(query));
    const { version: _version, timeZone = stored['timeZone'], ...agenda } = recordBody(body);
    const event = { ...stored, timeZone };
    const planned = await planEvent(scope, event, agenda, await sessionsOf(scope, String(stored['key'])));
    return { conflicts: await conflictsOf(scope, event, planned) };
  });
}
