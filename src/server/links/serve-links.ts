import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasForbiddenCharacters, tidy } from '#model/text.ts';
import { MAX_REASON } from '#model/limits.ts';
import type { Context, Scope } from '../context.ts';
import { linkSecretOf } from '../stores/links.ts';
import { aboutLink } from './about-link.ts';
import { answerLink, scopeOfLink } from './answer-link.ts';
import { answerInPages, sendPage } from './answer-in-pages.ts';
import { answersTo, type Answer } from './answers.ts';
import type { Link } from './link.ts';
import { outcomePage, questionPage, type About } from './link-page.ts';
import type { PageTexts } from './page-texts.ts';
import { readLink } from './sign-link.ts';

const MAX_FORM_BYTES = 8 * 1024;

/** What a request is answered from. */
interface Opened {
  link: Link;
  scope: Scope;
  texts: PageTexts;
  reply: FastifyReply;
}

/**
 * GET and POST /:token: pages for people without an account. GET tells what the link is about and asks, however often it
 * is fetched; only POST changes something.
 */
export async function serveLinks(app: FastifyInstance, context: Context): Promise<void> {
  takeForms(app);
  const textsFor = await answerInPages(app, context, sendUnknown);
  app.route({
    method: ['GET', 'POST'],
    url: '/:token',
    config: { isPublic: true },
    handler: async (request, reply) => {
      const texts = await textsFor(request);
      const link = await linkIn(context, request);
      if (!link) return sendUnknown(reply, texts);
      const isExpired = Date.parse(link.expiresAt) <= context.clock().getTime();
      if (isExpired) return sendRefusal(reply.code(410), texts, { title: 'link.expired' });
      const opened = { link, scope: await scopeOfLink(context, link), texts, reply };
      return request.method === 'POST' ? takeAnswer(opened, request.body) : ask(opened);
    },
  });
}

/** The only bodies are those of the pages' own forms. */
function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const form = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(form, { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_request, body, done) =>
    done(null, new URLSearchParams(body as string)),
  );
}

async function linkIn({ config, database }: Context, { params }: FastifyRequest): Promise<Link | undefined> {
  const { token } = params as { token: string };
  return readLink(token, async (id) => {
    const tenant = config.tenants.find((one) => one.id === id);
    return tenant && linkSecretOf({ tenant, db: database.forTenant(id) });
  });
}

/** Asks what can be answered now: each is tried, and taken back. */
async function ask(opened: Opened, wrong?: { reason: string; error: string }): Promise<FastifyReply> {
  const { link, scope, texts, reply } = opened;
  const possible: Answer[] = [];
  const reasons: string[] = [];
  for (const answer of answersTo[link.purpose]) {
    const { errors } = await answerLink(scope, link, { answer, isDryRun: true });
    if (errors) reasons.push(...(errors[''] ?? []));
    else possible.push(answer);
  }
  if (possible.length === 0) return tellWhyNot(opened, reasons);
  const { translate } = texts;
  const { reason = '', error } = wrong ?? {};
  const page = questionPage(texts, {
    title: translate(`link.${link.purpose}.title`),
    about: await aboutLink(scope, link, texts),
    answers: possible.map(({ name }) => ({ name, text: translate(`link.${link.purpose}.${name}`) })),
    reason: possible.some(({ wantsReason }) => wantsReason) ? { value: reason, error } : undefined,
  });
  return sendPage(reply, page);
}

async function takeAnswer(opened: Opened, body: unknown): Promise<FastifyReply> {
  const { link, scope, texts, reply } = opened;
  const form = body instanceof URLSearchParams ? body : new URLSearchParams();
  const answer = answersTo[link.purpose].find(({ name }) => name === form.get('answer'));
  if (!answer) return ask({ ...opened, reply: reply.code(400) });
  const given = form.get('reason') ?? '';
  const error = answer.wantsReason ? whyReasonWrong(given) : undefined;
  if (error !== undefined) return ask({ ...opened, reply: reply.code(400) }, { reason: given, error });
  const reason = answer.wantsReason ? tidy(given) : undefined;
  const { state, errors } = await answerLink(scope, link, { answer, reason });
  if (errors) return tellWhyNot(opened, errors[''] ?? []);
  const about = await aboutLink(scope, link, texts);
  const lines = [texts.translate(`link.done.${state}`)];
  return sendPage(reply, outcomePage(texts, { title: texts.translate('link.done'), lines, about }));
}

/** The message key of what is wrong with a reason. */
function whyReasonWrong(reason: string): string | undefined {
  if (hasForbiddenCharacters(reason)) return 'validation.characters';
  const { length } = tidy(reason);
  if (length === 0) return 'nomination.reason.required';
  return length > MAX_REASON ? 'common.tooLarge' : undefined;
}

async function tellWhyNot({ link, scope, texts, reply }: Opened, reasons: string[]): Promise<FastifyReply> {
  const isUsed = reasons.includes('link.used');
  const about = await aboutLink(scope, link, texts);
  const refusal = isUsed ? { title: 'link.used', about } : { title: 'link.refused', reasons, about };
  return sendRefusal(reply.code(isUsed ? 410 : 409), texts, refusal);
}

/** Message keys of what is refused and why. */
interface Refusal {
  title: string;
  reasons?: readonly string[];
  about?: About;
}

/** Also says what can be done. */
function sendRefusal(reply: FastifyReply, texts: PageTexts, { title, reasons = [], about }: Refusal): FastifyReply {
  const { translate } = texts;
  const lines = [...new Set([...reasons, 'link.help'])].map((key) => translate(key));
  return sendPage(reply, outcomePage(texts, { title: translate(title), lines, about }));
}

function sendUnknown(reply: FastifyReply, texts: PageTexts): FastifyReply {
  return sendRefusal(reply.code(404), texts, { title: 'link.unknown', reasons: ['link.unknown.help'] });
}
