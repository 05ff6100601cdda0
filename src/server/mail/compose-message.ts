import { languageOf, type Language } from '#model/languages.ts';
import { isNoticeKind } from '#model/mail/notice-kinds.ts';
import type { MailPreview } from '#model/mail/template.ts';
import type { Scope } from '../context.ts';
import { invite } from './invite.ts';
import { mailCultureOf } from './mail-culture.ts';
import type { NoticeToSend, Recipient } from './notice-to-send.ts';
import { readFacts } from './read-facts.ts';
import { templateOf } from './templates.ts';
import type { CalendarPart } from './write-invitation.ts';
import { writeMessage } from './write-message.ts';

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

/**
 * The message of a notice to a recipient, of what is true now, in the recipient's language or else the installation's.
 * What their calendar is told with it is remembered: whoever only looks does so in a transaction that is taken back.
 * Throws 404 where what it tells of is gone, and an error for a kind that has no template.
 */
export async function composeMessage(scope: Scope, notice: NoticeToSend, recipient: Recipient): Promise<Message> {
  const { kind } = notice;
  if (!isNoticeKind(kind)) throw new Error(`No template is called "${kind}".`);
  const { language } = recipient;
  const written = mailCultureOf(language ? languages[language] : languageOf(scope.site.culture));
  const facts = await readFacts(scope, notice, recipient);
  const parts = await invite(scope, notice, { facts, recipient });
  const template = await templateOf(scope, kind, written.language);
  return { ...writeMessage(template, facts, written), ...withCalendar(parts) };
}

/** By what records call them. */
const languages: Record<NonNullable<Recipient['language']>, Language> = {
  English: 'en',
  German: 'de',
  Hindi: 'hi',
  Arabic: 'ar',
};

function withCalendar([first, ...others]: readonly CalendarPart[]): Pick<Message, 'icalEvent' | 'attachments'> {
  if (!first) return {};
  const attachments = others.map(({ method, content }, index) => ({
    filename: `session-${index + 2}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content,
  }));
  return { icalEvent: { ...first, filename: 'session-1.ics' }, attachments };
}
