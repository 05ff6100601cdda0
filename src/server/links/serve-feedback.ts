import type { FastifyReply } from 'fastify';
import type { Scope } from '../context.ts';
import { readAnswers } from '../feedback/read-answers.ts';
import { inTransaction } from '../records/in-transaction.ts';
import { hasAnswered, writeAnswer, type Answering as Answerer } from '../stores/feedback-answers.ts';
import { roundOf, type FeedbackRound } from '../stores/feedback-rounds.ts';
import { managersOf } from '../stores/managers.ts';
import { aboutLink } from './about-link.ts';
import { sendPage } from './answer-in-pages.ts';
import { feedbackPage } from './feedback-page.ts';
import type { FeedbackLink } from './link.ts';
import { outcomePage } from './link-page.ts';
import { sendUnknown, sendWhyNot, type Answering } from './refusals.ts';

interface Opened extends Answering {
  link: FeedbackLink;
  scope: Scope;
}

/** Shows a form for feedback, and takes what was answered to it, once; `form` is undefined where it is only looked at. */
export async function serveFeedback(opened: Opened, form: URLSearchParams | undefined): Promise<FastifyReply> {
  const { link, scope, texts, reply } = opened;
  const round = await roundOf(scope, link.eventKey, link.roundKey);
  if (!round) return sendUnknown(reply, texts);
  const about = await aboutLink(scope, { ...link, sessionKey: round.sessionKey }, texts);
  const reasons = await whyRefused(scope, link);
  if (reasons.length > 0) return sendWhyNot(opened, reasons, about);
  const { answers, errors } = form ? readAnswers(round.questions, form) : nothing;
  if (form && errors.size === 0) {
    const isTaken = await take(scope, { link, round, answers });
    if (!isTaken) return sendWhyNot(opened, ['link.used'], about);
    const lines = [texts.translate('feedback.done')];
    return sendPage(reply, outcomePage(texts, { title: texts.translate('link.done'), lines, about }));
  }
  const page = feedbackPage(texts, {
    title: texts.translate(`feedback.title.${round.audience}`),
    about,
    note: texts.translate(round.anonymous ? 'feedback.anonymous' : 'feedback.named'),
    questions: round.questions,
    given: form ?? new URLSearchParams(),
    errors,
  });
  return sendPage(form ? reply.code(400) : reply, page);
}

const nothing: ReturnType<typeof readAnswers> = { answers: [], errors: new Map() };

/** The message keys of why a link is of no use any more. */
async function whyRefused(scope: Scope, link: FeedbackLink): Promise<string[]> {
  if (await hasAnswered(scope, answererOf(link))) return ['link.used'];
  const { learnerKey, actorKey } = link;
  if (learnerKey === undefined) return [];
  const managers = await managersOf(scope, [learnerKey]);
  return managers.get(learnerKey) === actorKey ? [] : ['link.manager.changed'];
}

interface Taken {
  link: FeedbackLink;
  round: FeedbackRound;
  answers: ReturnType<typeof readAnswers>['answers'];
}

function take(scope: Scope, { link, round, answers }: Taken): Promise<boolean> {
  const recipientName = round.anonymous ? null : scope.caller.name;
  return inTransaction(scope, {}, (within) => writeAnswer(within, answererOf(link), { recipientName, answers }));
}

function answererOf({ roundKey, actorKey, learnerKey }: FeedbackLink): Answerer {
  return { roundKey, recipientKey: actorKey, learnerKey: learnerKey ?? null };
}
