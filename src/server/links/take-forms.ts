import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A hundred long answers in any script. */
const MAX_FORM_BYTES = 2 * 1024 * 1024;

/** The only bodies that an app takes are those of its pages' own forms. */
export function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const form = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(form, { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_request, body, done) =>
    done(null, new URLSearchParams(body as string)),
  );
}

/** What was sent; undefined where a page is only looked at. */
export function formIn({ method, body }: FastifyRequest): URLSearchParams | undefined {
  if (method !== 'POST') return undefined;
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}
