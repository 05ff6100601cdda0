import type { FastifyInstance } from 'fastify';
import { sessionColumns } from '#model/agenda/session-columns.ts';
import { sessionCalls } from '#model/calls.ts';
import { headerOf } from '#model/csv.ts';
import { entityNamed } from '#model/entities.ts';
import { importSessions as takeIn } from '../../agenda/import-sessions.ts';
import { find } from '../../records/find.ts';
import { readFile } from '../../uploads/read-file.ts';
import { serveEntity } from '../serve.ts';
import type { KeyQuery } from '../shapes.ts';
import { reportShape, sendTemplate, UPLOAD_RATE, uploadQueryShape, type UploadQuery } from '../upload.ts';

/** GET /event/download-sessions-template and POST /event/import-sessions?key&dryRun. */
export function importSessions(app: FastifyInstance): void {
  const entity = entityNamed('event');
  const common = { entity, tag: 'event', roles: entity.access.edit };
  const given = { ...common, summary: 'The template for sessions of an event' };
  serveEntity(app, sessionCalls.sessionsTemplate, given, ({ reply }) =>
    sendTemplate(reply, headerOf(sessionColumns), 'sessions'),
  );
  const served = {
    ...common,
    summary: 'Adds the sessions of a file to an event',
    query: { ...uploadQueryShape, required: ['key'] },
    answer: reportShape,
    rate: UPLOAD_RATE,
  };
  serveEntity<KeyQuery & UploadQuery>(
    app,
    sessionCalls.importSessions,
    served,
    async ({ scope, granted, query, request }) => {
      await find(scope, granted, query.key);
      const file = await readFile(request);
      return takeIn(scope, granted, query.key, { file, isDryRun: query.dryRun === 'true' });
    },
  );
}
