import type { FastifyInstance } from 'fastify';
import { launchUserCalls } from '#model/calls.ts';
import { headerOf } from '#model/csv.ts';
import { entityNamed, wholeOf } from '#model/entities.ts';
import { launchUserColumns } from '#model/launch-users.ts';
import { find } from '../../records/find.ts';
import { readFile } from '../../uploads/read-file.ts';
import { uploadUsers as takeIn } from '../../uploads/upload-users.ts';
import { serveEntity } from '../serve.ts';
import type { KeyQuery } from '../shapes.ts';
import { reportShape, sendTemplate, UPLOAD_RATE, uploadQueryShape, type UploadQuery } from '../upload.ts';
import { openLaunch } from './users.ts';

/** GET /program-launch/download-users-template and POST /program-launch/upload-users?key&dryRun. */
export function uploadUsers(app: FastifyInstance): void {
  const entity = entityNamed('program-launch');
  const common = { entity, tag: 'program-launch', roles: entity.access.edit };
  const given = { ...common, summary: 'The template for users of a launch' };
  serveEntity(app, launchUserCalls.template, given, ({ reply }) =>
    sendTemplate(reply, headerOf(launchUserColumns), 'users'),
  );
  const served = {
    ...common,
    summary: 'Assigns the learners of a file to a launch',
    query: { ...uploadQueryShape, required: ['key'] },
    answer: reportShape,
    rate: UPLOAD_RATE,
  };
  serveEntity<KeyQuery & UploadQuery>(app, launchUserCalls.upload, served, async ({ scope, query, request }) => {
    openLaunch(await find(scope, wholeOf(entity), query.key));
    const file = await readFile(request);
    return takeIn(scope, query.key, { file, isDryRun: query.dryRun === 'true' });
  });
}
