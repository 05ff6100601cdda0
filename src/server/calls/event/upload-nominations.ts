import type { FastifyInstance } from 'fastify';
import { nominationCalls } from '#model/calls.ts';
import { headerOf } from '#model/csv.ts';
import { entityNamed } from '#model/entities.ts';
import { nominationColumns, uploadNominations as takeIn } from '../../nominations/upload-nominations.ts';
import { readFile } from '../../uploads/read-file.ts';
import { serveEntity } from '../serve.ts';
import type { KeyQuery } from '../shapes.ts';
import { reportShape, sendTemplate, UPLOAD_RATE, uploadQueryShape, type UploadQuery } from '../upload.ts';

/** GET /event/download-nominations-template and POST /event/upload-nominations?key&dryRun. */
export function uploadNominations(app: FastifyInstance): void {
  const entity = entityNamed('event');
  const common = { entity, tag: 'event', roles: entity.access.edit };
  const given = { ...common, summary: 'The template for nominations for an event' };
  serveEntity(app, nominationCalls.template, given, ({ reply }) =>
    sendTemplate(reply, headerOf(nominationColumns), 'nominations'),
  );
  const served = {
    ...common,
    summary: 'Nominates the learners of a file for an event',
    query: { ...uploadQueryShape, required: ['key'] },
    answer: reportShape,
    rate: UPLOAD_RATE,
  };
  serveEntity<KeyQuery & UploadQuery>(app, nominationCalls.upload, served, async (asked) => {
    const { scope, query, request } = asked;
    const file = await readFile(request);
    return takeIn(scope, { key: query.key, file, isDryRun: query.dryRun === 'true' });
  });
}
