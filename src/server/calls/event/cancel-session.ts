import type { FastifyInstance } from 'fastify';
import { sessionCalls } from '#model/calls.ts';
import { entityNamed } from '#model/entities.ts';
import type { JsonSchema } from '#model/variants.ts';
import { cancelSession, restoreSession } from '../../agenda/cancel-session.ts';
import { versionedAgendaShape } from '../agenda-shapes.ts';
import { serveEntity } from '../serve.ts';
import { keyQuery, type KeyQuery } from '../shapes.ts';

interface Asked {
  sessionKey: string;
  version?: number;
}

/** POST /event/cancel-session?key and /event/restore-session?key: one session, which keeps its place. */
export function cancelAndRestoreSession(app: FastifyInstance): void {
  const entity = entityNamed('event');
  const common = {
    entity,
    tag: 'event',
    roles: entity.access.edit,
    query: keyQuery,
    answer: versionedAgendaShape,
  };
  const cancelled = { ...common, summary: 'Cancels one session, with a reason', body: cancelShape };
  serveEntity<KeyQuery, Asked & { reason: string }>(
    app,
    sessionCalls.cancelSession,
    cancelled,
    ({ scope, granted, query, body }) => cancelSession(scope, granted, { ...body, key: query.key }),
  );
  const restored = { ...common, summary: 'Lets a cancelled session take place after all', body: restoreShape };
  serveEntity<KeyQuery, Asked>(app, sessionCalls.restoreSession, restored, ({ scope, granted, query, body }) =>
    restoreSession(scope, granted, { ...body, key: query.key }),
  );
}

const restoreShape: JsonSchema = {
  type: 'object',
  required: ['sessionKey'],
  additionalProperties: false,
  properties: { sessionKey: { type: 'string', minLength: 1, maxLength: 100 }, version: { type: 'integer' } },
};

const cancelShape: JsonSchema = {
  ...restoreShape,
  required: ['sessionKey', 'reason'],
  properties: {
    ...(restoreShape['properties'] as JsonSchema),
    reason: { type: 'string', minLength: 10, maxLength: 255, pattern: String.raw`\S` },
  },
};
