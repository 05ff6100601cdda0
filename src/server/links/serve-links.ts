import type { FastifyInstance, FastifyReply } from 'fastify';
import { hasForbiddenCharacters, tidy } from '#model/text.ts';
import { MAX_REASON } from '#model/limits.ts';
import { servePass } from '../checkin/serve-pass.ts';
import type { Context, Scope } from '../context.ts';
import { aboutLink } from './about-link.ts';
import { answerLink } from './answer-link.ts';
import { answerInPages, sendPage } from './answer-in-pages.ts';
import { answersTo, type Answer } from './answers.ts';
import type { Link, SeatLink } from './link.ts';
import { outcomePage, questionPage } from './link-page.ts';
import { secretOf } from './named-tenant.ts';
import { sendRefusal, sendUnknown, sendWhyNot, type Answering } from './refusals.ts';
import { holderOf } from './holder-of.ts';
import { serveFeedback } from './serve-feedback.ts';
import { readLink } from './sign-link.ts';
import { formIn, takeForms } from './take-forms.ts';

/** What a request is answered from. */
interface Opened extends Answering {
  link: SeatLink;
  scope: Scope;
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
      const { token } = request.params as { token: string };
      const link = await linkIn(context, token);
      if (!link) return sendUnknown(reply, texts);
      const isExpired = Date.parse(link.expiresAt) <= context.clock().getTime();
      if (isExpired) return sendRefusal({ reply: reply.code(410), texts }, { title: 'link.expired' });
      const { scope, language } = await holderOf(context, link);
      const opened = { scope, texts: await textsFor(request, language), reply };
      const form = formIn(request);
      if (link.purpose === 'checkIn') return servePass({ ...opened, link, token });
      if (link.purpose === 'feedback') return serveFeedback({ ...opened, link }, form);
      return form ? takeAnswer({ ...opened, link }, form) : ask({ ...opened, link });
    },
  });
}

async function linkIn(context: Context, token: string): Promise<Link | undefined> {
  return readLink(token, (id) => secretOf(context, id));
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
  const about = await aboutLink(scope, link, texts);
  if (possible.length === 0) return sendWhyNot(opened, reasons, about);
  const { translate } = texts;
  const { reason = '', error } = wrong ?? {};
  const page = questionPage(texts, {
    title: translate(`link.${link.purpose}.title`),
    about,
    answers: possible.map(({ name }) => ({ name, text: translate(`link.${link.purpose}.${name}`) })),
    reason: possible.some(({ wantsReason }) => wantsReason) ? { value: reason, error } : undefined,
  });
  return sendPage(reply, page);
}

async function takeAnswer(opened: Opened, form: URLSearchParams): Promise<FastifyReply> {
  const { link, scope, texts, reply } = opened;
  const answer = answersTo[link.purpose].find(({ name }) => name === form.get('answer'));
  if (!answer) return ask({ ...opened, reply: reply.code(400) });
  const given = form.get('reason') ?? '';
  const error = answer.wantsReason ? whyReasonWrong(given) : undefined;
  if (error !== undefined) return ask({ ...opened, reply: reply.code(400) }, { reason: given, error });
  const reason = answer.wantsReason ? tidy(given) : undefined;
  const { state, errors } = await answerLink(scope, link, { answer, reason });
  const about = await aboutLink(scope, link, texts);
  if (errors) return sendWhyNot(opened, errors[''] ?? [], about);
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
