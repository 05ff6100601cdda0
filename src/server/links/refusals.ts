import type { FastifyReply } from 'fastify';
import { sendPage } from './answer-in-pages.ts';
import { outcomePage, type About } from './link-page.ts';
import type { PageTexts } from './page-texts.ts';

/** What a page is answered with. */
export interface Answering {
  texts: PageTexts;
  reply: FastifyReply;
}

/** Message keys of what is refused and why. */
interface Refusal {
  title: string;
  reasons?: readonly string[];
  about?: About;
}

/** Also says what can be done. */
export function sendRefusal({ reply, texts }: Answering, { title, reasons = [], about }: Refusal): FastifyReply {
  const { translate } = texts;
  const lines = [...new Set([...reasons, 'link.help'])].map((key) => translate(key));
  return sendPage(reply, outcomePage(texts, { title: translate(title), lines, about }));
}

/** Why what a link is for can not be done: it was, or something stands against it. */
export function sendWhyNot({ reply, texts }: Answering, reasons: readonly string[], about: About): FastifyReply {
  const isUsed = reasons.includes('link.used');
  const refusal = isUsed ? { title: 'link.used', about } : { title: 'link.refused', reasons, about };
  return sendRefusal({ reply: reply.code(isUsed ? 410 : 409), texts }, refusal);
}

export function sendUnknown(reply: FastifyReply, texts: PageTexts): FastifyReply {
  return sendRefusal({ reply: reply.code(404), texts }, { title: 'link.unknown', reasons: ['link.unknown.help'] });
}
