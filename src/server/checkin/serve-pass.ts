import type { FastifyReply } from 'fastify';
import type { Scope } from '../context.ts';
import { aboutLink } from '../links/about-link.ts';
import { sendPage } from '../links/answer-in-pages.ts';
import type { CheckInLink } from '../links/link.ts';
import { outcomePage } from '../links/link-page.ts';
import { sendWhyNot, type Answering } from '../links/refusals.ts';
import { seatOf } from '../stores/check-in.ts';
import { cookieOf } from './check-in-pass.ts';

interface Opened extends Answering {
  link: CheckInLink;
  scope: Scope;
  /** Of which the link was read. */
  token: string;
}

/**
 * Has the browser know from now on whose seat it is, so that they check in by the code of the room alone. Nothing is
 * marked by it, so it may be opened on as many phones as one likes.
 */
export async function servePass(opened: Opened): Promise<FastifyReply> {
  const { link, scope, token, texts, reply } = opened;
  const about = await aboutLink(scope, link, texts);
  const seat = await seatOf(scope, link.eventKey, link.learnerKey);
  if (!seat) return sendWhyNot(opened, ['nomination.state.refused'], about);
  const lines = ['checkIn.pass.known', 'checkIn.pass.scan'].map((key) => texts.translate(key, { name: seat.name }));
  reply.header('set-cookie', cookieOf(scope.site, link, token, scope.now));
  return sendPage(reply, outcomePage(texts, { title: texts.translate('checkIn.pass.title'), lines, about }));
}
