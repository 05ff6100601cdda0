import type { MailTemplate } from '#model/mail/template.ts';

/** Writes templates that greet with these words: subject, then paragraphs. */
export function greetingWith(hello: string) {
  return (subject: string, ...paragraphs: string[]): MailTemplate => ({
    subject,
    body: [hello, ...paragraphs].join('\n\n'),
  });
}
