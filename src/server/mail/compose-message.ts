import { isDeepStrictEqual } from 'node:util';
import { languageOf } from '#model/languages.ts';
import { isNoticeKind, type NoticeKind } from '#model/mail/notice-kinds.ts';
import type { MailPreview } from '#model/mail/template.ts';
import type { Scope } from '../context.ts';
import { languageOfLearner } from '../language-of-learner.ts';
import type { Facts } from './facts.ts';
import { fillTemplate, type FilledMail, type Line } from './fill-template.ts';
import { invite } from './invite.ts';
import { mailCultureOf, type MailCulture } from './mail-culture.ts';
import type { NoticeToSend, Recipient } from './notice-to-send.ts';
import { readFacts } from './read-facts.ts';
import { templateOf } from './templates.ts';
import { valuesOf } from './values-of.ts';
import type { CalendarPart } from './write-invitation.ts';
import { writeMail } from './write-message.ts';

/** What somebody is sent. The text alone is what goes by other channels than mail. */
export interface Message extends MailPreview {
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

/** What a notice says to its recipient. */
export interface ComposedNotice {
  facts: Facts;
  mail: FilledMail;
  calendar: readonly CalendarPart[];
}

/** The message of one notice: `composeNotice` and `messageOf`. */
export async function composeMessage(scope: Scope, notice: NoticeToSend, recipient: Recipient): Promise<Message> {
  return messageOf(scope, [await composeNotice(scope, notice, recipient)], recipient);
}

/**
 * What a notice says of what is true now, in the recipient's language or else the installation's. What their calendar is
 * told with it is remembered: whoever only looks does so in a transaction that is taken back. Throws 404 where what it
 * tells of is gone, and an error for a kind that has no template.
 */
export async function composeNotice(scope: Scope, notice: NoticeToSend, recipient: Recipient): Promise<ComposedNotice> {
  const { kind } = notice;
  if (!isNoticeKind(kind)) throw new Error(`No template is called "${kind}".`);
  const facts = await readFacts(scope, notice, recipient);
  const calendar = await invite(scope, notice, { facts, recipient });
  return { facts, calendar, mail: await filled(scope, kind, { facts, written: cultureFor(scope, recipient) }) };
}

/** The message that takes notices to a recipient: several of one event stand in the mail of the day. */
export async function messageOf(
  scope: Scope,
  notices: readonly ComposedNotice[],
  recipient: Recipient,
): Promise<Message> {
  const [first, ...others] = notices;
  if (!first) throw new Error('No message says nothing.');
  const written = cultureFor(scope, recipient);
  const mail = others.length === 0 ? first.mail : await mailAround(scope, notices, { facts: first.facts, written });
  return { ...writeMail(mail, written), ...withCalendar(onceEach(notices.flatMap(({ calendar }) => calendar))) };
}

interface About {
  facts: Facts;
  written: MailCulture;
}

async function mailAround(scope: Scope, notices: readonly ComposedNotice[], about: About): Promise<FilledMail> {
  const around = await filled(scope, 'event.mailOfTheDay', about);
  return { ...around, parts: notices.map(({ mail }) => withoutGreetingOf(around, mail)) };
}

/** Nobody is greeted twice in one mail; what goes on after a greeting in lower case begins by itself then. */
function withoutGreetingOf({ paragraphs: [greeting] }: FilledMail, mail: FilledMail): FilledMail {
  const [first, second = [], ...others] = mail.paragraphs;
  return isDeepStrictEqual(first, greeting) ? { ...mail, paragraphs: [begun(second), ...others] } : mail;
}

function begun([first, ...others]: readonly Line[]): Line[] {
  if (!first) return [];
  return 'text' in first ? [{ ...first, text: first.text.replace(/^./u, upperCase) }, ...others] : [first, ...others];
}

function upperCase(letter: string): string {
  return letter.toUpperCase();
}

async function filled(scope: Scope, kind: NoticeKind, { facts, written }: About): Promise<FilledMail> {
  return fillTemplate(await templateOf(scope, kind, written.language), valuesOf(facts, written));
}

function cultureFor({ site }: Scope, { language }: Recipient): MailCulture {
  return mailCultureOf(languageOfLearner(language) ?? languageOf(site.culture));
}

/** Several notices of one mail tell a calendar the same. */
function onceEach(parts: readonly CalendarPart[]): CalendarPart[] {
  return [...new Map(parts.map((part) => [part.content, part])).values()];
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
