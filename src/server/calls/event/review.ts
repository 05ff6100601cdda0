import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { reviewCalls } from '#model/calls.ts';
import { entityNamed } from '#model/entities.ts';
import { formats, type FileFormat } from '../../exports/formats.ts';
import { reviewOf } from '../../review/review-of.ts';
import { reviewRows } from '../../review/review-rows.ts';
import { serveEntity } from '../serve.ts';
import { keyQuery, keyQueryWith, type KeyQuery } from '../shapes.ts';
import { feedbackRecipients } from './feedback-recipients.ts';
import { reviewShape } from './review-shape.ts';

/** GET /event/review and /event/download-review?key&format: what came of an event, for who teaches it too; and who may still say. */
export function review(app: FastifyInstance): void {
  const event = entityNamed('event');
  const common = { entity: event, tag: 'event', roles: event.access.show };
  const read = { ...common, summary: 'What came of an event', query: keyQuery, answer: reviewShape };
  serveEntity<KeyQuery>(app, reviewCalls.read, read, ({ scope, query }) => reviewOf(scope, query.key));
  const given = { ...common, summary: 'What came of an event as a file, a row for each figure', query: fileQuery };
  serveEntity<KeyQuery & { format?: FileFormat }>(app, reviewCalls.download, given, async (asked) => {
    const { scope, query, reply } = asked;
    const { key, format = 'csv' } = query;
    const rows = reviewRows(await reviewOf(scope, key));
    const day = scope.now.toISOString().slice(0, 10);
    reply.type(formats[format].type).header('content-disposition', `attachment; filename="review-${day}.${format}"`);
    return Readable.from(formats[format].write(Readable.from(rows)));
  });
  feedbackRecipients(app);
}

const fileQuery = keyQueryWith({ format: { enum: Object.keys(formats) } });
