import type { FastifyInstance } from 'fastify';
import { nominationCalls } from '#model/calls.ts';
import { entityNamed } from '#model/entities.ts';
import { changesOf } from '../../stores/event-changes.ts';
import { object } from '../selection.ts';
import { serveEntity } from '../serve.ts';
import { keyQuery, type KeyQuery } from '../shapes.ts';

const event = entityNamed('event');

/** GET /event/changes?key: asked often by whoever looks at an event, and answered by one small statement. */
export function changes(app: FastifyInstance): void {
  const served = {
    entity: event,
    summary: 'A text that is another one when the event or one of its nominations has changed',
    tag: 'event',
    roles: event.access.show,
    query: keyQuery,
    answer: object({ version: { type: 'string' } }),
  };
  serveEntity<KeyQuery>(app, nominationCalls.changes, served, async ({ scope, query }) => ({
    version: await changesOf(scope, query.key),
  }));
}
