import type { MailPreview, MailTemplate } from '#model/mail/template.ts';
import type { Facts } from './facts.ts';
import { fillTemplate, type FilledMail } from './fill-template.ts';
import type { MailCulture } from './mail-culture.ts';
import { valuesOf } from './values-of.ts';
import { writeHtml } from './write-html.ts';
import { writeText } from './write-text.ts';

/** The message that a template makes of facts. */
export function writeMessage(template: MailTemplate, facts: Facts, written: MailCulture): MailPreview {
  return writeMail(fillTemplate(template, valuesOf(facts, written)), written);
}

export function writeMail(mail: FilledMail, written: MailCulture): MailPreview {
  return { subject: mail.subject, text: writeText(mail), html: writeHtml(mail, written) };
}
