import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FieldErrors } from '#model/validate.ts';
import type { Context } from '../context.ts';
import { problemOf } from '../hooks/answer-errors.ts';
import { ofRecord, Problem } from '../problems.ts';
import { outcomePage } from './link-page.ts';
import { pagePolicy } from './page-style.ts';
import { pageTextsFor, type PageTexts } from './page-texts.ts';

/** Of one address, which a whole office may share. */
const RATE = { max: 300, timeWindow: 60_000 };

/** Nobody keeps these pages, tells where they are, or finds them. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': pagePolicy,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

type TextsFor = (request: FastifyRequest, language?: string) => Promise<PageTexts>;

type SendUnknown = (reply: FastifyReply, texts: PageTexts) => FastifyReply;

/**
 * Whatever an app answers people without an account is a page of its own, also what goes wrong: `sendUnknown` says what
 * is not there. Answers the texts of a request, in the language of who reads them where that is known.
 */
export async function answerInPages(
  app: FastifyInstance,
  { config }: Context,
  sendUnknown: SendUnknown,
): Promise<TextsFor> {
  const textsFor: TextsFor = ({ headers: { 'accept-language': wanted } }, language = wanted) =>
    pageTextsFor(language, config.cultureName);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  await app.register(rateLimit, { ...RATE, hook: 'onRequest' });
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const problem = problemOf(error);
    if (!problem) request.log.error({ err: error }, 'request failed');
    const texts = await textsFor(request);
    if (problem?.status === 404) return sendUnknown(reply, texts);
    const { status, headers: more, body } = problem ?? somethingWentWrong;
    const { errors } = body as { errors?: FieldErrors };
    const title = texts.translate(errors?.['']?.[0] ?? 'common.badRequest');
    reply.code(status).headers(more);
    return sendPage(reply, outcomePage(texts, { title, lines: [] }));
  });
  return textsFor;
}

const somethingWentWrong = new Problem(500, ofRecord('common.somethingWentWrong'));

export function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}
