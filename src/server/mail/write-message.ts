import type { MailPreview, MailTemplate } from '#model/mail/template.ts';
import type { Facts } from './facts.ts';
import { fillTemplate } from './fill-template.ts';
import type { MailCulture } from './mail-culture.ts';
import { valuesOf } from './values-of.ts';
import { writeHtml } from './write-html.ts';
import { writeText } from './write-text.ts';

/** The message that a template makes of facts. */
export function writeMessage(template: MailTemplate, facts: Facts, written: MailCulture): MailPreview {
  const mail = fillTemplate(template, valuesOf(facts, written));
  return { subject: mail.subject, text: writeText(mail), html: writeHtml(mail, written) };
}
