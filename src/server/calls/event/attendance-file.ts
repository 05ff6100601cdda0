import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { attendanceCalls } from '#model/calls.ts';
import { entityNamed } from '#model/entities.ts';
import { attendanceRows } from '../../attendance/download-attendance.ts';
import { uploadAttendance } from '../../attendance/upload-attendance.ts';
import { csvOf } from '../../exports/csv.ts';
import { readFile } from '../../uploads/read-file.ts';
import { serveEntity } from '../serve.ts';
import { keyQuery, type KeyQuery } from '../shapes.ts';
import { reportShape, UPLOAD_RATE, uploadQueryShape, type UploadQuery } from '../upload.ts';

/** GET /event/download-attendance and POST /event/upload-attendance?key&dryRun: the register as a file, there and back. */
export function attendanceFile(app: FastifyInstance): void {
  const entity = entityNamed('event');
  const common = { entity, tag: 'event', roles: entity.access.show };
  const given = { ...common, summary: 'The register of an event as a file', query: keyQuery };
  serveEntity<KeyQuery>(app, attendanceCalls.download, given, async ({ scope, query, reply }) => {
    const rows = await attendanceRows(scope, query.key);
    reply.header(
      'content-disposition',
      `attachment; filename="attendance-${scope.now.toISOString().slice(0, 10)}.csv"`,
    );
    reply.type('text/csv; charset=utf-8');
    return Readable.from(csvOf(Readable.from(rows)));
  });
  const served = {
    ...common,
    summary: 'Takes the marks of a file over',
    query: { ...uploadQueryShape, required: ['key'] },
    answer: reportShape,
    rate: UPLOAD_RATE,
  };
  serveEntity<KeyQuery & UploadQuery>(app, attendanceCalls.upload, served, async ({ scope, query, request }) => {
    const file = await readFile(request);
    return uploadAttendance(scope, { key: query.key, file, isDryRun: query.dryRun === 'true' });
  });
}
