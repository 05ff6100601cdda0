import type { FastifyInstance } from 'fastify';
import { depthOf } from '#model/json-depth.ts';
import { MAX_BODY_DEPTH } from '#model/limits.ts';
import { ofRecord, Problem } from '../problems.ts';

/**
 * The only body that the API takes: JSON in UTF-8, nested no deeper than 32 levels, without `__proto__`.
 * Depth is measured on the text: what is nested thousands of levels deep must not even be walked.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const charset = /charset=["']?([\w-]+)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
    if (!/^utf-?8$/i.test(charset)) return done(new Problem(415, ofRecord('common.unsupportedType')));
    const text = decoded(body as Buffer);
    if (text === undefined || depthOf(text) > MAX_BODY_DEPTH) return done(badRequest());
    return parse(request, text, (error, value) => (error ? done(badRequest()) : done(null, value)));
  });
  // What ra-data-simple-rest says of a DELETE, which has no body.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
    done(body === '' ? null : new Problem(415, ofRecord('common.unsupportedType'))),
  );
}

function badRequest(): Problem {
  return new Problem(400, ofRecord('common.badRequest'));
}

function decoded(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}
