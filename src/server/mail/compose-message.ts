import { languageOf } from '#model/languages.ts';
import { isNoticeKind } from '#model/mail/notice-kinds.ts';
import type { MailTemplate } from '#model/mail/template.ts';
import type { Scope } from '../context.ts';
import { builtInTemplate } from './built-in/templates.ts';
import type { Facts } from './facts.ts';
import { fillTemplate } from './fill-template.ts';
import { invite } from './invite.ts';
import { mailCultureOf, type MailCulture } from './mail-culture.ts';
import type { NoticeToSend, Recipient } from './notice-to-send.ts';
import { readFacts } from './read-facts.ts';
import { valuesOf } from './values-of.ts';
import { writeHtml } from './write-html.ts';
import type { CalendarPart } from './write-invitation.ts';
import { writeText } from './write-text.ts';

/** What somebody is sent. The text alone is what goes by other channels than mail. */
export interface Message {
  subject: string;
  text: string;
  html: string;
  /** What the recipient's calendar takes by itself. */
  icalEvent?: CalendarPart & { filename: string };
  /** What it takes when it is opened: of several sessions all but the first. */
  attachments?: Attachment[];
}

interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

/**
 * The message of a notice to a recipient, of what is true now, in the recipient's language or else the installation's.
 * Throws 404 where what it tells of is gone, and an error for a kind that has no template.
 */
export async function composeMessage(scope: Scope, notice: NoticeToSend, recipient: Recipient): Promise<Message> {
  const { kind } = notice;
  if (!isNoticeKind(kind)) throw new Error(`No template is called "${kind}".`);
  const written = mailCultureOf(languageOf(recipient.language || scope.site.culture));
  const facts = await readFacts(scope, notice, recipient);
  const parts = await invite(scope, notice, { facts, recipient });
  return { ...writeMessage(builtInTemplate(kind, written.language), facts, written), ...withCalendar(parts) };
}

function withCalendar([first, ...others]: readonly CalendarPart[]): Pick<Message, 'icalEvent' | 'attachments'> {
  if (!first) return {};
  const attachments = others.map(({ method, content }, index) => ({
    filename: `session-${index + 2}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content,
  }));
  return { icalEvent: { ...first, filename: 'session-1.ics' }, attachments };
}

/** The message that a template makes of facts. */
export function writeMessage(template: MailTemplate, facts: Facts, written: MailCulture): Message {
  const mail = fillTemplate(template, valuesOf(facts, written));
  return { subject: mail.subject, text: writeText(mail), html: writeHtml(mail, written) };
}
